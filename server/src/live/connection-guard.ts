// What a connection may cost. For a client that never reads, messages pile up here, while it may even answer every
// heartbeat. A client that never stops talking keeps the process busy with frames that nobody looks at. Both go.
import type { Server } from 'socket.io';
import { backlogOf, type Connection } from './backlog';

export type DropReason = 'slow' | 'stalled' | 'flood';

export interface ConnectionLimits {
  /** What may wait for one connection: more than the snapshot of the whole state in a storm. */
  readonly waitingBytes: number;
  /** What may wait for all of them together; beyond it, those with the most waiting are cut. */
  readonly waitingBytesOfAll: number;
  /** How long something may wait without a byte's going out. */
  readonly stalledMs: number;
  /** Received within a second, on average over five: a page sends a heartbeat and a topic. */
  readonly receivedBytesPerSecond: number;
  readonly packetsPerSecond: number;
  readonly lookEveryMs: number;
}

export const connectionLimits: ConnectionLimits = {
  waitingBytes: 16 * 1024 * 1024,
  waitingBytesOfAll: 128 * 1024 * 1024,
  stalledMs: 20_000,
  receivedBytesPerSecond: 32 * 1024,
  packetsPerSecond: 50,
  lookEveryMs: 1_000,
};

const averageOver = 5;

interface Watched {
  /** Bytes that have left for the network. */
  sent: number;
  sentAt: number;
  received: number;
  /** Above the allowed rate so far, in bytes and packets. */
  excess: { bytes: number; packets: number };
  packets: number;
}

interface GuardOptions {
  readonly limits?: ConnectionLimits;
  readonly onDrop: (reason: DropReason) => void;
}

export interface ConnectionGuard {
  /** Looks at every connection now. */
  look(): void;
  stop(): void;
}

/** Whatever waits is let go of at once: a close that waits for it would never come. */
function drop(connection: Connection): void {
  connection.close(true);
  connection.request.socket.destroy();
}

export function guardConnections(io: Pick<Server, 'engine'>, { limits = connectionLimits, onDrop }: GuardOptions): ConnectionGuard {
  const watched = new Map<Connection, Watched>();

  const waitingFor = (connection: Connection): number => Math.max(backlogOf(connection).waiting, connection.request.socket.writableLength);

  const judge = (connection: Connection, one: Watched, now: number): DropReason | null => {
    const { socket } = connection.request;
    const waiting = waitingFor(connection);
    const sent = backlogOf(connection).flushed + socket.bytesWritten - socket.writableLength;
    if (sent !== one.sent || waiting === 0) {
      one.sent = sent;
      one.sentAt = now;
    }
    const seconds = limits.lookEveryMs / 1000;
    one.excess.bytes = Math.max(0, one.excess.bytes + socket.bytesRead - one.received - limits.receivedBytesPerSecond * seconds);
    one.excess.packets = Math.max(0, one.excess.packets + one.packets - limits.packetsPerSecond * seconds);
    one.received = socket.bytesRead;
    one.packets = 0;
    if (one.excess.bytes > limits.receivedBytesPerSecond * averageOver || one.excess.packets > limits.packetsPerSecond * averageOver)
      return 'flood';
    if (waiting > limits.waitingBytes) return 'slow';
    return now - one.sentAt >= limits.stalledMs ? 'stalled' : null;
  };

  const remove = (connection: Connection, reason: DropReason): void => {
    if (!watched.delete(connection)) return;
    onDrop(reason);
    drop(connection);
  };

  const relieve = (): void => {
    const loaded = [...watched.keys()]
      .map((connection) => ({ connection, waiting: waitingFor(connection) }))
      .sort((one, other) => other.waiting - one.waiting);
    let all = loaded.reduce((sum, { waiting }) => sum + waiting, 0);
    for (const { connection, waiting } of loaded) {
      if (all <= limits.waitingBytesOfAll) return;
      remove(connection, 'slow');
      all -= waiting;
    }
  };

  const look = (): void => {
    const now = performance.now();
    for (const [connection, one] of watched) {
      const reason = judge(connection, one, now);
      if (reason !== null) remove(connection, reason);
    }
    relieve();
  };

  io.engine.on('connection', (connection: Connection) => {
    const { socket } = connection.request;
    const one: Watched = { sent: 0, sentAt: performance.now(), received: socket.bytesRead, excess: { bytes: 0, packets: 0 }, packets: 0 };
    watched.set(connection, one);
    connection.on('packet', () => (one.packets += 1));
    connection.once('close', () => watched.delete(connection));
  });

  const timer = setInterval(look, limits.lookEveryMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
