import * as v from 'valibot';
import type { GridAType } from '../constant/column-type';
import { durationClasses } from '../constant/duration-class';
import { interruptionTypes } from '../constant/fault-type';
import { type CleanRow, type ListField, rowCodec } from './field-table';
import { durationSchema, momentSchema } from './moment';

const text = v.nullable(v.string());

/** The facts of one row of the outage list: each of them can be filtered, sorted and downloaded. */
export const outageFields = {
  id: { wire: 'id', type: 'number', schema: v.number() },
  sfmsId: { wire: 'sfms_id', type: 'text', schema: text },
  feederId: { wire: 'feeder_id', type: 'text', schema: v.string() },
  feederName: { wire: 'feeder_name', type: 'text', schema: v.string() },
  category: { wire: 'categor', column: 'category', type: 'text', schema: v.string() },
  companyName: { wire: 'company_name', office: 'subdivision', type: 'text', schema: text },
  circleName: { wire: 'circle_name', office: 'subdivision', type: 'text', schema: text },
  divisionName: { wire: 'division_name', office: 'subdivision', type: 'text', schema: text },
  subdivisionName: { wire: 'subdivision_name', office: 'subdivision', type: 'text', schema: text },
  getcoCircleName: { wire: 'getco_circle_name', office: 'substation', column: 'circle_name', type: 'text', schema: text },
  getcoDivisionName: { wire: 'getco_division_name', office: 'substation', column: 'division_name', type: 'text', schema: text },
  substationName: { wire: 'ss_name', office: 'substation', column: 'substation_name', type: 'text', schema: text },
  interruptionType: { wire: 'interruption_type', type: 'number', schema: v.picklist(interruptionTypes) },
  interruptionTypeText: { wire: 'interruption_type_text', type: 'text', schema: v.picklist(['Protection', 'Manual']) },
  outageTypeName: { wire: 'outage_type_name', type: 'text', schema: text },
  faultType: { wire: 'fault_type', type: 'number', schema: v.nullable(v.number()) },
  duration: { wire: 'duration', type: 'interval', schema: v.nullable(durationSchema) },
  durationClass: { wire: 'duration_based_fault_type', type: 'text', schema: v.nullable(v.picklist(durationClasses)) },
  faultStart: { wire: 'fault_start_date_time', column: 'fault_start', type: 'dateRange', schema: momentSchema },
  faultEnd: { wire: 'fault_end_date_time', column: 'fault_end', type: 'dateRange', schema: v.nullable(momentSchema) },
  // Hidden in the list until somebody shows them (docs/product.md#column-visibility).
  estimatedRestoration: { wire: 'estimated_restoration', type: 'dateRange', schema: v.nullable(momentSchema) },
  customersOut: { wire: 'customers_out', type: 'number', schema: v.nullable(v.number()) },
} as const satisfies Record<string, ListField<GridAType>>;

export type OutageRow = CleanRow<typeof outageFields>;

/** One row of the outage list: clean names inside the suite, the wire's outside. */
export const outageRow = rowCodec(outageFields);
