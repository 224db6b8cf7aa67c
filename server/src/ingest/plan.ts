// What has to change in the rows of outages so that they say what is reported. Pure. What people have recorded
// stays: a value that differs from what the reports said before is theirs.
import { faultTypeOfReport } from 'shared-contracts/constant/cause';
import { type FaultTypeCode, faultTypeLabels } from 'shared-contracts/constant/fault-type';
import { factsOf, type ReportedOutage } from './join';
import type { Link } from './known-number';
import type { OutageRow } from './outage-row';

/** An outage of which reports speak: what they said of it, what they say now, and its row. */
export interface Subject {
  readonly link: Link | null;
  /** Null: it was none. */
  readonly before: ReportedOutage | null;
  readonly after: ReportedOutage | null;
  /** Null: it is not in the lists. */
  readonly row: OutageRow | null;
  readonly isWithdrawn: boolean;
  /** Why it leaves the lists, if it does. */
  readonly reason: string;
}

/** A row as it has to be; `faultStart` finds the row as it is. */
export interface RowChange {
  readonly id: number;
  readonly faultStart: string;
  readonly row: OutageRow;
  readonly next: Omit<OutageRow, 'id' | 'faultStart' | 'startedAt'> & { readonly startedAt: number | null };
}

export interface Plan {
  readonly opened: readonly { readonly outage: ReportedOutage }[];
  readonly ended: readonly { readonly link: Link; readonly endedAt: number }[];
  readonly changed: readonly RowChange[];
  readonly withdrawn: readonly { readonly link: Link; readonly row: OutageRow; readonly reason: string }[];
  readonly restored: readonly { readonly link: Link; readonly outage: ReportedOutage }[];
}

export function faultTypeOf(outage: ReportedOutage): FaultTypeCode | null {
  const { cause = null, isPlanned = null } = factsOf(outage);
  return faultTypeOfReport({ interruptionType: outage.interruptionType, cause, isPlanned });
}

function nextOf(row: OutageRow, before: ReportedOutage | null, after: ReportedOutage): RowChange['next'] {
  const { customersOut = null, cause = null, isPlanned = null, estimatedRestoration = null, device = null, note = null } = factsOf(after);
  const isReportedEnd =
    row.endedAt === null ||
    (before?.endedAt !== null && before?.endedAt !== undefined && Math.max(row.startedAt, before.endedAt) === row.endedAt);
  const isReportedType = before === null || row.interruptionType === before.interruptionType;
  const isReportedFault = before !== null && row.faultType === faultTypeOf(before) && isReportedType;
  const fault = faultTypeOf(after);
  const estimate = after.facts.find(({ name }) => name === 'estimatedRestoration');
  const isEstimateOfPerson = row.estimateSetAt !== null && (estimate === undefined || estimate.stamp <= row.estimateSetAt);
  return {
    sfmsId: after.sfmsId,
    feederId: after.feederId,
    interruptionType: isReportedType ? after.interruptionType : row.interruptionType,
    faultType: isReportedFault ? fault : row.faultType,
    outageTypeName: isReportedFault ? fault && faultTypeLabels[fault] : row.outageTypeName,
    startedAt: after.startedAt === row.startedAt ? null : after.startedAt,
    endedAt: isReportedEnd ? after.endedAt && Math.max(after.startedAt, after.endedAt) : row.endedAt,
    // From before sources, or from elsewhere: it is nobody's until several report it.
    source: row.source === null && after.source !== 0 ? null : after.source,
    customersOut, cause, isPlanned,
    estimatedRestoration: isEstimateOfPerson ? row.estimatedRestoration : estimatedRestoration,
    estimateSetAt: isEstimateOfPerson ? row.estimateSetAt : null,
    device, note,
  };
}

const compared = [
  'sfmsId',
  'feederId',
  'interruptionType',
  'faultType',
  'outageTypeName',
  'source',
  'customersOut',
  'cause',
  'isPlanned',
  'estimatedRestoration',
  'estimateSetAt',
  'device',
  'note',
] as const satisfies readonly (keyof OutageRow)[];

/** Whether it is more than an end that an open outage gets. */
function isChange(row: OutageRow, next: RowChange['next']): boolean {
  return (
    next.startedAt !== null ||
    (row.endedAt !== null && next.endedAt !== row.endedAt) ||
    compared.some((field) => row[field] !== next[field])
  );
}

export function planOf(subjects: readonly Subject[]): Plan {
  const plan = {
    opened: [] as Plan['opened'][number][],
    ended: [] as Plan['ended'][number][],
    changed: [] as RowChange[],
    withdrawn: [] as Plan['withdrawn'][number][],
    restored: [] as Plan['restored'][number][],
  };
  for (const { link, before, after, row, isWithdrawn, reason } of subjects) {
    if (!link) {
      if (after) plan.opened.push({ outage: after });
    } else if (row && after) {
      const next = nextOf(row, before, after);
      if (isChange(row, next)) plan.changed.push({ id: link.outageId, faultStart: link.faultStart, row, next });
      else if (row.endedAt === null && next.endedAt !== null) plan.ended.push({ link, endedAt: next.endedAt });
    } else if (row) plan.withdrawn.push({ link, row, reason });
    else if (after && isWithdrawn) plan.restored.push({ link, outage: after });
    // Else its month is gone, and nothing happens to it any more.
  }
  return plan;
}
