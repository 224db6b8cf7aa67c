import { describe, expect, it } from '@jest/globals';
import { createKeyGuard } from './key-guard';

function openGuard() {
  const clock = { now: new Date('2026-11-20T06:30:00Z') };
  const guard = createKeyGuard(() => clock.now);
  const guess = (times: number, address = '203.0.113.7') => {
    for (let count = 0; count < times; count += 1) guard.wasWrong(address);
  };
  return { clock, guard, guess };
}

describe('wrong keys', () => {
  it('make their address wait after twenty, twice as long each time, at most a minute', () => {
    const { guard, guess } = openGuard();
    guess(20);
    expect(guard.secondsToWait('203.0.113.7')).toBe(0);
    const waits = Array.from({ length: 6 }, () => (guess(1), guard.secondsToWait('203.0.113.7')));
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    expect(guard.secondsToWait('203.0.113.8')).toBe(0);
  });

  it('are forgotten after an hour', () => {
    const { clock, guard, guess } = openGuard();
    guess(25);
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
    guess(1);
    expect(guard.secondsToWait('203.0.113.7')).toBe(0);
  });
});
