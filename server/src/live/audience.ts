// Who listens in which room, and what is about to be told there. A socket listens in one room, its
// organisation's; what changes in one step of the replica is told in one write.
import type { LiveSocket } from './live-socket';
import { sendAll, type WireMessage } from './wire-message';

export interface Audience {
  join(socket: LiveSocket): void;
  leave(socket: LiveSocket): void;
  /** Rooms in which somebody listens. */
  rooms(): Iterable<string>;
  /** Keeps a message for those who listen in the rooms, until `flush`. It is not written when nobody does. */
  tell(rooms: readonly string[], write: () => WireMessage): void;
  flush(): void;
}

/** Told of each message how many were sent it. */
export type NoteSent = (name: WireMessage['name'], sockets: number) => void;

export function createAudience(noteSent: NoteSent): Audience {
  const listeners = new Map<string, Set<LiveSocket>>();
  const kept = new Map<string, WireMessage[]>();

  return {
    join: (socket) => {
      const { room } = socket.data;
      const present = listeners.get(room);
      if (present) present.add(socket);
      else listeners.set(room, new Set([socket]));
    },
    leave: (socket) => {
      const { room } = socket.data;
      const present = listeners.get(room);
      present?.delete(socket);
      if (present?.size === 0) listeners.delete(room);
    },
    rooms: () => listeners.keys(),
    tell: (rooms, write) => {
      let message: WireMessage | null = null;
      for (const room of rooms) {
        if (!listeners.has(room)) continue;
        message ??= write();
        const waiting = kept.get(room);
        if (waiting) waiting.push(message);
        else kept.set(room, [message]);
      }
    },
    flush: () => {
      for (const [room, messages] of kept) {
        const present = listeners.get(room) ?? new Set();
        sendAll(present, messages);
        for (const { name } of messages) noteSent(name, present.size);
      }
      kept.clear();
    },
  };
}
