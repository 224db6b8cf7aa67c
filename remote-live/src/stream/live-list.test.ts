import { describe, expect, it } from '@jest/globals';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { emptyList, type StreamAction, reduceStream } from './live-list';

const old = liveOutage('old', { oTime: minutesAgo(90) });
const middle = liveOutage('middle', { oTime: minutesAgo(60) });
const young = liveOutage('young', { oTime: minutesAgo(5) });
const ready = reduceStream(emptyList, [{ type: 'snapshot', outages: [old, young] }]);

function idsAfter(...actions: StreamAction[]): string[] {
  return reduceStream(ready, actions).outages.map(({ sfmsId }) => sfmsId);
}

describe('reduceStream', () => {
  it('sets the list from the snapshot, the latest start first', () => {
    expect(ready.outages).toEqual([young, old]);
    expect(ready.isReady).toBe(true);
  });

  it('puts an added outage in its place', () => {
    expect(idsAfter({ type: 'added', outage: middle })).toEqual(['young', 'middle', 'old']);
  });

  it('ignores an outage whose sfmsId is present, and the removal of one that is not', () => {
    const same = reduceStream(ready, [
      { type: 'added', outage: liveOutage('old', { oTime: minutesAgo(1) }) },
      { type: 'removed', sfmsId: 'never' },
    ]);
    expect(same).toBe(ready);
  });

  it('removes', () => {
    expect(idsAfter({ type: 'removed', sfmsId: 'young' })).toEqual(['old']);
  });

  it('keeps the old list until the snapshot, then replays what came before it', () => {
    const waiting = reduceStream(ready, [{ type: 'subscribed' }, { type: 'added', outage: middle }, { type: 'removed', sfmsId: 'old' }]);
    expect(waiting.outages).toEqual([young, old]);
    expect(waiting.isReady).toBe(false);
    const again = reduceStream(waiting, [{ type: 'snapshot', outages: [old] }]);
    expect(again.outages).toEqual([middle]);
    expect(again.waiting).toEqual([]);
  });

  it('forgets events of an earlier subscription', () => {
    expect(
      idsAfter({ type: 'subscribed' }, { type: 'added', outage: middle }, { type: 'subscribed' }, { type: 'snapshot', outages: [] }),
    ).toEqual([]);
  });
});
