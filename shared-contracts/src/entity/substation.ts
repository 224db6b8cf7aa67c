import * as v from 'valibot';
import type { GridBType } from '../constant/column-type';
import { formDigits } from './digits';
import { type CleanForm, type CleanRow, type Field, formCodec, type ListField, rowCodec } from './field-table';
import { dateSchema } from './moment';
import { formText } from './text';

const text = v.nullable(v.string());
/** A JSON boolean, or empty. */
const formFlag = v.optional(v.nullable(v.union([v.boolean(), v.pipe(v.literal(''), v.transform(() => null))])), null);

/** The facts of one row of the substation list; those with `saveAs` are also in its form. */
export const substationFields = {
  circleName: { wire: 'circle_name', office: 'own', type: 'string', schema: text },
  divisionName: { wire: 'division_name', office: 'own', type: 'string', schema: text },
  name: { wire: 'ss_name', office: 'own', column: 'name', type: 'string', schema: v.string(), saveAs: 'ssName', input: formText },
  eurjaCode: { wire: 'eurja_code', column: 'code', type: 'string', schema: v.string(), saveAs: 'ssEurjaCode', input: formDigits },
  voltageClass: { wire: 'voltage_class', type: 'list', schema: v.number(), saveAs: 'voltageClass', input: formDigits },
  chargingDate: { wire: 'charging_date', type: 'date', schema: v.nullable(dateSchema), saveAs: 'chargingDate', input: formText },
  manageBy: { wire: 'manage_by', type: 'list', schema: text, saveAs: 'manageBy', input: formText },
  category: { wire: 'ss_category', column: 'category', type: 'list', schema: text, saveAs: 'ssCategory', input: formText },
  isCoastal: { wire: 'is_coastal', type: 'boolean', schema: v.boolean(), saveAs: 'is_coastal', input: formFlag },
  isTribal: { wire: 'is_tribal', type: 'boolean', schema: v.boolean(), saveAs: 'is_tribal', input: formFlag },
} as const satisfies Record<string, ListField<GridBType>>;

export type SubstationRow = CleanRow<typeof substationFields>;
export const substationRow = rowCodec(substationFields);

/** What the Add Substation form says of a substation, the list's facts among it. */
const substationFormFields = {
  ...substationFields,
  subdivisionCode: { saveAs: 'sdnEurjaCode', input: formDigits },
  monitoring: { saveAs: 'monitoring', input: formText },
  email: { saveAs: 'emailAddress', input: formText },
  mobile: { saveAs: 'mobileNo', input: formDigits },
} as const satisfies Record<string, Field>;

/** The Add Substation form; codes and the voltage class as digits, the date as YYYY-MM-DD. */
export type SubstationForm = CleanForm<typeof substationFormFields>;
export const substationForm = formCodec(substationFormFields);

const divisionHitFields = {
  circleName: { wire: 'circle_name', schema: text },
  divisionName: { wire: 'division_name', schema: v.string() },
  eurjaCode: { wire: 'eurja_code', schema: v.string() },
} as const;

/** One hit of the division search (docs/product.md#the-wire). */
export type DivisionHit = CleanRow<typeof divisionHitFields>;
export const divisionHit = rowCodec(divisionHitFields);

const subdivisionHitFields = {
  companyName: { wire: 'company_name', schema: v.string() },
  circleName: { wire: 'circle_name', schema: text },
  divisionName: { wire: 'division_name', schema: text },
  subdivisionName: { wire: 'subdivision_name', schema: v.string() },
  eurjaCode: { wire: 'eurja_code', schema: v.string() },
} as const;

/** One hit of the sub-division search. */
export type SubdivisionHit = CleanRow<typeof subdivisionHitFields>;
export const subdivisionHit = rowCodec(subdivisionHitFields);
