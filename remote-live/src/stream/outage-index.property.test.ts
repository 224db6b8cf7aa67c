import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveOutage } from '../testing/live-outage';
import { draftIndex, findOutage, indexedIds, indexOutages } from './outage-index';

const outages = Array.from({ length: 300 }, (_, index) => liveOutage(`S${index}`));
const change = fc.record({ isAdded: fc.boolean(), outage: fc.constantFrom(...outages) });
const bursts = fc.array(fc.array(change, { maxLength: 120 }), { maxLength: 8 });

describe('an index that is changed burst by burst', () => {
  it('holds what one made anew holds, and leaves the one before as it was', () => {
    fc.assert(
      fc.property(fc.subarray(outages), bursts, (first, changes) => {
        const model = new Map(first.map((outage) => [outage.sfmsId, outage]));
        let index = indexOutages(first);
        for (const burst of changes) {
          const before = [...indexedIds(index)].sort();
          const draft = draftIndex(index);
          for (const { isAdded, outage } of burst) {
            if (isAdded) {
              draft.add(outage);
              model.set(outage.sfmsId, outage);
            } else {
              draft.remove(outage.sfmsId);
              model.delete(outage.sfmsId);
            }
          }
          const after = draft.done();
          expect([...indexedIds(index)].sort()).toEqual(before);
          expect([...indexedIds(after)].sort()).toEqual([...model.keys()].sort());
          expect(after.size).toBe(model.size);
          expect(outages.map(({ sfmsId }) => findOutage(after, sfmsId))).toEqual(outages.map(({ sfmsId }) => model.get(sfmsId)));
          index = after;
        }
      }),
    );
  });
});
