import { describe, expect, it } from '@jest/globals';
import { reasonIdsOf, reasons } from './reasons';

describe('reasons', () => {
  it.each([5, 6, 7] as const)('has 12 to 15 for fault type %p, with ids that say which', (faultType) => {
    const ids = reasonIdsOf(faultType);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(ids.length).toBeLessThanOrEqual(15);
    expect(ids.every((id) => Math.floor(id / 100) === faultType)).toBe(true);
  });

  it('has no name twice within a fault type', () => {
    expect(new Set(reasons.map(({ faultType, name }) => `${faultType} ${name}`)).size).toBe(reasons.length);
  });
});
