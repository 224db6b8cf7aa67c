import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveOutage } from '../testing/live-outage';
import { commonGroup, compareSites, countOutages, groupSites, type Sites } from './site';

const here = { latitude: 22, longitude: 70 };
const there = { latitude: 23, longitude: 71 };

describe('groupSites', () => {
  it('keeps outages of one substation together and leaves out those without a place', () => {
    const sites = groupSites([
      liveOutage('a', here),
      liveOutage('b', there),
      liveOutage('c', here),
      liveOutage('d', { latitude: null, longitude: null }),
    ]);
    expect([...sites.values()].map(({ outages }) => outages.map(({ sfmsId }) => sfmsId))).toEqual([['a', 'c'], ['b']]);
    expect(countOutages([...sites.values()])).toBe(3);
  });
});

describe('commonGroup', () => {
  it('names the group that all share', () => {
    const groupFor = (...categories: string[]) =>
      commonGroup([...groupSites(categories.map((category, index) => liveOutage(String(index), { ...here, category }))).values()]);
    expect(groupFor('JGY', 'URBAN')).toBe('home');
    expect(groupFor('AGSKY', 'ADOM')).toBe('farm');
    expect(groupFor('JGY', 'GIDC')).toBe('mixed');
  });
});

describe('compareSites', () => {
  const pool = Array.from({ length: 12 }, (_, index) => liveOutage(String(index), { latitude: 22 + (index % 4), longitude: 70 }));

  it('turns the map of before into the map of now, touching only what differs', () => {
    fc.assert(
      fc.property(fc.subarray(pool), fc.subarray(pool), (first, second) => {
        const before = groupSites(first);
        const after = groupSites(second);
        const { added, changed, removed } = compareSites(before, after);
        const map = new Map(before);
        for (const site of [...added, ...changed]) map.set(site.key, site);
        for (const key of removed) map.delete(key);
        const idsOf = (sites: Sites) =>
          [...sites].map(([key, { outages }]) => `${key}:${outages.map(({ sfmsId }) => sfmsId).join()}`).sort();
        expect(idsOf(map)).toEqual(idsOf(after));
        expect(compareSites(after, groupSites(second))).toEqual({ added: [], changed: [], removed: [] });
      }),
    );
  });
});
