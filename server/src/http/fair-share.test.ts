import { describe, expect, it } from '@jest/globals';
import { createFairShare, shareLimits } from './fair-share';

const stays = new AbortController().signal;
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Begins calls and tells in which order they got their places. */
function openShare(limits: Partial<typeof shareLimits> = {}) {
  const share = createFairShare({ ...shareLimits, ...limits });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const call = (user: number, weight = 1, left = stays) => {
    const turn = share.enter(user, weight, left).then((end) => {
      begun.push(user);
      ends.push(end);
    });
    // Those who still wait when a test is over are told so later.
    turn.catch(() => undefined);
    return turn;
  };
  return { share, begun, call, endOne: () => ends.shift()?.(), running: () => ends.length };
}

describe('the places', () => {
  it('are all but those kept for others to one who is alone', async () => {
    const { call, begun, share } = openShare();
    for (let count = 0; count < 20; count += 1) void call(1);
    await tick();
    expect([begun.length, share.waiting()]).toEqual([5, 15]);
  });

  it('go to whoever comes next, at once, and then in turns', async () => {
    const { call, begun, endOne } = openShare();
    for (let count = 0; count < 130; count += 1) void call(1);
    await tick();
    void call(2);
    void call(3);
    await tick();
    expect(begun.slice(5)).toEqual([2, 3]);
    for (let count = 0; count < 3; count += 1) void call(2);
    await tick();
    // The five that the first has are not taken away, but none is added until the share is kept.
    for (let count = 0; count < 4; count += 1) endOne();
    await tick();
    expect(begun.slice(7)).toEqual([2, 1]);
  });

  it('are taken two at a time by a heavy call', async () => {
    const { call, begun, endOne } = openShare({ places: 4 });
    for (const user of [1, 2, 3]) void call(user, 2);
    await tick();
    expect(begun).toEqual([1, 2]);
    endOne();
    await tick();
    expect(begun).toEqual([1, 2, 3]);
  });
});

describe('who waits', () => {
  it('gives up the place by leaving', async () => {
    const { call, share } = openShare({ places: 1, kept: 0 });
    const leaving = new AbortController();
    void call(1);
    const waits = call(1, 1, leaving.signal);
    await tick();
    leaving.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    expect(share.waiting()).toBe(0);
  });

  it('is told to come back when too many of their own calls wait, or it takes too long', async () => {
    const { call } = openShare({ places: 1, kept: 0, waitingEach: 1, patienceMs: 20 });
    void call(1);
    const waits = call(1);
    await expect(call(1)).rejects.toThrow('You have too many calls under way.');
    await expect(waits).rejects.toThrow('The service is busy.');
  });
});
