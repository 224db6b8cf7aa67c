// The columns of the outage list in SQL. `o` is the outage, `d` its discom sub-division's office,
// `g` its GETCO substation's.
import { sql } from 'kysely';
import { interruptionTypeText, interruptionTypes, protectionInterruption } from 'shared-contracts/constant/fault-type';
import { limits } from 'shared-contracts/constant/limit';
import { outageFields } from 'shared-contracts/entity/outage';
import { durationText } from '../grid/cell';
import { columnsByField, type GridColumn } from '../grid/column';
import type { ListColumn } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const length = durationText(sql.ref('o.fault_start'), sql.ref('o.fault_end'));
const normalTt = sql.lit(`${limits.normalTtMinutes} minutes`);
const isProtection = sql<boolean>`o.interruption_type = ${sql.lit(protectionInterruption)}`;
const isManual = sql<boolean>`o.interruption_type <> ${sql.lit(protectionInterruption)}`;
const protectionText = sql.lit(interruptionTypeText(protectionInterruption));
const manualText = sql.lit(interruptionTypeText(interruptionTypes[0]));
const isNormalTt = sql<boolean>`o.fault_end - o.fault_start <= ${normalTt}::interval`;
const isSustainFault = sql<boolean>`o.fault_end - o.fault_start > ${normalTt}::interval`;
const operationType = sql`case when ${isProtection} then ${protectionText} else ${manualText} end`;
const durationClass = sql`case when ${isNormalTt} then 'Normal TT' when ${isSustainFault} then 'Sustain Fault' end`;

const columns = tableColumns(outageFields, { subdivision: 'd', substation: 'g' }, {
  interruptionTypeText: {
    expression: operationType,
    csv: operationType,
    choices: [
      { label: interruptionTypeText(protectionInterruption), predicate: isProtection },
      { label: interruptionTypeText(interruptionTypes[0]), predicate: isManual },
    ],
  },
  outageTypeName: { isNeverBlank: true },
  // Filters and orders in minutes, shown as HH:mm:ss.
  duration: { expression: sql`(extract(epoch from o.fault_end - o.fault_start) / 60)`, csv: length, wire: length },
  durationClass: {
    expression: durationClass,
    csv: durationClass,
    choices: [
      { label: 'Normal TT', predicate: isNormalTt },
      { label: 'Sustain Fault', predicate: isSustainFault },
      { label: null, predicate: sql<boolean>`o.fault_end is null` },
    ],
  },
});

export const outageColumns: readonly ListColumn[] = Object.values(columns);

export const outageColumnsByField = columnsByField(outageColumns);

/** The field that makes every order total. */
export const outageTieBreak: GridColumn = columns.id;
