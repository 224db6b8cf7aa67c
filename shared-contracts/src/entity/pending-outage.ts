import * as v from 'valibot';
import type { GridBType } from '../constant/column-type';
import { type CleanRow, type ListField, rowCodec } from './field-table';
import { dateSchema, timeSchema } from './moment';

const text = v.nullable(v.string());

/** The facts of one row of the Outage Type Pending List; dates and times in Asia/Kolkata. */
export const pendingOutageFields = {
  id: { wire: 'id', type: 'number', schema: v.number() },
  feederId: { wire: 'feeder_id', type: 'string', schema: v.string() },
  feederName: { wire: 'feeder_name', type: 'string', schema: v.string() },
  substationName: { wire: 'substation_name', office: 'substation', type: 'string', schema: text },
  circleName: { wire: 'circle_name', office: 'substation', type: 'string', schema: text },
  divisionName: { wire: 'division_name', office: 'substation', type: 'string', schema: text },
  startDate: { wire: 'fault_start_date', type: 'date', schema: dateSchema },
  startTime: { wire: 'fault_start_time', type: 'time', schema: timeSchema },
  endDate: { wire: 'fault_end_date', type: 'date', schema: v.nullable(dateSchema) },
  endTime: { wire: 'fault_end_time', type: 'time', schema: v.nullable(timeSchema) },
} as const satisfies Record<string, ListField<GridBType>>;

export type PendingOutageRow = CleanRow<typeof pendingOutageFields>;
export const pendingOutageRow = rowCodec(pendingOutageFields);
