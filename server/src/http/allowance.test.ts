import { expect, it } from '@jest/globals';
import { createAllowance } from './allowance';
import { Refusal } from './refusal';

it('an allowance is used up, says when to come back, comes back with time, and is each key’s own', () => {
  const clock = { now: new Date('2026-11-20T06:30:00Z') };
  const take = createAllowance({ most: 3, perMinute: 2, now: () => clock.now });
  const refused = (key: string, count?: number) => {
    try {
      take(key, count);
      return null;
    } catch (error) {
      return error instanceof Refusal ? [error.status, error.retryAfterSeconds] : error;
    }
  };
  expect([refused('a'), refused('a', 2), refused('a'), refused('b')]).toEqual([null, null, [429, 30], null]);
  clock.now = new Date(clock.now.getTime() + 30_000);
  expect([refused('a'), refused('a')]).toEqual([null, [429, 30]]);
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  expect([refused('a', 3), refused('a')]).toEqual([null, [429, 30]]);
});
