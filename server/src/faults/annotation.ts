// What is recorded about an outage, as one flat record: the form in which the audit trail keeps it
// before and after a change. Its facts and their columns are the contracts' annotation table.
import type { Insertable, Selectable } from 'kysely';
import { faultTypeLabels, faultTypes, protectionInterruption, shutdownFaultTypes } from 'shared-contracts/constant/fault-type';
import { type Annotation, annotationFields } from 'shared-contracts/entity/annotation';
import { type FaultCurrent, flatCurrents } from 'shared-contracts/entity/fault-current';
import type { FaultDetailTable, OutageTable } from '../database/schema';

export interface OutageAnnotation extends Annotation {
  readonly interruptionType: number;
  readonly faultType: number | null;
  readonly outageTypeName: string | null;
  /** ISO 8601 in UTC, to the millisecond; null while open. */
  readonly faultEnd: string | null;
}

const fields = Object.entries(annotationFields);
const emptyOf = (key: string) => (key === 'reasonIds' ? [] : null);

/** Everything that a popup can fill in, empty: an outage is a shutdown or a protection outage, never both. */
export const noDetail = Object.fromEntries(fields.map(([key]) => [key, emptyOf(key)])) as unknown as Annotation;

/** Whether people have recorded anything that a save could overwrite; an end and the monitoring system's own word are not that. */
export function isRecorded(annotation: OutageAnnotation): boolean {
  const values = new Map<string, unknown>(Object.entries(annotation));
  const isShutdown = shutdownFaultTypes.some((code) => code === annotation.faultType);
  return isShutdown || annotation.reasonIds.length > 0 || fields.some(([key]) => key !== 'reasonIds' && values.get(key) !== null);
}

export interface ProtectionDetail extends Pick<Annotation, 'relayFlag' | 'brokenConductor' | 'phase'> {
  readonly faultCurrent: FaultCurrent | null;
}

/** The outage as a protection outage with these details. */
export function asProtection(
  before: OutageAnnotation,
  { relayFlag, brokenConductor, phase, faultCurrent }: ProtectionDetail,
): OutageAnnotation {
  return {
    ...before,
    ...noDetail,
    interruptionType: protectionInterruption,
    faultType: faultTypes.protectionFault,
    outageTypeName: faultTypeLabels[faultTypes.protectionFault],
    relayFlag,
    brokenConductor,
    phase,
    ...flatCurrents(faultCurrent),
  };
}

/** From the rows of the database; an outage without a detail row has nothing recorded. */
export function annotationOf(outage: Selectable<OutageTable>, detail: Selectable<FaultDetailTable> | undefined): OutageAnnotation {
  return {
    interruptionType: outage.interruption_type,
    faultType: outage.fault_type,
    outageTypeName: outage.outage_type_name,
    faultEnd: outage.fault_end?.toISOString() ?? null,
    ...(detail === undefined ? noDetail : annotationFromRow(detail)),
  };
}

/** The database gives exact decimals, the currents, as text. */
function annotationFromRow(detail: Selectable<FaultDetailTable>): Annotation {
  const values = fields.map(([key, { column }]) => {
    const value = detail[column];
    return [key, column.startsWith('ka_') && value !== null ? Number(value) : value];
  });
  return Object.fromEntries(values) as Annotation;
}

type DetailColumns = Omit<Insertable<FaultDetailTable>, 'outage_id'>;

/** The columns of `fault_detail`, without the outage's id. */
export function detailColumns(annotation: OutageAnnotation): DetailColumns {
  const values = new Map<string, unknown>(Object.entries(annotation));
  return Object.fromEntries(fields.map(([key, { column }]) => [column, values.get(key)])) as unknown as DetailColumns;
}
