// What was written to a connection and has not left this process yet.
import type { LiveSocket } from './live-socket';

export type Connection = LiveSocket['conn'];

interface Backlog {
  readonly waiting: number;
  /** Since the connection began. */
  readonly flushed: number;
}

const none: Backlog = { waiting: 0, flushed: 0 };
const backlogs = new WeakMap<Connection, Backlog>();

/** In bytes. */
export function backlogOf(connection: Connection): Backlog {
  return backlogs.get(connection) ?? none;
}

/** Call it before a write, and call what it answers when the write has gone out. */
export function countWaiting(connection: Connection, bytes: number): () => void {
  const { waiting, flushed } = backlogOf(connection);
  backlogs.set(connection, { waiting: waiting + bytes, flushed });
  return () => {
    const now = backlogOf(connection);
    backlogs.set(connection, { waiting: now.waiting - bytes, flushed: now.flushed + bytes });
  };
}
