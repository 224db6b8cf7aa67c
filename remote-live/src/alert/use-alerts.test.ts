import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createStream } from '../stream/stream';
import { createFakeSocket } from '../testing/fake-socket';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { useAlerts } from './use-alerts';

const notices: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  notices.length = 0;
  class FakeNotification {
    static readonly permission = 'granted';
    constructor(title: string) {
      notices.push(title);
    }
  }
  Object.assign(window, { Notification: FakeNotification });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Notification');
});

describe('alerts', () => {
  it('tell of chosen categories, and not of what is too old to be on the screen', async () => {
    const socket = createFakeSocket();
    const stream = createStream({ openSocket: socket.open });
    stream.start();
    socket.server().onConnected();
    socket.snapshot([]);
    await jest.advanceTimersByTimeAsync(300);
    const { unmount } = renderHook(() => useAlerts(stream, { sound: [], notice: ['JGY'] }));
    socket.add(liveOutage('other', { category: 'IND' }));
    socket.add(liveOutage('late', { oTime: minutesAgo(5 * 1440) }));
    await jest.advanceTimersByTimeAsync(6_000);
    expect(notices).toEqual([]);
    socket.add(liveOutage('new', { oTime: minutesAgo(1) }));
    await jest.advanceTimersByTimeAsync(6_000);
    expect(notices).toEqual(['New outage: Feeder new']);
    unmount();
    stream.stop();
  });
});
