// What happens on each day of the demonstration, at the rates of the demo data: by category, hour and season, with
// storms. Every day comes out the same at each request, so nothing has to be remembered. A server that starts again
// knows how the outages it opened end.
import { buildFeeders } from '../seed/feeders';
import { dayOf, daySeconds, dayText, indianSeconds } from '../seed/indian-time';
import { buildOrganisationTree } from '../seed/organisation-tree';
import type { PlannedOutage } from '../seed/outage';
import { createHistory } from '../seed/outage-generator';
import { dailyRate, groupFeeders } from '../seed/outage-rate';
import { sizeOf } from '../seed/profile';
import { buildSubstations } from '../seed/substations';

export interface FeedOutage {
  readonly sfmsId: string;
  readonly feederId: string;
  readonly interruptionType: number;
  readonly start: Date;
  readonly end: Date;
}

export interface FeedSchedule {
  /** The outages that begin after one moment and not after another, in order. */
  between(after: Date, until: Date): FeedOutage[];
  /** An outage of this schedule; null for numbers of others. */
  find(sfmsId: string): FeedOutage | null;
}

/** The longest outage that is drawn lasts three days; a day's history looks that far ahead, and one more. */
const daysAhead = 4;
const rememberedDays = 10;

/** Numbers of the demo data begin with 7: these are the day and the position in it. */
const numberPattern = /^8(\d{4})(\d{2})(\d{2})\d{5}$/;
const numberOf = (day: number, position: number) => `8${dayText(day).replaceAll('-', '')}${String(position).padStart(5, '0')}`;

function dayOfNumber(sfmsId: string): number | null {
  const [, year, month, dayOfMonth] = numberPattern.exec(sfmsId) ?? [];
  const day = Date.parse(`${year}-${month}-${dayOfMonth}T00:00:00Z`) / (daySeconds * 1000);
  return Number.isInteger(day) ? day : null;
}

const midnight = indianSeconds(new Date(0));
const toDate = (seconds: number) => new Date((seconds - midnight) * 1000);

function toFeedOutage(outage: PlannedOutage, sfmsId: string): FeedOutage {
  const { feeder, interruptionType, start, end } = outage;
  return { sfmsId, feederId: feeder.id, interruptionType, start: toDate(start), end: toDate(end ?? start) };
}

export function createFeedSchedule(): FeedSchedule {
  const size = sizeOf('demo', 1);
  const feeders = buildFeeders(size.feeders, buildSubstations(size, buildOrganisationTree()));
  const groups = groupFeeders(feeders);
  const days = new Map<number, ReadonlyMap<string, FeedOutage>>();

  /** So many are to be expected at the measured rates, which the history then does not have to scale. */
  const expectedOf = (day: number): number =>
    groups.reduce((sum, group) => {
      const { sustained, transient } = dailyRate(group, day);
      return sum + sustained + transient;
    }, 0);

  const draw = (day: number): ReadonlyMap<string, FeedOutage> => {
    let outages = 0;
    for (let ahead = 0; ahead <= daysAhead; ahead += 1) outages += expectedOf(day + ahead);
    const history = createHistory(feeders, { from: day * daySeconds, now: (day + daysAhead) * daySeconds, outages });
    const inOrder = history(day).sort((one, other) => one.start - other.start);
    return new Map(
      inOrder.map((outage, position) => {
        const sfmsId = numberOf(day, position);
        return [sfmsId, toFeedOutage(outage, sfmsId)];
      }),
    );
  };

  const on = (day: number): ReadonlyMap<string, FeedOutage> => {
    const outages = days.get(day) ?? draw(day);
    days.delete(day);
    days.set(day, outages);
    for (const oldest of days.keys()) if (days.size > rememberedDays) days.delete(oldest);
    return outages;
  };

  return {
    between: (after, until) => {
      const last = dayOf(indianSeconds(until));
      const found: FeedOutage[] = [];
      for (let day = dayOf(indianSeconds(after)); day <= last; day += 1)
        found.push(...[...on(day).values()].filter(({ start }) => start > after && start <= until));
      return found;
    },
    find: (sfmsId) => {
      const day = dayOfNumber(sfmsId);
      return day === null ? null : (on(day).get(sfmsId) ?? null);
    },
  };
}
