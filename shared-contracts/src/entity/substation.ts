import * as v from 'valibot';
import type { GridBType } from '../constant/column-type';
import { type CleanRow, type ListField, rowCodec } from './field-table';
import { dateSchema } from './moment';

const text = v.nullable(v.string());

/** The facts of one row of the substation list. */
export const substationFields = {
  circleName: { wire: 'circle_name', office: 'own', type: 'string', schema: text },
  divisionName: { wire: 'division_name', office: 'own', type: 'string', schema: text },
  name: { wire: 'ss_name', office: 'own', column: 'name', type: 'string', schema: v.string() },
  eurjaCode: { wire: 'eurja_code', column: 'code', type: 'string', schema: v.string() },
  voltageClass: { wire: 'voltage_class', type: 'list', schema: v.number() },
  chargingDate: { wire: 'charging_date', type: 'date', schema: v.nullable(dateSchema) },
  manageBy: { wire: 'manage_by', type: 'list', schema: text },
  category: { wire: 'ss_category', column: 'category', type: 'list', schema: text },
  isCoastal: { wire: 'is_coastal', type: 'boolean', schema: v.boolean() },
  isTribal: { wire: 'is_tribal', type: 'boolean', schema: v.boolean() },
} as const satisfies Record<string, ListField<GridBType>>;

export type SubstationRow = CleanRow<typeof substationFields>;
export const substationRow = rowCodec(substationFields);

/** One hit of the division search (docs/product.md#the-wire). */
export const divisionHitSchema = v.object({ circle_name: text, division_name: v.string(), eurja_code: v.string() });
export type DivisionHit = v.InferOutput<typeof divisionHitSchema>;

/** One hit of the sub-division search. */
export const subdivisionHitSchema = v.object({
  company_name: v.string(),
  circle_name: text,
  division_name: text,
  subdivision_name: v.string(),
  eurja_code: v.string(),
});
export type SubdivisionHit = v.InferOutput<typeof subdivisionHitSchema>;
