import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { createFakeSocket } from '../testing/fake-socket';
import { liveOutage, testNow } from '../testing/live-outage';
import { createStream } from './stream';

function startStream() {
  const socket = createFakeSocket();
  const confirm = jest.fn(async () => false);
  const stream = createStream({ openSocket: socket.open, confirm });
  stream.start();
  return {
    socket,
    stream,
    confirm,
    ids: () => stream.store.getState().list.outages.map(({ sfmsId }) => sfmsId),
    state: () => stream.store.getState(),
  };
}

/** Lets parsing end and the frame pass. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(300);
}

async function startedWith(...ids: string[]) {
  const started = startStream();
  started.socket.server().onConnected();
  started.socket.snapshot(ids.map((id) => liveOutage(id)));
  await settle();
  return started;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('stream', () => {
  it('subscribes at each connection and takes the snapshot', async () => {
    const { socket, ids, state } = await startedWith('a');
    expect(socket.calls).toEqual(['connect', 'subscribe']);
    expect(ids()).toEqual(['a']);
    expect(state()).toMatchObject({ link: 'connected', hasData: true });
    socket.server().onLost();
    expect(state().link).toBe('connecting');
    socket.server().onConnected();
    socket.add(liveOutage('b'));
    socket.snapshot([]);
    await settle();
    expect(ids()).toEqual(['b']);
  });

  it('applies a burst once', async () => {
    const { socket, stream, ids } = await startedWith('a');
    const renders = jest.fn();
    stream.store.subscribe(renders);
    for (let count = 0; count < 100; count += 1) socket.add(liveOutage(`s${count}`));
    await settle();
    expect(renders).toHaveBeenCalledTimes(1);
    expect(ids()).toHaveLength(101);
  });

  it('keeps events that come while a long snapshot is being parsed', async () => {
    const { socket, ids } = await startedWith();
    socket.server().onConnected();
    socket.snapshot(Array.from({ length: 900 }, (_, index) => liveOutage(`s${index}`)));
    socket.remove('s7');
    await settle();
    expect(ids()).toHaveLength(899);
  });

  it('drops a snapshot that a new connection has overtaken', async () => {
    const { socket, ids } = await startedWith('a');
    socket.server().onConnected();
    socket.snapshot(Array.from({ length: 900 }, (_, index) => liveOutage(`s${index}`)));
    socket.server().onLost();
    socket.server().onConnected();
    socket.snapshot([liveOutage('new')]);
    await settle();
    expect(ids()).toEqual(['new']);
  });

  it('subscribes anew when the minute check differs, and not when it agrees', async () => {
    const { socket } = await startedWith('a', 'b');
    socket.check(['b', 'a']);
    expect(socket.calls).toEqual(['connect', 'subscribe']);
    socket.add(liveOutage('c'));
    socket.check(['a', 'b', 'c']);
    expect(socket.calls).toEqual(['connect', 'subscribe']);
    socket.check(['a', 'b', 'd']);
    expect(socket.calls).toEqual(['connect', 'subscribe', 'subscribe']);
  });

  it('starts over when the snapshot does not come within 20 seconds', async () => {
    const { socket } = startStream();
    socket.server().onConnected();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(socket.calls).toEqual(['connect', 'subscribe', 'disconnect', 'connect']);
  });

  it('waits for Reconnect, online or a look at the tab after all attempts', async () => {
    const { socket, stream, state } = await startedWith('a');
    socket.calls.length = 0;
    socket.server().onGaveUp();
    expect(state()).toMatchObject({ link: 'failed', problem: 'unreachable' });
    stream.reconnect();
    expect(state()).toMatchObject({ link: 'connecting', problem: null });
    for (const [target, event] of [[window, 'online'], [document, 'visibilitychange']] as const) {
      socket.server().onGaveUp();
      target.dispatchEvent(new Event(event));
      expect(state().link).toBe('connecting');
    }
    expect(socket.calls).toEqual(['disconnect', 'connect', 'disconnect', 'connect', 'disconnect', 'connect']);
  });

  it('does not disturb a living connection when the tab is looked at, but one that has gone silent', async () => {
    const { socket } = await startedWith('a');
    socket.calls.length = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(8_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.calls).toEqual(['disconnect', 'connect']);
  });

  it('tries again at once when the browser goes offline, not waiting for the line to time out', async () => {
    const { socket, state } = await startedWith('a');
    socket.calls.length = 0;
    window.dispatchEvent(new Event('offline'));
    expect(state().link).toBe('connecting');
    expect(socket.calls).toEqual(['disconnect', 'connect']);
    window.dispatchEvent(new Event('online'));
    expect(socket.calls).toEqual(['disconnect', 'connect', 'disconnect', 'connect']);
  });

  it('comes back by itself when the server closes the connection', async () => {
    const { socket } = await startedWith('a');
    socket.calls.length = 0;
    socket.server().onDropped();
    await jest.advanceTimersByTimeAsync(2000);
    expect(socket.calls).toEqual(['connect']);
  });

  it('asks whether the session lives when the token is refused', async () => {
    const { socket, confirm, state } = startStream();
    socket.server().onUnauthorized();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ link: 'failed', problem: 'refused' });
  });

  it('stops at a message that it cannot read, and says so', async () => {
    const { socket, ids, state } = await startedWith('a');
    socket.server().onMessage('newOutage', { addOutage: { sfmsId: 'b' } });
    expect(state()).toMatchObject({ link: 'failed', problem: 'unreadable' });
    expect(ids()).toEqual(['a']);
  });

  it('carries the server clock on, each 60 seconds', async () => {
    const { state, stream } = await startedWith('a');
    expect(state().now).toBe(testNow);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(state().now - testNow).toBeGreaterThanOrEqual(59_000);
    expect(stream.readSign().silentMs).toBeGreaterThanOrEqual(60_000);
  });

  it('tells of outages that begin, not of those in the first snapshot or known', async () => {
    const { socket, stream } = await startedWith('a');
    const begun = jest.fn();
    const stop = stream.onBegun(begun);
    const fresh = liveOutage('b');
    socket.add(liveOutage('a'));
    socket.add(fresh);
    await settle();
    expect(begun.mock.calls).toEqual([[[fresh]]]);
    stop();
    socket.add(liveOutage('c'));
    await settle();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('tells of outages that began while the line was away, each once', async () => {
    const { socket, stream } = startStream();
    const begun = jest.fn<(outages: readonly LiveOutage[]) => void>();
    stream.onBegun(begun);
    socket.server().onConnected();
    socket.snapshot([liveOutage('a')]);
    await settle();
    expect(begun).not.toHaveBeenCalled();
    socket.add(liveOutage('b'));
    socket.server().onLost();
    socket.server().onConnected();
    await settle();
    socket.add(liveOutage('d'));
    socket.snapshot(['a', 'b', 'c'].map((id) => liveOutage(id)));
    await settle();
    expect(begun.mock.calls.map(([outages]) => outages.map(({ sfmsId }) => sfmsId).sort())).toEqual([['b'], ['c', 'd']]);
  });

  it('leaves nothing running behind', async () => {
    const { stream, socket } = await startedWith('a');
    stream.stop();
    expect(socket.calls.at(-1)).toBe('disconnect');
    expect(jest.getTimerCount()).toBe(0);
  });
});
