import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { filterCategories } from 'shared-contracts/constant/category';
import { liveDurations } from 'shared-contracts/rule/live-window';
import { defaultFilter, readFilter, writeFilter } from './live-filter';

const filters = fc.record({
  categories: fc.subarray([...filterCategories]),
  olderThan: fc.constantFrom(...liveDurations.map(({ minutes }) => minutes)),
});

describe('the filter in the URL', () => {
  it('comes back as it was written, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const params = writeFilter(new URLSearchParams('kiosk=1'), filter);
        expect(readFilter(new URLSearchParams(params.toString()))).toEqual(filter);
        expect(params.get('kiosk')).toBe('1');
      }),
    );
  });

  it('ignores nonsense', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (category, olderThan) => {
        const filter = readFilter(new URLSearchParams({ category, olderThan }));
        expect(filter.categories.every((name) => filterCategories.includes(name))).toBe(true);
        expect(liveDurations.some(({ minutes }) => minutes === filter.olderThan)).toBe(true);
      }),
    );
  });

  it('does not write defaults', () => {
    expect(writeFilter(new URLSearchParams('category=GIDC&olderThan=120'), defaultFilter).toString()).toBe('');
  });
});
