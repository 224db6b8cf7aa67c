// Whatever the batches are made of, the database comes to hold what a walk from minute to minute finds, and live lists follow.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let feederIds: string[] = [];
let history = 0;
beforeAll(async () => {
  suite = await openTestApp();
  feederIds = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 3')).rows.map(({ id }) => id);
});
afterAll(() => suite.close());

interface Step {
  readonly number: number;
  readonly isOpen: boolean;
  /** Minutes before now. */
  readonly minutes: number;
}

const longestAgo = 9;

/** A number is out from its first beginning to its first end, from the next beginning after that on, and so forth. */
function walk(steps: readonly Step[]): { start: number; end: number | null }[] {
  const found: { start: number; end: number | null }[] = [];
  for (let minutes = longestAgo; minutes > 0; minutes -= 1) {
    const begins = steps.some((step) => step.isOpen && step.minutes === minutes);
    const ends = steps.some((step) => !step.isOpen && step.minutes === minutes);
    const last = found.at(-1);
    const isOut = last !== undefined && last.end === null;
    if (begins && !isOut && last?.end !== minutes) found.push({ start: minutes, end: null });
    const now = found.at(-1);
    if (ends && now && now.end === null) now.end = minutes;
  }
  return found;
}

/** Of this number the beginning names a feeder that nobody knows. */
const unknownFeeder = 5;

const step = fc.record({ number: fc.integer({ min: 0, max: 5 }), isOpen: fc.boolean(), minutes: fc.integer({ min: 1, max: longestAgo }) });
/** Batches of nothing but beginnings, or of nothing but ends, are what comes nearly always. */
const uniform = fc
  .boolean()
  .chain((isOpen) =>
    fc
      .uniqueArray(step, { selector: ({ number }) => number, minLength: 1 })
      .map((steps) => steps.map((one) => ({ ...one, isOpen, minutes: isOpen ? longestAgo : one.minutes }))),
  );
const batches = fc.array(fc.oneof(uniform, fc.array(step, { minLength: 1, maxLength: 8 })), { minLength: 1, maxLength: 5 });

interface Answer {
  readonly accepted: number;
  readonly updated: number;
  readonly duplicates: number;
  readonly conflicts: { index: number }[];
  readonly rejected: { index: number }[];
}

it('comes to what a walk finds, by the short way and by the long one', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (sent) => {
      history += 1;
      const idOf = (number: number) => `R${history}-${number}`;
      const send = async (steps: readonly Step[]): Promise<Answer> => {
        const events = steps.map(({ number, isOpen, minutes }) =>
          isOpen
            ? opened(idOf(number), {
                feederId: number === unknownFeeder ? 'nowhere' : (feederIds[number % 3] ?? ''),
                startedAt: minutesAgo(minutes),
              })
            : closed(idOf(number), minutesAgo(minutes)),
        );
        const answer = (await ingest(suite, events)).json<Answer>();
        expect(answer.accepted + answer.updated + answer.duplicates + answer.conflicts.length + answer.rejected.length).toBe(steps.length);
        return answer;
      };
      for (const steps of sent) await send(steps);
      // Sent again, nothing is news.
      for (const steps of sent) expect(await send(steps)).toMatchObject({ accepted: 0, updated: 0 });

      const { rows } = await suite.pool.query<{ sfms_id: string; fault_start: Date; fault_end: Date | null; told: number[] | null }>(
        `select sfms_id, fault_start, fault_end, (select array_agg(event_type::int order by position) from live_event e
          where e.outage_id = o.id) as told
         from outage o where sfms_id like $1 order by sfms_id, fault_start`,
        [`R${history}-%`],
      );
      const moment = (minutes: number | null) => (minutes === null ? null : new Date(minutesAgo(minutes)));
      const all = sent.flat();
      const held = [0, 1, 2, 3, 4].flatMap((number) =>
        walk(all.filter((one) => one.number === number)).map(({ start, end }) => ({
          sfms_id: idOf(number),
          fault_start: moment(start),
          fault_end: moment(end),
        })),
      );
      expect(rows.map(({ told: _told, ...row }) => row)).toEqual(held);
      // What lists hear of it ends with what it is.
      for (const { told, fault_end: end } of rows) expect(told?.at(-1) ?? 0).toBe(end === null ? 1 : 0);
    }),
    { numRuns: 60 },
  );
}, 240_000);
