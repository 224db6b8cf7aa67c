// Whatever the batches are made of, the database comes to hold what the pure rules say, and each answer is theirs.
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

interface Outage {
  start: number | null;
  end: number | null;
}

/** What a batch of these steps must be answered, one after the other; `outages` are changed by it. */
function expected(outages: Map<number, Outage>, steps: readonly Step[]) {
  const outcomes: string[] = [];
  const endedHere = new Map<number, number>();
  for (const [index, { number, isOpen, minutes }] of steps.entries()) {
    const outage = outages.get(number) ?? { start: null, end: null };
    outages.set(number, outage);
    if (isOpen && number === unknownFeeder) outcomes.push('rejected');
    else if (isOpen && outage.start !== null) outcomes.push('duplicate');
    else if (isOpen) {
      outage.start = -minutes;
      if (outage.end !== null && outage.end < outage.start) {
        const early = endedHere.get(number);
        if (early !== undefined) outcomes[early] = 'rejected';
        outage.end = null;
      }
      outcomes.push('accepted');
    } else if (outage.end !== null) outcomes.push('duplicate');
    else if (outage.start !== null && -minutes < outage.start) outcomes.push('rejected');
    else {
      outage.end = -minutes;
      endedHere.set(number, index);
      outcomes.push('accepted');
    }
  }
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return { accepted: count('accepted'), duplicates: count('duplicate'), rejected: outcomes.flatMap((outcome, index) => (outcome === 'rejected' ? [index] : [])) };
}

/** Of this number the beginning names a feeder that nobody knows. */
const unknownFeeder = 5;

const step = fc.record({ number: fc.integer({ min: 0, max: 5 }), isOpen: fc.boolean(), minutes: fc.integer({ min: 1, max: 9 }) });
/** Batches of nothing but beginnings, or of nothing but ends, are what comes nearly always. */
const uniform = fc.boolean().chain((isOpen) => fc.uniqueArray(step, { selector: ({ number }) => number, minLength: 1 }).map((steps) => steps.map((one) => ({ ...one, isOpen, minutes: isOpen ? 9 : one.minutes }))));
const batches = fc.array(fc.oneof(uniform, fc.array(step, { minLength: 1, maxLength: 8 })), { minLength: 1, maxLength: 5 });

it('comes to what the rules say, by the short way and by the long one', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (sent) => {
      history += 1;
      const idOf = (number: number) => `R${history}-${number}`;
      const outages = new Map<number, Outage>();
      for (const steps of sent) {
        const events = steps.map(({ number, isOpen, minutes }) =>
          isOpen ? opened(idOf(number), { feederId: number === unknownFeeder ? 'nowhere' : (feederIds[number % 3] ?? ''), startedAt: minutesAgo(minutes) }) : closed(idOf(number), minutesAgo(minutes)),
        );
        const answer = (await ingest(suite, events)).json<{ rejected: { index: number }[] }>();
        expect({ ...answer, rejected: answer.rejected.map(({ index }) => index) }).toEqual(expected(outages, steps));
      }
      const { rows } = await suite.pool.query<{ sfms_id: string; fault_start: Date; fault_end: Date | null; told: number[] | null }>(
        `select sfms_id, fault_start, fault_end, (select array_agg(event_type::int order by position) from live_event e where e.outage_id = o.id) as told
         from outage o where sfms_id like $1 order by sfms_id`,
        [`R${history}-%`],
      );
      const moment = (minutes: number | null) => (minutes === null ? null : new Date(minutesAgo(-minutes)));
      const held = [...outages].flatMap(([number, { start, end }]) => (start === null ? [] : [{ sfms_id: idOf(number), fault_start: moment(start), fault_end: moment(end) }]));
      expect(rows.map(({ told: _told, ...row }) => row)).toEqual(held.toSorted((one, other) => one.sfms_id.localeCompare(other.sfms_id)));
      // Told as begun and as ended once each, or, when the end was there first, not at all.
      for (const { told, fault_end: end } of rows) expect(end === null ? [[1]] : [[1, 0], null]).toContainEqual(told);
    }),
    { numRuns: 40 },
  );
});
