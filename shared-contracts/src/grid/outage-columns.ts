import type { OutageRow } from '../entity/outage';

/** How a Grid A column is filtered: `interval` is a number of minutes. */
export type GridAColumnType = 'text' | 'number' | 'dateRange' | 'interval';

/** A field that a Grid A list can be filtered, sorted and downloaded by. */
export interface GridAField<Row> {
  /** The name on the wire, in filters, orders and downloads. */
  readonly field: string;
  /** The key of the clean row. */
  readonly key: keyof Row & string;
  readonly type: GridAColumnType;
}

/** Every field of the outage list that can be filtered, sorted and downloaded (section 3, interface.md section 3). */
export const outageFields = [
  { field: 'id', key: 'id', type: 'number' },
  { field: 'sfms_id', key: 'sfms_id', type: 'text' },
  { field: 'feeder_id', key: 'feeder_id', type: 'text' },
  { field: 'feeder_name', key: 'feeder_name', type: 'text' },
  { field: 'categor', key: 'category', type: 'text' },
  { field: 'company_name', key: 'company_name', type: 'text' },
  { field: 'circle_name', key: 'circle_name', type: 'text' },
  { field: 'division_name', key: 'division_name', type: 'text' },
  { field: 'subdivision_name', key: 'subdivision_name', type: 'text' },
  { field: 'getco_circle_name', key: 'getco_circle_name', type: 'text' },
  { field: 'getco_division_name', key: 'getco_division_name', type: 'text' },
  { field: 'ss_name', key: 'ss_name', type: 'text' },
  { field: 'interruption_type', key: 'interruption_type', type: 'number' },
  { field: 'interruption_type_text', key: 'interruption_type_text', type: 'text' },
  { field: 'outage_type_name', key: 'outage_type_name', type: 'text' },
  { field: 'fault_type', key: 'fault_type', type: 'number' },
  { field: 'duration', key: 'duration', type: 'interval' },
  { field: 'duration_based_fault_type', key: 'duration_based_fault_type', type: 'text' },
  { field: 'fault_start_date_time', key: 'fault_start_date_time', type: 'dateRange' },
  { field: 'fault_end_date_time', key: 'fault_end_date_time', type: 'dateRange' },
] as const satisfies readonly GridAField<OutageRow>[];

export type OutageField = (typeof outageFields)[number]['field'];
