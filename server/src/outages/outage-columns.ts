// The columns of the outage list in SQL. `o` is the outage, `d` its discom sub-division's office,
// `g` its GETCO substation's. The names and types come from the contracts.
import { type RawBuilder, sql } from 'kysely';
import { interruptionTypeText, interruptionTypes, protectionInterruption } from 'shared-contracts/constant/fault-type';
import { limits } from 'shared-contracts/constant/limit';
import type { GridAColumnType } from 'shared-contracts/grid/outage-columns';
import { type OutageField, outageFields } from 'shared-contracts/grid/outage-columns';
import { csvMoment, durationText, formulaSafe, wireMoment } from '../grid/cell';
import { type ColumnType, type GridColumn, columnsByField } from '../grid/column';

type Shape = Omit<GridColumn, 'field' | 'type' | 'isNullable'> & {
  readonly isNullable?: true;
  /** The value of the row on the wire, when it is not the expression. */
  readonly wire?: RawBuilder<unknown>;
};

export interface OutageColumn extends GridColumn {
  readonly wire: RawBuilder<unknown>;
}

const start = sql.ref('o.fault_start');
const end = sql.ref('o.fault_end');
const length = durationText(start, end);
const normalTt = sql.lit(`${limits.normalTtMinutes} minutes`);
const isProtection = sql<boolean>`o.interruption_type = ${sql.lit(protectionInterruption)}`;
const isManual = sql<boolean>`o.interruption_type <> ${sql.lit(protectionInterruption)}`;
const protectionText = sql.lit(interruptionTypeText(protectionInterruption));
const manualText = sql.lit(interruptionTypeText(interruptionTypes[0]));
const isNormalTt = sql<boolean>`o.fault_end - o.fault_start <= ${normalTt}::interval`;
const isSustainFault = sql<boolean>`o.fault_end - o.fault_start > ${normalTt}::interval`;

const text = (name: string): Shape => ({ expression: sql.ref(`o.${name}`), csv: formulaSafe(sql.ref(`o.${name}`)) });
const office = (alias: 'd' | 'g', name: string): Shape => {
  const expression = sql.ref(`${alias}.${name}`);
  return { expression, csv: formulaSafe(expression), isNullable: true, joins: [alias] };
};
const moment = (expression: RawBuilder<unknown>): Shape => ({ expression, csv: csvMoment(expression), wire: wireMoment(expression) });

const shapes: Readonly<Record<OutageField, Shape>> = {
  id: { expression: sql.ref('o.id'), isInteger: true },
  sfms_id: { ...text('sfms_id'), isNullable: true },
  feeder_id: text('feeder_id'),
  feeder_name: text('feeder_name'),
  categor: text('category'),
  company_name: office('d', 'company_name'),
  circle_name: office('d', 'circle_name'),
  division_name: office('d', 'division_name'),
  subdivision_name: office('d', 'subdivision_name'),
  getco_circle_name: office('g', 'circle_name'),
  getco_division_name: office('g', 'division_name'),
  ss_name: office('g', 'substation_name'),
  interruption_type: { expression: sql.ref('o.interruption_type'), isInteger: true },
  interruption_type_text: {
    expression: sql`case when ${isProtection} then ${protectionText} else ${manualText} end`,
    choices: [
      { label: interruptionTypeText(protectionInterruption), predicate: isProtection },
      { label: interruptionTypeText(interruptionTypes[0]), predicate: isManual },
    ],
  },
  outage_type_name: { ...text('outage_type_name'), isNullable: true, isNeverBlank: true },
  fault_type: { expression: sql.ref('o.fault_type'), isInteger: true, isNullable: true },
  // Filters and orders in minutes, shown as HH:mm:ss.
  duration: { expression: sql`(extract(epoch from o.fault_end - o.fault_start) / 60)`, csv: length, wire: length, isNullable: true },
  duration_based_fault_type: {
    expression: sql`case when ${isNormalTt} then 'Normal TT' when ${isSustainFault} then 'Sustain Fault' end`,
    isNullable: true,
    choices: [
      { label: 'Normal TT', predicate: isNormalTt },
      { label: 'Sustain Fault', predicate: isSustainFault },
      { label: null, predicate: sql<boolean>`o.fault_end is null` },
    ],
  },
  fault_start_date_time: moment(start),
  fault_end_date_time: { ...moment(end), isNullable: true },
};

const typeOf = { text: 'text', number: 'number', interval: 'number', dateRange: 'moment' } as const satisfies Record<GridAColumnType, ColumnType>;

export const outageColumns: readonly OutageColumn[] = outageFields.map(({ field, type }) => {
  const { isNullable = false, wire, ...shape } = shapes[field];
  return { ...shape, field, type: typeOf[type], isNullable, wire: wire ?? shape.expression };
});

export const outageColumnsByField = columnsByField(outageColumns);

/** The field that makes every order total. */
export const outageTieBreak: GridColumn = { field: 'id', type: 'number', expression: sql.ref('o.id'), isNullable: false };
