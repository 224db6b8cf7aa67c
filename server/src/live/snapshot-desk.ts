// Snapshots for those who wait: one broadcast for each organisation, encoded once, however many have
// asked. A socket joins its organisation's room in the same step, so that no event falls between.
import { liveEvents } from 'shared-contracts/realtime/live-feed';
import { snapshotMessage } from './live-message';
import type { LiveServer, LiveSocket } from './live-socket';
import type { Replica } from './replica';

interface DeskOptions {
  readonly io: LiveServer;
  readonly replica: Replica;
  /** While the replica may be out of date, those who ask wait. */
  readonly isCurrent: () => boolean;
  /** How many have been served. */
  readonly onServed: (sockets: number) => void;
  readonly now: () => Date;
}

export interface SnapshotDesk {
  ask(socket: LiveSocket): void;
  /** Serves all who wait, if it can. */
  serve(): void;
  stop(): void;
}

/** Time in which those who ask are gathered, after the broadcast before. */
const gatherMs = 50;

export function createSnapshotDesk({ io, replica, isCurrent, onServed, now }: DeskOptions): SnapshotDesk {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let servedAt = -gatherMs;
  const queueOf = (room: string) => `waiting for ${room}`;

  const serve = (): void => {
    if (!isCurrent()) return;
    servedAt = performance.now();
    for (const room of waiting) {
      const queue = queueOf(room);
      onServed(io.of('/').adapter.rooms.get(queue)?.size ?? 0);
      io.local.in(queue).socketsJoin(room);
      io.local.to(queue).emit(liveEvents.snapshot, snapshotMessage(replica.outagesIn(room), now()));
      io.local.in(queue).socketsLeave(queue);
    }
    waiting.clear();
  };

  return {
    serve,
    ask: (socket) => {
      const { room } = socket.data;
      void socket.join(queueOf(room));
      waiting.add(room);
      timer ??= setTimeout(() => {
        timer = null;
        serve();
      }, Math.max(0, servedAt + gatherMs - performance.now()));
    },
    stop: () => {
      if (timer) clearTimeout(timer);
    },
  };
}
