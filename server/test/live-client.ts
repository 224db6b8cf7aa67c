// A subscriber as the product has it: it sets its list from the snapshot, adds and removes.
import { io, type Socket } from 'socket.io-client';
import { type LiveCheck, liveCheckEvent } from 'shared-contracts/realtime/live-check';
import { liveAddedSchema, liveEvents, liveRemovedSchema, liveSnapshotSchema } from 'shared-contracts/realtime/live-stream';
import * as v from 'valibot';

export interface LiveClient {
  readonly socket: Socket;
  /** The sfmsIds in the list now, sorted. */
  ids(): string[];
  /** Every sfmsId that was ever told, in whatever way. */
  readonly seen: ReadonlySet<string>;
  readonly checks: LiveCheck[];
  /** Resolves when `isSo` holds after a message (or already does); rejects after seconds. */
  until(isSo: () => boolean): Promise<void>;
  /** The reason of the server's refusal. */
  refusal(): Promise<string>;
  subscribe(): void;
  close(): void;
}

/** Long enough for a machine that does much else. */
const patienceMs = 60_000;

interface ClientOptions {
  readonly origin?: string;
  readonly transports?: readonly ('websocket' | 'polling')[];
  readonly auth?: object;
}

export function openLiveClient(
  url: string,
  token: string,
  { origin, transports = ['websocket'], auth = { token: `Bearer ${token}` } }: ClientOptions = {},
): LiveClient {
  const socket = io(url, {
    auth,
    transports: [...transports],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 200,
    ...(origin && { extraHeaders: { origin } }),
  });
  const list = new Set<string>();
  const seen = new Set<string>();
  const checks: LiveCheck[] = [];
  const watchers = new Set<() => void>();
  let hasSnapshot = false;
  const changed = () => {
    for (const watcher of watchers) watcher();
  };

  socket.on('connect', () => void socket.emit(liveEvents.subscribe, liveEvents.snapshot));
  socket.on('disconnect', () => {
    hasSnapshot = false;
    changed();
  });
  socket.on(liveEvents.snapshot, (raw: unknown) => {
    const { openOutages } = v.parse(liveSnapshotSchema, raw);
    list.clear();
    for (const { sfmsId } of openOutages) {
      list.add(sfmsId);
      seen.add(sfmsId);
    }
    hasSnapshot = true;
    changed();
  });
  socket.on(liveEvents.added, (raw: unknown) => {
    const { sfmsId } = v.parse(liveAddedSchema, raw).addOutage;
    list.add(sfmsId);
    seen.add(sfmsId);
    changed();
  });
  socket.on(liveEvents.removed, (raw: unknown) => {
    const { sfmsId } = v.parse(liveRemovedSchema, raw).removeOutage;
    list.delete(sfmsId);
    seen.add(sfmsId);
    changed();
  });
  socket.on(liveCheckEvent, (check: LiveCheck) => {
    checks.push(check);
    changed();
  });

  const until: LiveClient['until'] = (isSo) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        watchers.delete(look);
        reject(new Error(`Not so within ${patienceMs} ms; the list is ${[...list].join(' ')}`));
      }, patienceMs);
      const look = () => {
        if (!isSo()) return;
        clearTimeout(timer);
        watchers.delete(look);
        resolve();
      };
      watchers.add(look);
      look();
    });

  return {
    socket,
    seen,
    checks,
    until: (isSo) => until(() => hasSnapshot && isSo()),
    ids: () => [...list].sort(),
    refusal: () => new Promise((resolve) => socket.once('connect_error', ({ message }) => resolve(message))),
    subscribe: () => void socket.emit(liveEvents.subscribe, liveEvents.snapshot),
    close: () => void socket.disconnect(),
  };
}
