import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashOfIds } from 'shared-contracts/realtime/live-check';
import type { LogEntry, OpenOutage } from './open-outage';
import { createReplica } from './replica';
import { roomsOfOutage } from './scope-room';

const moment = '2026-11-21T14:05:00+05:30';

/** A few offices of both hierarchies, so that rooms are shared, fill and become empty. */
const code = fc.constantFrom('01', '0101', '010101', '01010101', '01010102', '01020101', '02010101');

/** Read from the database anew each time: the same outage is seldom the same object. */
const open = fc
  .record({ id: fc.nat({ max: 12 }), substation: code, subdivision: code })
  .map(({ id, substation, subdivision }): OpenOutage => ({
    outage: {
      id,
      sfmsId: `S${id}`,
      feederName: 'F',
      feederId: 'F1',
      category: 'JGY',
      discomCompanyName: null,
      discomCircleName: null,
      discomDivisionName: null,
      subdivisionName: null,
      substationName: null,
      population: 1,
      eventDateTime: moment,
      oTime: 1,
      villageCount: 1,
      interruptionType: 3,
    },
    rooms: roomsOfOutage(substation, subdivision),
  }));

const entry = fc.oneof(
  open.map((added) => ({ eventType: 1 as const, outageId: added.outage.id, open: added })),
  fc.nat({ max: 12 }).map((outageId) => ({ eventType: 0 as const, outageId, open: null })),
);
/** Entries of the log, or the whole state as it is read each minute and after a broken connection. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(entry, { maxLength: 10 }).map((entries) => ({ entries })) },
  { weight: 1, arbitrary: fc.uniqueArray(open, { maxLength: 10, selector: ({ outage }) => outage.id }).map((outages) => ({ outages })) },
);

/** The state without any shortcut: what is known stays as it came. */
function playLog(known: Map<number, OpenOutage>, entries: readonly Pick<LogEntry, 'outageId' | 'open'>[]): void {
  for (const { outageId, open: added } of entries) {
    if (added === null) known.delete(outageId);
    else if (!known.has(outageId)) known.set(outageId, added);
  }
}

describe('the replica', () => {
  it('holds for each room what one made from scratch holds, after any events and readings', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const replica = createReplica({ onAdded: () => undefined, onRemoved: () => undefined, onStep: () => undefined });
        const model = new Map<number, OpenOutage>();
        const rooms = new Set<string>();
        const writtenAs = new Map<string, string>();
        for (const [position, one] of steps.entries()) {
          if ('entries' in one) {
            playLog(model, one.entries);
            replica.apply(one.entries.map((change) => ({ ...change, position })));
          } else {
            const isOpen = new Set(one.outages.map(({ outage }) => outage.id));
            playLog(model, [...model.keys()].filter((id) => !isOpen.has(id)).map((outageId) => ({ outageId, open: null })));
            playLog(model, one.outages.map((added) => ({ outageId: added.outage.id, open: added })));
            replica.take({ position, outages: one.outages });
          }
          for (const added of model.values()) for (const room of added.rooms) rooms.add(room);
          expect(replica.size()).toBe(model.size);
          const held = [...rooms].map((room) => {
            const { outages, hash, version } = replica.stateOf(room);
            const ids = [...outages].map(({ id }) => id).join();
            // A written snapshot is used again while its version is the room's.
            const written = writtenAs.get(`${room} ${version}`) ?? ids;
            writtenAs.set(`${room} ${version}`, ids);
            return { room, ids, written, count: outages.size, hash };
          });
          const expected = [...rooms].map((room) => {
            const outages = [...model.values()].flatMap((known) => (known.rooms.includes(room) ? [known.outage] : []));
            const ids = outages.map(({ id }) => id).join();
            return { room, ids, written: ids, count: outages.length, hash: hashOfIds(outages.map(({ sfmsId }) => sfmsId)) };
          });
          expect(held).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
  });
});
