// What one report means to what is known of its number: it joins the reports, and the answer says what it changed.
import { type Interruption, isSameBeginning, type Reading, readReports } from './interruptions';
import { contentOf, type OpenReport, type Report } from './report';

/** What became of an event; a text says why it does not count. */
export type Outcome =
  { readonly kind: 'accepted' | 'updated' | 'duplicate' } | { readonly kind: 'conflict' | 'rejected'; readonly message: string };

export interface Judged {
  readonly outcome: Outcome;
  readonly reports: readonly Report[];
  readonly reading: Reading;
}

export const endBeforeStart = 'endedAt must not be before the start of the outage';
const contradicts = {
  open: 'another beginning is reported for this outage',
  close: 'another end is reported for this outage',
  older: 'a newer report says otherwise',
} as const;

const accepted: Outcome = { kind: 'accepted' };
const updated: Outcome = { kind: 'updated' };
const duplicate: Outcome = { kind: 'duplicate' };

function stateOf({ interruptions }: Reading): string {
  return JSON.stringify(
    interruptions.map(({ open, endedAt, canceledBecause, facts }) => [
      open.startedAt,
      open.feederId,
      open.interruptionType,
      endedAt,
      canceledBecause,
      facts.map(({ name, value }) => [name, value]),
    ]),
  );
}

/** Why a report that is among the others does not count, if it does not. */
function refusalOf(report: Report, { early, contradicted }: Reading): Outcome | null {
  if (early.has(report)) return { kind: 'rejected', message: endBeforeStart };
  if (!contradicted.has(report)) return null;
  return { kind: 'conflict', message: report.type === 'open' ? contradicts.open : contradicts.close };
}

const canRepeat = (report: Report) => report.reportedAt === null && report.type !== 'open' && report.type !== 'close';

/** Whether what a beginning says is what is known. */
function isKnown(report: OpenReport, { interruptions }: Reading): boolean {
  const agrees = ({ open, facts }: Interruption): boolean =>
    isSameBeginning(open, report) &&
    Object.entries(report.facts).every(([name, value]) => facts.some((fact) => fact.name === name && fact.value === value));
  return interruptions.some(agrees);
}

function outcomeOf(report: Report, before: Reading, after: Reading): Outcome {
  const refusal = refusalOf(report, after);
  if (refusal) return refusal;
  const uncovered = [...after.contradicted].find((one) => !before.contradicted.has(one));
  if (uncovered) return { kind: 'conflict', message: uncovered.type === 'open' ? contradicts.open : contradicts.close };
  const isChanged = stateOf(before) !== stateOf(after);
  if (after.interruptions.length === 0) return accepted;
  switch (report.type) {
    case 'open':
      if (after.interruptions.length > before.interruptions.length) return accepted;
      if (isChanged) return updated;
      return isKnown(report, after) ? duplicate : { kind: 'conflict', message: contradicts.older };
    case 'close': {
      const ended = ({ interruptions }: Reading) => interruptions.filter(({ endedAt }) => endedAt !== null).length;
      if (!isChanged) return duplicate;
      return ended(after) > ended(before) ? accepted : updated;
    }
    case 'update':
      return isChanged ? updated : duplicate;
    case 'reopen':
    case 'cancel':
      return isChanged ? accepted : duplicate;
  }
}

/** Reports of one millisecond have come one after the other all the same. */
function placedAfter(reports: readonly Report[], report: Report): Report {
  if (report.type === 'close' || report.reportedAt !== null) return report;
  return { ...report, at: reports.reduce((at, one) => Math.max(at, one.at + 1), report.at) };
}

/** `before` is the reading of these reports. */
export function judge(reports: readonly Report[], before: Reading, given: Report): Judged {
  const report = placedAfter(reports, given);
  const content = contentOf(report);
  const twin = reports.find((one) => contentOf(one) === content);
  if (!twin) {
    const all = [...reports, report];
    const after = readReports(all);
    return { outcome: outcomeOf(report, before, after), reports: all, reading: after };
  }
  const known = { reports, reading: before };
  const refusal = refusalOf(twin, before);
  if (refusal) return { outcome: refusal, ...known };
  if (!canRepeat(twin) || before.interruptions.length === 0) return { outcome: duplicate, ...known };
  // The same said again without a moment of its own: it may be news once more.
  const all = [...reports.filter((one) => one !== twin), report];
  const after = readReports(all);
  if (stateOf(before) === stateOf(after)) return { outcome: duplicate, ...known };
  return { outcome: outcomeOf(report, before, after), reports: all, reading: after };
}
