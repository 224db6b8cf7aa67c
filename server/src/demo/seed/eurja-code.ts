import type { Company } from 'shared-contracts/constant/company';

/** First two digits of every e-Urja code of a company. */
export const companyPrefixes: Readonly<Record<Company, string>> = {
  PGVCL: '01',
  UGVCL: '02',
  MGVCL: '03',
  DGVCL: '04',
  GUVNL: '90',
  GETCO: '95',
};

/** 2 digits each for company, circle, division and substation or sub-division; absent ones are 00. */
export function eurjaCode(company: Company, circle = 0, division = 0, unit = 0): string {
  return companyPrefixes[company] + [circle, division, unit].map(pair).join('');
}

export function withUnit(divisionCode: string, unit: number): string {
  return divisionCode.slice(0, 6) + pair(unit);
}

function pair(number: number): string {
  if (number < 0 || number > 99) throw new RangeError(`An e-Urja code has two digits for each level, not ${number}.`);
  return String(number).padStart(2, '0');
}
