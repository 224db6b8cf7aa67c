import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testNow } from '../testing/live-outage';
import { firstTrust, settleTrust, type Trust, trustOf } from './trust-state';

describe('trustOf', () => {
  it.each([
    ['connecting', null, 0, 0, 'connecting'],
    ['connected', null, 0, 0, 'connecting'],
    ['connecting', null, 7_500, 7_500, 'connecting'],
    ['connecting', null, 7_501, 7_501, 'disconnected'],
    ['connected', null, 10, 20_000, 'connecting'],
    ['connected', null, 10, 20_001, 'disconnected'],
    ['connected', testNow, 7_500, 90_000, 'live'],
    ['connected', testNow, 7_501, 7_501, 'stale'],
    ['connected', testNow, 10, 90_001, 'stale'],
    ['connecting', testNow, 10, 10, 'disconnected'],
    ['failed', null, 0, 0, 'disconnected'],
    ['failed', testNow, 10, 10, 'disconnected'],
  ] as const)('link %s, last data %s, silent for %s ms, without data for %s ms: %s', (link, lastDataAt, silentMs, dataSilentMs, trust) => {
    expect(trustOf({ link, lastDataAt, silentMs, dataSilentMs })).toBe(trust);
  });
});

describe('settleTrust', () => {
  const live = settleTrust(firstTrust, 'live', 0);

  it('shows the first data at once', () => {
    expect(live.shown).toBe('live');
  });

  it('does not show a blink', () => {
    const blink = settleTrust(settleTrust(settleTrust(live, 'disconnected', 100), 'disconnected', 900), 'live', 1000);
    expect(blink.shown).toBe('live');
    expect(settleTrust(blink, 'disconnected', 1200).shown).toBe('live');
  });

  it('shows what holds for a second', () => {
    expect(settleTrust(settleTrust(live, 'disconnected', 100), 'disconnected', 1100).shown).toBe('disconnected');
  });

  it('never changes twice within a second', () => {
    const states = fc.constantFrom<Trust>('live', 'stale', 'disconnected');
    fc.assert(
      fc.property(fc.array(fc.tuple(states, fc.integer({ min: 50, max: 700 })), { maxLength: 60 }), (signs) => {
        let now = 0;
        let trust = live;
        let changedAt = Number.NEGATIVE_INFINITY;
        for (const [actual, pause] of signs) {
          now += pause;
          const next = settleTrust(trust, actual, now);
          if (next.shown !== trust.shown) {
            expect(now - changedAt).toBeGreaterThanOrEqual(1000);
            changedAt = now;
          }
          trust = next;
        }
      }),
    );
  });
});
