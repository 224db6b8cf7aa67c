import { describe, expect, it } from '@jest/globals';
import { createRandom, createWeightedChooser } from './random';

const draw = (label: string, count: number) => {
  const random = createRandom(label);
  return Array.from({ length: count }, () => random.next());
};
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('random', () => {
  it('gives the same sequence for a label, and another one for another label', () => {
    expect(draw('a', 20)).toEqual(draw('a', 20));
    expect(draw('a', 20)).not.toEqual(draw('b', 20));
  });

  it('is even over [0, 1)', () => {
    const tenths = draw('even', 20_000).reduce<number[]>((counts, number) => {
      const tenth = Math.floor(number * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
      return counts;
    }, []);
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  it.each([0.5, 4, 29, 31, 900])('draws Poisson numbers around %p', (expected) => {
    const random = createRandom('poisson');
    const numbers = Array.from({ length: 4_000 }, () => random.poisson(expected));
    expect(Math.abs(mean(numbers) - expected)).toBeLessThan(4 * Math.sqrt(expected / 4_000));
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
  });

  it('keeps both ends of a whole-number range and all items of a shuffled list', () => {
    const random = createRandom('ends');
    const dice = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)));
    expect([...dice].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(random.shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('chooses by weight and never what weighs nothing', () => {
    const random = createRandom('weights');
    const choose = createWeightedChooser([0, 1, 3, 0]);
    const chosen = Array.from({ length: 8_000 }, () => choose(random));
    expect(new Set(chosen)).toEqual(new Set([1, 2]));
    expect(mean(chosen.map((index) => (index === 2 ? 1 : 0)))).toBeCloseTo(0.75, 1);
  });
});
