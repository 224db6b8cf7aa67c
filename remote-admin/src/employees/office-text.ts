import type { employeeTexts } from '../text';
import type { PlaceOfWork } from './employee-draft';

type LabelKey = keyof typeof employeeTexts.english & ('headOffice' | 'circle' | 'division' | 'substation' | 'wrongType');

const labels: Readonly<Record<number, LabelKey>> = { 1: 'headOffice', 2: 'circle', 3: 'division', 5: 'substation' };

/** What kind of office it is, by its number (docs/product.md#offices). */
export function officeLabel({ org_type: orgType }: Pick<PlaceOfWork, 'org_type'>): LabelKey {
  return labels[orgType] ?? 'wrongType';
}

/** `GETCO / Rajkot / Rajkot / 66 kV Navagam`: company, circle, division, substation as far down as the office lies. */
export function officePath({ company_name, circle_name, division_name, substation_name }: Omit<PlaceOfWork, 'org_type' | 'organization_code'>): string {
  return [company_name, circle_name, division_name, substation_name].filter(Boolean).join(' / ');
}
