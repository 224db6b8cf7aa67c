import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createAudience } from './audience';
import type { LiveSocket } from './live-socket';
import { createReplica } from './replica';
import { createSnapshotDesk } from './snapshot-desk';
import { wireMessage } from './wire-message';

const news = wireMessage('openOutagesCheck', { count: 0, hash: 0 });

/** Every look at the time takes 4 ms, so that a few snapshots are a part. */
let time = 0;
beforeEach(() => {
  time = 0;
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 4));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function openDesk(isCurrent: () => boolean) {
  const told: string[] = [];
  const socketIn = (room: string) => {
    const write = (text: string) => void told.push(`${room} ${text.includes('initialOpenOutagesTopic') ? 'snapshot' : 'news'}`);
    return { data: { room }, conn: { transport: { name: 'polling' }, write } } as unknown as LiveSocket;
  };
  const audience = createAudience(() => undefined);
  const replica = createReplica({ onAdded: () => undefined, onRemoved: () => undefined, onStep: () => undefined });
  const desk = createSnapshotDesk({ audience, replica, isCurrent, noteSent: () => undefined, now: () => new Date() });
  return { desk, audience, told, socketIn };
}

const rooms = Array.from({ length: 10 }, (_, index) => `room ${index}`);

describe('those who ask for snapshots at once', () => {
  it('are served in parts, each once, and hear what is told between only after their snapshot', () => {
    const { desk, audience, told, socketIn } = openDesk(() => true);
    for (const room of rooms) desk.ask(socketIn(room));
    jest.advanceTimersToNextTimer();
    const inFirstPart = told.length;
    expect(inFirstPart).toBeGreaterThan(0);
    expect(inFirstPart).toBeLessThan(rooms.length);
    audience.tell(rooms, () => news);
    audience.flush();
    jest.advanceTimersByTime(1_000);
    expect(told.filter((one) => one.endsWith('snapshot'))).toEqual(rooms.map((room) => `${room} snapshot`));
    expect(told.filter((one) => one.endsWith('news'))).toEqual(rooms.slice(0, inFirstPart).map((room) => `${room} news`));
    desk.stop();
  });

  it('wait while the replica may be out of date', () => {
    let isCurrent = false;
    const { desk, told, socketIn } = openDesk(() => isCurrent);
    for (const room of rooms) desk.ask(socketIn(room));
    jest.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
    isCurrent = true;
    desk.serve();
    jest.advanceTimersByTime(1_000);
    expect(told).toHaveLength(rooms.length);
    desk.stop();
  });
});
