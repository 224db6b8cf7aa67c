// What becomes of each report, beside what is known of its number.
import { endBeforeStart, judge, type Outcome } from './judge';
import type { KnownNumber } from './known-number';
import type { Said } from './said';

/** A number before and after. */
export interface Turn {
  readonly before: KnownNumber;
  after: KnownNumber;
}

/** In the order of the reports. The turns hold afterwards what is known now. */
export function judgeReports(said: readonly Said[], turns: ReadonlyMap<string, Turn>): Outcome[] {
  const outcomes = said.map(({ sfmsId, report }): Outcome => {
    const turn = turns.get(sfmsId);
    if (!turn) throw new Error(`Nothing was read of ${sfmsId}.`);
    const { outcome, reports, reading } = judge(turn.after.reports, turn.after.reading, report);
    turn.after = { ...turn.after, reports, reading };
    return outcome;
  });
  // Had it come in order, an end from before the beginning would have been rejected at once.
  return outcomes.map((outcome, index) => {
    const { sfmsId = '', report } = said[index] ?? {};
    const isEarly = report !== undefined && (turns.get(sfmsId)?.after.reading.early.has(report) ?? false);
    return isEarly ? { kind: 'rejected', message: endBeforeStart } : outcome;
  });
}

/** Reports from before that turn out not to count now. */
export function fallenReports(turns: readonly Turn[]): Said[] {
  return turns.flatMap(({ before, after }) =>
    [...after.reading.early]
      .filter((report) => before.reports.includes(report) && !before.reading.early.has(report))
      .map((report) => ({ sfmsId: before.sfmsId, report })),
  );
}
