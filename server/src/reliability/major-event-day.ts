// Major event days of IEEE 1366 (2.5 beta): days so bad that they say nothing of how the network does otherwise.

/** A day `YYYY-MM-DD` with the minutes that one consumer of the whole system was without supply. */
export interface DailySaidi {
  readonly date: string;
  readonly saidi: number;
}

/** Less than a year says nothing of what is usual. */
export const fewestDays = 365;
/** A record that misses more days than this was not kept by a company: what is in it would look rare. */
const fewestShare = 0.9;
const dayMs = 86_400_000;

const deviations = 2.5;

/**
 * The daily SAIDI beyond which a day is a major event day, from the days before. It is e to the mean of their
 * logarithms plus two and a half deviations. Days without an interruption do not count. Null where there are too few.
 */
export function majorEventThreshold(days: readonly number[]): number | null {
  const logs = days.filter((saidi) => saidi > 0).map(Math.log);
  if (logs.length < fewestDays) return null;
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  return Math.exp(mean + deviations * Math.sqrt(variance));
}

export interface MajorEvents {
  /** Minutes of SAIDI in one day; null while too few days are known. */
  readonly threshold: number | null;
  /** How many days with interruptions the threshold was computed from. */
  readonly days: number;
  readonly dates: DailySaidi[];
}

/** Fewer days do not show whether a bad day is the weather or the rule. */
const fewestToCompare = 10;

/**
 * Those of the days that lie beyond what the days before `from` allow. Where most days of a period do, outages are
 * reported in another way than before, and nothing is known of what is usual.
 */
export function majorEventsOf(all: readonly DailySaidi[], from: string): MajorEvents {
  const before = all.filter(({ date, saidi }) => date < from && saidi > 0);
  const period = all.filter(({ date, saidi }) => date >= from && saidi > 0);
  const [first] = before;
  const isKept = first !== undefined && before.length >= fewestShare * ((Date.parse(from) - Date.parse(first.date)) / dayMs);
  const threshold = isKept ? majorEventThreshold(before.map(({ saidi }) => saidi)) : null;
  const dates = threshold === null ? [] : period.filter(({ saidi }) => saidi > threshold);
  const isUnlike = period.length >= fewestToCompare && dates.length * 2 > period.length;
  return isUnlike ? { threshold: null, days: before.length, dates: [] } : { threshold, days: before.length, dates };
}
