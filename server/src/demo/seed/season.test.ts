import { describe, expect, it } from '@jest/globals';
import { dayFromText } from './indian-time';
import { createRandom } from './random';
import { isMonsoon, kiteFactor, secondOfDay, sustainedFactor } from './season';

describe('season', () => {
  it('trips twice as often in the monsoon as in a dry month', () => {
    expect(sustainedFactor(dayFromText('2026-04-10'))).toBe(1);
    expect(sustainedFactor(dayFromText('2026-06-10'))).toBeCloseTo(2.2, 1);
    expect(isMonsoon(dayFromText('2026-08-01'))).toBe(true);
    expect(isMonsoon(dayFromText('2026-11-21'))).toBe(false);
  });

  it('knows the day of the kites', () => {
    expect(kiteFactor(dayFromText('2026-01-14'), 'URBAN')).toBe(3);
    expect(kiteFactor(dayFromText('2026-01-14'), 'ADOM')).toBe(1);
    expect(kiteFactor(dayFromText('2026-01-16'), 'URBAN')).toBe(1);
  });

  it('trips a farm feeder in the eight hours of its group only', () => {
    const random = createRandom('farm');
    const day = dayFromText('2026-11-21');
    const hours = new Set(Array.from({ length: 500 }, () => Math.floor(secondOfDay(random, 'ADOM', 7, day) / 3600)));
    expect(hours.size).toBe(8);
    expect(new Set(Array.from({ length: 3_000 }, () => Math.floor(secondOfDay(random, 'URBAN', 7, day) / 3600))).size).toBe(24);
  });
});
