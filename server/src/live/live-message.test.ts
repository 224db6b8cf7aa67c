import { describe, expect, it } from '@jest/globals';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { snapshotMessage } from './live-message';

describe('a snapshot', () => {
  it('has the latest outage first, in whatever order they came', () => {
    const outages = [3, 9, 1, 5].map((oTime) => ({ oTime }) as LiveOutage);
    const { openOutages } = snapshotMessage({ outages: new Set(outages), hash: 0, version: 1 }, new Date());
    expect(openOutages.map(({ oTime }) => oTime)).toEqual([9, 5, 3, 1]);
  });
});
