import { companies, companyPrefixes, isDiscom } from 'shared-contracts/constant/company';
import { levelOfCode, officeTypes } from 'shared-contracts/import/import-kind';
import type { RecordValues } from '../record/record-form';

/**
 * What is known of an office one level below that of `code`: its type, its company and the first digits of its code.
 * Null where no office of this page stands: below a sub-division, and below a division of GETCO, which has substations there.
 */
export function draftBelow(code: string): RecordValues | null {
  const level = levelOfCode(code);
  const type = officeTypes[level];
  const company = companies.find((name) => code.startsWith(companyPrefixes[name]));
  if (type === undefined || company === undefined || (type === 'subdivision' && !isDiscom(company))) return null;
  return { code: code.slice(0, 2 * level), type, company };
}
