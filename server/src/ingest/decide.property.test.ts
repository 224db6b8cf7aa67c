import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decide, type Known } from './decide';
import type { CloseEvent, OpenEvent } from './read-events';

type Event = OpenEvent | CloseEvent;

/** What the database would hold after these batches: an outage by its number, null end while open. */
function play(batches: readonly (readonly Event[])[]) {
  const known = new Map<string, Known>();
  let accepted = 0;
  for (const batch of batches) {
    const decision = decide(batch.map((event, index) => ({ ...event, index })), known, new Set(['F']));
    accepted += decision.outcomes.filter((outcome) => outcome === 'accepted').length;
    for (const { event } of decision.openings) {
      const outage = { id: 0, faultStart: '', startedAt: event.startedAt, hasEnd: false };
      known.set(event.sfmsId, { endedAt: null, ...known.get(event.sfmsId), outage });
    }
    for (const [sfmsId, endedAt] of decision.ends) known.set(sfmsId, { outage: null, ...known.get(sfmsId), endedAt });
  }
  const state = [...known].flatMap(([sfmsId, { outage, endedAt }]) => (outage ? [`${sfmsId} ${outage.startedAt} ${endedAt}`] : [])).sort();
  return { state, accepted };
}

/** One outage: open or ended, a few of them with an end that lies before the start, each event up to three times. */
const outage = fc.record({ start: fc.integer({ min: 100, max: 200 }), lasts: fc.option(fc.integer({ min: -20, max: 50 })), repeats: fc.integer({ min: 1, max: 3 }) });

const history = fc.array(outage, { minLength: 1, maxLength: 8 }).chain((outages) => {
  const events = outages.flatMap(({ start, lasts, repeats }, number): Event[] => {
    const open: OpenEvent = { type: 'open', index: 0, sfmsId: `S${number}`, feederId: 'F', startedAt: start, interruptionType: 3 };
    const close: CloseEvent = { type: 'close', index: 0, sfmsId: `S${number}`, endedAt: start + (lasts ?? 0) };
    return Array.from({ length: repeats }, () => (lasts === null ? [open] : [open, close])).flat();
  });
  const shuffled = fc.shuffledSubarray(events, { minLength: events.length });
  return fc.record({ outages: fc.constant(outages), events: shuffled, cuts: fc.array(fc.nat({ max: events.length }), { maxLength: 5 }) });
});

describe('decide', () => {
  it('comes to the same state for every order and every cut into batches', () => {
    fc.assert(
      fc.property(history, ({ outages, events, cuts }) => {
        const edges = [0, ...cuts.toSorted((one, other) => one - other), events.length];
        const batches = edges.slice(1).map((end, index) => events.slice(edges[index], end));
        const expected = outages.map(({ start, lasts }, number) => `S${number} ${start} ${lasts === null || lasts < 0 ? null : start + lasts}`).sort();
        expect(play(batches).state).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts nothing twice', () => {
    fc.assert(
      fc.property(history, ({ events }) => {
        const { accepted } = play([events]);
        expect(play([events, events])).toMatchObject({ accepted });
      }),
    );
  });
});
