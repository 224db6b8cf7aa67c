import { describe, expect, it } from '@jest/globals';
import { liveOutage } from '../testing/live-outage';
import { countByCategory } from './category-count';

describe('countByCategory', () => {
  const outages = ['JGY', 'URBAN', 'JGY', 'AGSKY', 'ADOM', 'ADOM', 'METRO'].map((category, index) =>
    liveOutage(String(index), { category }),
  );

  it('sorts by count descending and keeps chosen categories without any outage', () => {
    expect(countByCategory(outages, ['ADOM', 'EHT', 'JGY', 'URBAN'])).toEqual([
      { category: 'ADOM', count: 3 },
      { category: 'JGY', count: 2 },
      { category: 'METRO', count: 1 },
      { category: 'URBAN', count: 1 },
      { category: 'EHT', count: 0 },
    ]);
  });

  it('has nothing to count without outages and categories', () => {
    expect(countByCategory([], [])).toEqual([]);
  });
});
