import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cimExample, odinExample } from 'shared-contracts/entity/cim-example';
import { readXml } from '../http/xml';
import { causeOf } from './cim-cause';
import { readCim } from './read-cim';

const unplanned = (fields: object, header: object = {}) =>
  readCim({ EventMessage: { Header: header, Payload: { UnplannedOutages: { UnplannedOutage: fields } } } }).outages.map(
    ({ events }) => events,
  );

describe('a message of IEC 61968-3', () => {
  it('is the same in JSON and in XML', async () => {
    const { outages, writtenAt } = readCim(cimExample.json);
    expect(readCim(await readXml(cimExample.xml))).toEqual({ outages, writtenAt });
    expect(writtenAt).toBe('2026-11-20T10:31:00+05:30');
    expect(outages).toEqual([
      {
        events: [
          {
            type: 'open',
            sfmsId: 'CIM-31',
            feederId: '100001',
            startedAt: '2026-11-20T10:22:00+05:30',
            interruptionType: 3,
            customersOut: 380,
            cause: 'vegetation',
            isPlanned: false,
            estimatedRestoration: '2026-11-20T13:30:00+05:30',
            device: 'Breaker 7',
            note: 'Tree on the line',
            reportedAt: '2026-11-20T10:30:00+05:30',
          },
        ],
      },
    ]);
  });

  it('of ODIN is the same in JSON and in XML', async () => {
    const { outages } = readCim(odinExample.json);
    expect(readCim(await readXml(odinExample.xml)).outages).toEqual(outages);
    expect(outages[0]?.events).toEqual([
      expect.objectContaining({
        type: 'open', sfmsId: 'ODIN-5', feederId: '100002', startedAt: '2026-11-20T11:02:00+05:30', customersOut: 96, cause: 'equipment',
        estimatedRestoration: '2026-11-20T12:45:00+05:30', reportedAt: '2026-11-20T11:30:00+05:30',
      }),
    ]);
  });

  it('with an end is a beginning and an end', () => {
    const [events] = unplanned({ mRID: '1', Feeder: { mRID: 'F' }, actualPeriod: { start: 'S', end: 'E' } });
    expect(events).toEqual([
      { type: 'open', sfmsId: '1', feederId: 'F', startedAt: 'S', interruptionType: 3, isPlanned: false },
      { type: 'close', sfmsId: '1', endedAt: 'E' },
    ]);
  });

  it('without a beginning is an update', () => {
    expect(unplanned({ mRID: '1', originalMetersAffected: 10, customersRestored: 4 })).toEqual([
      [{ type: 'update', sfmsId: '1', customersOut: 6, isPlanned: false }],
    ]);
  });

  it('that takes it back is a cancellation', () => {
    expect(unplanned({ mRID: '1', comment: 'A test' }, { Verb: 'canceled', Timestamp: 'T' })).toEqual([
      [{ type: 'cancel', sfmsId: '1', reason: 'A test', reportedAt: 'T' }],
    ]);
    expect(unplanned({ mRID: '1', cancelledDateTime: 'C' })).toEqual([
      [{ type: 'cancel', sfmsId: '1', reason: 'Canceled by its source', reportedAt: 'C' }],
    ]);
  });

  it('of planned work is switched by hand', () => {
    const planned = { mRID: '1', Feeder: { name: 'F' }, actualPeriod: { start: 'S' } };
    const { outages } = readCim({ PlannedOutages: { PlannedOutage: [planned] } });
    expect(outages[0]?.events).toEqual([
      { type: 'open', sfmsId: '1', feederId: 'F', startedAt: 'S', interruptionType: 0, isPlanned: true },
    ]);
  });

  it('of any shape is read without an error', () => {
    const name = fc.constantFrom('UnplannedOutage', 'Header', 'mRID', 'actualPeriod', 'start', 'Feeder', '__proto__', 'x');
    fc.assert(fc.property(fc.object({ key: name, maxDepth: 6, maxKeys: 4 }), (message) => void readCim({ message })));
    let deep: object = {};
    for (let depth = 0; depth < 100_000; depth += 1) deep = { x: deep };
    expect(readCim({ deep }).outages).toEqual([]);
  });
});

it.each([
  ['treeDown', 'vegetation'],
  ['lightingStrike', 'weather'],
  ['lineDown', 'equipment'],
  ['poleDown', 'equipment'],
  ['animal', 'animal'],
  ['scheduled maintenance', 'planned'],
  ['unplanned, unknown', 'unknown'],
  ['something', 'other'],
  [undefined, undefined],
])('the cause %s is %s', (text, cause) => {
  expect(causeOf(text)).toBe(cause);
});
