import * as v from 'valibot';

/** Companies offered at sign-in, in the order of docs/product.md#companies. */
export const companies = ['GUVNL', 'GETCO', 'DGVCL', 'MGVCL', 'PGVCL', 'UGVCL'] as const;
export type Company = (typeof companies)[number];

/** Distribution companies: their users work below circles, divisions and sub-divisions. */
export const discoms = ['DGVCL', 'MGVCL', 'PGVCL', 'UGVCL'] as const satisfies readonly Company[];
export type Discom = (typeof discoms)[number];

/** Whether a company is one of the four discoms. */
export function isDiscom(company: string): company is Discom {
  return discoms.some((discom) => discom === company);
}

/** One of the six companies. */
export const companySchema = v.picklist(companies);

/** The first two digits of every e-Urja code of a company. */
export const companyPrefixes: Readonly<Record<Company, string>> = {
  GUVNL: '90',
  GETCO: '95',
  DGVCL: '04',
  MGVCL: '03',
  PGVCL: '01',
  UGVCL: '02',
};

/** The code of a company's own office, which stands above all its others. */
export function companyCodeOf(company: Company): string {
  return `${companyPrefixes[company]}000000`;
}
