import { describe, expect, it } from '@jest/globals';
import { planned, sustainedSeconds, transientSeconds } from './durations';
import { createRandom } from './random';

const random = createRandom('durations');
const draw = (seconds: () => number) => Array.from({ length: 20_000 }, seconds);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('durations', () => {
  it('ends a transient tripping within five minutes', () => {
    expect(draw(() => transientSeconds(random)).filter((seconds) => seconds < 18 || seconds > 300)).toEqual([]);
  });

  it('keeps a sustained interruption out for longer, at most three days', () => {
    expect(draw(() => sustainedSeconds(random, 95)).filter((seconds) => seconds <= 300 || seconds > 3 * 86_400)).toEqual([]);
  });

  it.each([31, 42, 95])('comes to a mean of %p minutes, planned work included', (meanMinutes) => {
    const unplanned = mean(draw(() => sustainedSeconds(random, meanMinutes))) / 60;
    const plannedShare = (0.3 * 0.26 * meanMinutes) / 95;
    const plannedMean = mean(draw(() => planned.seconds(random))) / 60;
    const whole = (1 - plannedShare) * unplanned + plannedShare * plannedMean;
    expect(Math.abs(whole - meanMinutes)).toBeLessThan(0.12 * meanMinutes);
  });
});
