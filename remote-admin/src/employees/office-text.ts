import type { employeeTexts } from '../text/admin-texts';
import type { PlaceOfWork } from 'shared-contracts/entity/employee';

type LabelKey = keyof typeof employeeTexts.english & ('headOffice' | 'circle' | 'division' | 'substation' | 'wrongType');

const labels: Readonly<Record<number, LabelKey>> = { 1: 'headOffice', 2: 'circle', 3: 'division', 5: 'substation' };

/** What kind of office it is, by its number (docs/product.md#offices). */
export function officeLabel({ orgType }: Pick<PlaceOfWork, 'orgType'>): LabelKey {
  return labels[orgType] ?? 'wrongType';
}

/** `GETCO / Rajkot / Rajkot / 66 kV Navagam`: company, circle, division, substation as far down as the office lies. */
export function officePath({
  companyName,
  circleName,
  divisionName,
  substationName,
}: Omit<PlaceOfWork, 'orgType' | 'organizationCode'>): string {
  return [companyName, circleName, divisionName, substationName].filter(Boolean).join(' / ');
}
