import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { ingestEventSchema } from './ingest-event';

const open = { type: 'open', sfmsId: 'S1', feederId: 'F1', startedAt: '2026-11-21T14:05:00+05:30', interruptionType: 3 };
const close = { type: 'close', sfmsId: 'S1', endedAt: '2026-11-21T14:05:00Z' };

describe('an event of the feeder monitoring system', () => {
  it('opens or closes an outage', () => {
    expect(v.parse(ingestEventSchema, open)).toEqual(open);
    expect(v.parse(ingestEventSchema, close)).toEqual(close);
  });

  it('may give its ids as numbers', () => {
    expect(v.parse(ingestEventSchema, { ...open, sfmsId: 17, feederId: 4 })).toEqual({ ...open, sfmsId: '17', feederId: '4' });
  });

  it('may name a feeder in any script', () => {
    expect(v.parse(ingestEventSchema, { ...open, feederId: 'ફીડર 😀' })).toEqual({ ...open, feederId: 'ફીડર 😀' });
  });

  it.each([
    { ...open, type: 'change' },
    { ...open, sfmsId: ' ' },
    { ...open, feederId: undefined },
    { ...open, startedAt: '2026-11-21T14:05:00' },
    { ...open, startedAt: '2026-02-30T14:05:00Z' },
    { ...open, interruptionType: 5 },
    { ...open, interruptionType: '3' },
    { ...open, extra: 1 },
    { ...close, endedAt: null },
    { ...close, startedAt: open.startedAt },
    { ...close, sfmsId: 'S\u0000' },
    { ...close, sfmsId: 'S\ud83d' },
    { ...open, feederId: '\ude00F' },
    null,
    'open',
  ])('is rejected: %j', (event) => {
    expect(v.is(ingestEventSchema, event)).toBe(false);
  });
});
