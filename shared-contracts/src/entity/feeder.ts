import * as v from 'valibot';
import type { GridAType } from '../constant/column-type';
import { type CleanRow, type ListField, rowCodec } from './field-table';

const text = v.nullable(v.string());

/** The facts of one row of the feeder list. */
export const feederFields = {
  feederId: { wire: 'feeder_id', type: 'text', schema: v.string() },
  name: { wire: 'name', type: 'text', schema: v.string() },
  category: { wire: 'category', type: 'text', schema: v.string() },
  substationCode: { wire: 'substation_code', type: 'text', schema: v.string() },
  substationName: { wire: 'substation_name', type: 'text', schema: text },
  subdivisionCode: { wire: 'subdivision_code', type: 'text', schema: v.string() },
  subdivisionName: { wire: 'subdivision_name', type: 'text', schema: text },
  companyName: { wire: 'company_name', type: 'text', schema: text },
  consumers: { wire: 'consumers', type: 'number', schema: v.number() },
  population: { wire: 'population', type: 'number', schema: v.number() },
  villages: { wire: 'villages', type: 'number', schema: v.number() },
  /** `In use` or `Retired`. */
  state: { wire: 'state', type: 'text', schema: v.string() },
} as const satisfies Record<string, ListField<GridAType>>;

export type FeederRow = CleanRow<typeof feederFields>;
export const feederRow = rowCodec(feederFields);
