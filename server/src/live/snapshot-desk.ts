// Snapshots for those who wait: written once for each organisation and version, however many have
// asked. A socket begins to listen in the same step, so that no event falls between.
import { liveEvents } from 'shared-contracts/realtime/live-stream';
import type { Audience, NoteSent } from './audience';
import { backlogOf } from './backlog';
import { snapshotMessage } from './live-message';
import type { LiveSocket } from './live-socket';
import type { Replica } from './replica';
import { sendAll, type WireMessage, wireMessage } from './wire-message';

interface DeskOptions {
  readonly audience: Audience;
  readonly replica: Replica;
  /** While the replica may be out of date, those who ask wait. */
  readonly isCurrent: () => boolean;
  readonly noteSent: NoteSent;
  readonly now: () => Date;
}

export interface SnapshotDesk {
  ask(socket: LiveSocket): void;
  leave(socket: LiveSocket): void;
  /** Serves all who wait, if it can. */
  serve(): void;
  stop(): void;
}

/** Time in which those who ask are gathered, after the ones before were served. */
const gatherMs = 50;
/** All organisations at once are served in parts of about this: events and calls come in between. */
const partMs = 10;
/** Clients set their clocks by a snapshot, so it must not be older. */
const keptMs = 500;

/** Who has not taken the last snapshot yet gets no other one beside it. */
const unreadAtMost = 64 * 1024;
const behindMs = 500;

interface Snapshot {
  readonly version: number;
  readonly at: number;
  readonly message: WireMessage;
}

export function createSnapshotDesk({ audience, replica, isCurrent, noteSent, now }: DeskOptions): SnapshotDesk {
  const waiting = new Map<string, Set<LiveSocket>>();
  const snapshots = new Map<string, Snapshot>();
  let timer: NodeJS.Timeout | null = null;
  let servedAt = -gatherMs;

  const snapshotOf = (room: string): WireMessage => {
    const known = snapshots.get(room);
    const state = replica.stateOf(room);
    if (known && known.version === state.version && performance.now() - known.at < keptMs) return known.message;
    const message = wireMessage(liveEvents.snapshot, snapshotMessage(state, now()));
    snapshots.set(room, { version: state.version, at: performance.now(), message });
    return message;
  };

  const enqueue = (socket: LiveSocket): void => {
    const { room } = socket.data;
    const queue = waiting.get(room);
    if (queue) queue.add(socket);
    else waiting.set(room, new Set([socket]));
  };

  const serveAfter = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = null;
      serve();
    }, ms);
  };

  function serve(): void {
    if (!isCurrent()) return;
    servedAt = performance.now();
    const behind: LiveSocket[] = [];
    for (const [room, sockets] of waiting) {
      if (performance.now() - servedAt > partMs) {
        serveAfter(0);
        break;
      }
      waiting.delete(room);
      const ready: LiveSocket[] = [];
      for (const socket of sockets) (backlogOf(socket.conn).waiting <= unreadAtMost ? ready : behind).push(socket);
      if (ready.length === 0) continue;
      for (const socket of ready) audience.join(socket);
      sendAll(ready, [snapshotOf(room)]);
      noteSent(liveEvents.snapshot, ready.length);
    }
    for (const socket of behind) enqueue(socket);
    if (behind.length > 0) serveAfter(behindMs);
  }

  /** A snapshot is kept for those who come right after, not for the day. */
  const forget = setInterval(() => {
    for (const [room, { at }] of snapshots) if (performance.now() - at >= keptMs) snapshots.delete(room);
  }, 10_000);
  forget.unref();

  return {
    serve,
    ask: (socket) => {
      enqueue(socket);
      serveAfter(Math.max(0, servedAt + gatherMs - performance.now()));
    },
    leave: (socket) => void waiting.get(socket.data.room)?.delete(socket),
    stop: () => {
      clearInterval(forget);
      if (timer) clearTimeout(timer);
    },
  };
}
