// What the reports of one number come to. Pure, and the same for every order of arrival. The reports are read in the
// order of what they tell, and their content settles contradictions.
import { type OutageFactName, outageFactNames } from 'shared-contracts/entity/outage-facts';
import { type CloseReport, contentOf, type Facts, type OpenReport, type Report } from './report';

/** One fact, and how new the report is that told it. */
export interface StampedFact {
  readonly name: OutageFactName;
  readonly value: Facts[OutageFactName];
  readonly report: Report;
  /** Epoch milliseconds. */
  readonly stamp: number;
}

export interface Interruption {
  /** The report of its beginning that counts. */
  readonly open: OpenReport;
  readonly endedAt: number | null;
  /** Null while nobody canceled it. */
  readonly canceledBecause: string | null;
  readonly facts: readonly StampedFact[];
}

export interface Reading {
  /** In the order of their beginnings. */
  readonly interruptions: readonly Interruption[];
  /** Reports that others contradict, and that do not count. */
  readonly contradicted: ReadonlySet<Report>;
  /** Ends from before every beginning; without any beginning they wait. */
  readonly early: ReadonlySet<Report>;
}

interface Building {
  open: OpenReport;
  readonly opens: OpenReport[];
  close: CloseReport | null;
  readonly reopened: number[];
  readonly facts: StampedFact[];
  readonly cancels: { readonly stamp: number; readonly reason: string }[];
}

/** When a report counts: an update, a reopening and a cancellation without a moment of their own do so from their arrival. */
export function momentOf(report: Report): number {
  if (report.type === 'open') return report.startedAt;
  return report.type === 'close' ? report.endedAt : (report.reportedAt ?? report.at);
}

const turns = { open: 0, close: 1, reopen: 2, update: 3, cancel: 4 } as const;

function inOrder(one: Report, other: Report): number {
  const byMoment = momentOf(one) - momentOf(other) || turns[one.type] - turns[other.type];
  if (byMoment !== 0) return byMoment;
  const [left, right] = [contentOf(one), contentOf(other)];
  return left < right ? -1 : left > right ? 1 : one.at - other.at;
}

interface Settled<Kind extends Report> {
  readonly winner: Kind;
  readonly loser: Kind;
  /** One was reported after the other: the later one corrects it, so the two do not contradict each other. */
  readonly isOrdered: boolean;
}

/** The newer of two reports about one thing counts. Where neither is known to be newer, `earlier` does. */
function settle<Kind extends OpenReport | CloseReport>(earlier: Kind, later: Kind): Settled<Kind> {
  const [one, other] = [earlier.reportedAt ?? -Infinity, later.reportedAt ?? -Infinity];
  return other > one ? { winner: later, loser: earlier, isOrdered: true } : { winner: earlier, loser: later, isOrdered: one > other };
}

/** The feeder of an outage is not known any more when its month is gone. */
const isGone = ({ feederId }: OpenReport) => feederId === '';

/** Whether two beginnings are one. */
export function isSameBeginning(one: OpenReport, other: OpenReport): boolean {
  if (one.startedAt !== other.startedAt) return false;
  return isGone(one) || isGone(other) || (one.feederId === other.feederId && one.interruptionType === other.interruptionType);
}

/** Facts of a beginning are as old as it is, unless it says otherwise. */
function stampsOf(report: Extract<Report, { facts: Facts }>): StampedFact[] {
  const stamp = report.reportedAt ?? (report.type === 'open' ? report.startedAt : report.at);
  return outageFactNames.flatMap((name) => (report.facts[name] === undefined ? [] : [{ name, value: report.facts[name], report, stamp }]));
}

/** Whether the first is the newer of two. */
export function isNewer(one: StampedFact, other: StampedFact): boolean {
  if (one.stamp !== other.stamp) return one.stamp > other.stamp;
  const isByArrival = one.report.reportedAt === null && other.report.reportedAt === null;
  if (isByArrival && one.report.at !== other.report.at) return one.report.at > other.report.at;
  return contentOf(one.report) >= contentOf(other.report);
}

/** The newest of each kind. */
export function newestFacts(facts: readonly StampedFact[]): StampedFact[] {
  const newest = new Map<OutageFactName, StampedFact>();
  for (const fact of facts) {
    const known = newest.get(fact.name);
    if (!known || isNewer(fact, known)) newest.set(fact.name, fact);
  }
  return outageFactNames.flatMap((name) => newest.get(name) ?? []);
}

export function readReports(reports: readonly Report[]): Reading {
  const building: Building[] = [];
  const contradicted = new Set<Report>();
  const early = new Set<Report>();
  const said = reports.toSorted(inOrder);

  const open = (report: OpenReport): void => {
    const last = building.at(-1);
    if (!last || last.close) {
      building.push({ open: report, opens: [report], close: null, reopened: [], facts: [], cancels: [] });
      return;
    }
    if (isSameBeginning(last.open, report)) {
      // Said again, it is as new as the newest who said it.
      if (!isGone(report) && (report.reportedAt ?? -Infinity) > (last.open.reportedAt ?? -Infinity)) last.open = report;
      return void last.opens.push(report);
    }
    const { winner, loser, isOrdered } = settle(last.open, report);
    last.open = winner;
    if (!isOrdered) contradicted.add(loser);
    last.opens.push(report);
  };
  const close = (report: CloseReport): void => {
    const last = building.at(-1);
    if (!last) return void early.add(report);
    if (!last.close) return void (last.close = report);
    const { winner, loser, isOrdered } = settle(last.close, report);
    if (!isOrdered && last.close.endedAt !== report.endedAt) contradicted.add(loser);
    last.close = winner;
  };
  for (const report of said) {
    if (report.type === 'open') open(report);
    else if (report.type === 'close') close(report);
    else if (report.type === 'reopen') {
      const last = building.at(-1);
      last?.reopened.push(momentOf(report));
      // A correction of the end that is newer than the reopening stays.
      if (last?.close && (last.close.reportedAt ?? last.close.endedAt) < momentOf(report)) last.close = null;
    }
  }
  for (const report of said) {
    if (report.type !== 'update' && report.type !== 'cancel') continue;
    const at = momentOf(report);
    // Clocks differ: what is told just before the beginning is told of it.
    const meant = building.findLast((one) => one.open.startedAt <= at) ?? building[0];
    if (report.type === 'update') meant?.facts.push(...stampsOf(report));
    else meant?.cancels.push({ stamp: at, reason: report.reason });
  }

  return {
    contradicted,
    early: building.length === 0 ? new Set() : early,
    interruptions: building.map(({ open: opening, opens, close: closing, reopened, facts, cancels }) => ({
      open: opening,
      endedAt: closing?.endedAt ?? null,
      canceledBecause: cancels.findLast(({ stamp }) => !reopened.some((moment) => moment > stamp))?.reason ?? null,
      facts: newestFacts([...opens.filter((one) => !contradicted.has(one)).flatMap(stampsOf), ...facts]),
    })),
  };
}
