// A connection driven by the test: what the client does is recorded, what the server says is called.
import { toIndianMoment } from 'shared-contracts/constant/indian-time';
import { hashOfIds, liveCheckEvent } from 'shared-contracts/realtime/live-check';
import { liveEvents, liveEventTypes, type LiveOutage } from 'shared-contracts/realtime/live-stream';
import type { LiveSocket, OpenSocket, SocketListener } from '../stream/live-socket';
import { testNow } from './live-outage';

export interface FakeSocket {
  readonly open: OpenSocket;
  /** 'connect', 'disconnect' and 'subscribe', in the order in which the client called them. */
  readonly calls: (keyof LiveSocket)[];
  readonly server: () => SocketListener;
  readonly snapshot: (outages: readonly LiveOutage[], at?: number) => void;
  readonly add: (outage: LiveOutage) => void;
  readonly remove: (sfmsId: string) => void;
  readonly check: (sfmsIds: readonly string[]) => void;
}

export function createFakeSocket(): FakeSocket {
  const calls: (keyof LiveSocket)[] = [];
  let listener: SocketListener | null = null;
  const server = () => {
    if (listener === null) throw new Error('Nobody has opened the socket.');
    return listener;
  };
  const currentDatetime = toIndianMoment(testNow);
  return {
    calls,
    server,
    open: (given) => {
      listener = given;
      return {
        connect: () => void calls.push('connect'),
        disconnect: () => void calls.push('disconnect'),
        subscribe: () => void calls.push('subscribe'),
      };
    },
    snapshot: (openOutages, at = testNow) => server().onMessage(liveEvents.snapshot, { openOutages, currentDatetime: toIndianMoment(at) }),
    add: (addOutage) => server().onMessage(liveEvents.added, { addOutage, eventType: liveEventTypes.add, currentDatetime }),
    remove: (sfmsId) =>
      server().onMessage(liveEvents.removed, { removeOutage: { id: 1, sfmsId }, eventType: liveEventTypes.remove, currentDatetime }),
    check: (sfmsIds) => server().onMessage(liveCheckEvent, { count: sfmsIds.length, hash: hashOfIds(sfmsIds) }),
  };
}
