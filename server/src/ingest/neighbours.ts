// Reports of other sources that may be about the same outages: everything on a feeder that begins in one run. Within a
// run no gap is longer than between two reports of one outage.
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { joinMs } from './join';
import { type KnownNumber, numbersOf, readNumbers } from './known-number';
import { type Near, outagesNear, type Span } from './outage-row';

/** A beginning that comes, goes or changes. */
export interface Place {
  readonly feederId: string;
  readonly startedAt: number;
  readonly source: number;
}

/** A row begins when the first report of it does; another of its reports may begin later by as much again. */
const chainMs = 2 * joinMs;
const lookMs = 3 * chainMs;

interface Runs {
  /** Where more than one source reports. */
  readonly runs: readonly Span[];
  readonly outages: readonly Near[];
  /** Set when a run may go on beyond what was looked at. */
  readonly wider: Span | null;
}

function runsIn({ feederId, from, to }: Span, places: readonly Place[], near: readonly Near[]): Runs {
  const sources = new Set([...near, ...places].map(({ source }) => source));
  if (sources.size === 1) return { runs: [], outages: [], wider: null };
  const runs: { feederId: string; from: number; to: number }[] = [];
  for (const moment of [...near, ...places].map(({ startedAt }) => startedAt).sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && moment - last.to <= chainMs) last.to = moment;
    else runs.push({ feederId, from: moment, to: moment });
  }
  const isIn = (moment: number, run: Span): boolean => moment >= run.from && moment <= run.to;
  const touched = runs.filter((run) => places.some(({ startedAt }) => isIn(startedAt, run)));
  const [first, last] = [touched[0]?.from ?? from, touched.at(-1)?.to ?? to];
  const isWhole = first - from > chainMs && to - last > chainMs;
  return {
    // Further reports of its last outage begin later than that.
    runs: touched.map((run) => ({ ...run, to: run.to + joinMs })),
    outages: near.filter(({ startedAt }) => touched.some((run) => isIn(startedAt, run))),
    wider: isWhole ? null : { feederId, from: Math.min(from, first) - lookMs, to: Math.max(to, last) + lookMs },
  };
}

async function readRuns(trx: Transaction<Schema>, places: ReadonlyMap<string, readonly Place[]>): Promise<Runs[]> {
  const done: Runs[] = [];
  let spans = [...places].map(([feederId, ofFeeder]): Span => {
    const moments = ofFeeder.map(({ startedAt }) => startedAt);
    return { feederId, from: Math.min(...moments) - lookMs, to: Math.max(...moments) + lookMs };
  });
  while (spans.length > 0) {
    const near = new Map<string, Near[]>(spans.map(({ feederId }) => [feederId, []]));
    for (const outage of await outagesNear(trx, spans)) near.get(outage.feederId)?.push(outage);
    const found = spans.map((span) => runsIn(span, places.get(span.feederId) ?? [], near.get(span.feederId) ?? []));
    done.push(...found.filter(({ wider }) => wider === null));
    spans = found.flatMap(({ wider }) => wider ?? []);
  }
  return done;
}

/** The runs around these places where more than one source reports, and what is known of the other numbers in them. */
export async function readNeighbours(
  trx: Transaction<Schema>,
  places: readonly Place[],
  own: ReadonlySet<string>,
): Promise<{ readonly runs: readonly Span[]; readonly numbers: readonly KnownNumber[] }> {
  const byFeeder = new Map<string, Place[]>();
  for (const place of places) byFeeder.set(place.feederId, [...(byFeeder.get(place.feederId) ?? []), place]);
  const found = await readRuns(trx, byFeeder);
  const outages = found.flatMap((one) => one.outages);
  const joined =
    outages.length === 0
      ? []
      : await numbersOf(
          trx,
          outages.map(({ id }) => id),
        );
  const others = [...new Set([...outages.map(({ sfmsId }) => sfmsId), ...joined])].filter((sfmsId) => !own.has(sfmsId));
  return { runs: found.flatMap(({ runs }) => runs), numbers: others.length === 0 ? [] : [...(await readNumbers(trx, others)).values()] };
}
