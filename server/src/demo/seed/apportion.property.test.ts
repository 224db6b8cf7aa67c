import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apportion } from './apportion';

describe('apportion', () => {
  it('gives whole shares that add up, none further than one from its exact share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(fc.nat(10_000), weights, (total, list) => {
        const shares = apportion(total, list);
        const sum = list.reduce((left, right) => left + right, 0);
        expect(shares.reduce((left, right) => left + right, 0)).toBe(total);
        shares.forEach((share, index) => expect(Math.abs(share - (total * (list[index] ?? 0)) / sum)).toBeLessThan(1));
      }),
    );
  });
});
