// The open outages in memory. Subscribers are told in the same step in which the replica changes. So a snapshot
// between two steps fits exactly between the messages before and after it.
import { hashOfIds } from 'shared-contracts/realtime/live-check';
import type { LogEntry, OpenOutage } from './open-outage';

export interface ReplicaListener {
  readonly onAdded: (added: OpenOutage) => void;
  readonly onRemoved: (removed: OpenOutage) => void;
  /** After everything that changed in one step. */
  readonly onStep: () => void;
}

/** What the users of one organisation see. */
export interface RoomState {
  /** In the order in which they came. */
  readonly outages: ReadonlySet<OpenOutage['outage']>;
  /** `hashOfIds` of them. */
  readonly hash: number;
  /** Grows with each change; 0 while the room is empty. */
  readonly version: number;
}

export interface Replica {
  readonly position: () => number;
  /** Takes the whole state; what differs from the one before is told. */
  readonly take: (state: { readonly position: number; readonly outages: readonly OpenOutage[] }) => void;
  readonly apply: (entries: readonly LogEntry[]) => void;
  readonly find: (id: number) => OpenOutage | undefined;
  /** How many are open. */
  readonly size: () => number;
  readonly stateOf: (room: string) => RoomState;
}

interface Room extends RoomState {
  readonly outages: Set<OpenOutage['outage']>;
  hash: number;
  version: number;
}

const emptyRoom: RoomState = { outages: new Set(), hash: 0, version: 0 };

export function createReplica({ onAdded, onRemoved, onStep }: ReplicaListener): Replica {
  const outages = new Map<number, OpenOutage>();
  // Kept with each event: an outage is in about nine rooms, and hundreds of them are checked each minute.
  const rooms = new Map<string, Room>();
  let position = 0;
  let version = 0;

  const roomOf = (name: string): Room => {
    const known = rooms.get(name);
    if (known) return known;
    const room = { outages: new Set<OpenOutage['outage']>(), hash: 0, version: 0 };
    rooms.set(name, room);
    return room;
  };

  const add = (open: OpenOutage): void => {
    const { outage } = open;
    if (outages.has(outage.id)) return;
    outages.set(outage.id, open);
    version += 1;
    const hash = hashOfIds([outage.sfmsId]);
    for (const name of open.rooms) {
      const room = roomOf(name);
      room.outages.add(outage);
      room.hash = (room.hash + hash) >>> 0;
      room.version = version;
    }
    onAdded(open);
  };
  const remove = (id: number): void => {
    const open = outages.get(id);
    if (!open) return;
    outages.delete(id);
    version += 1;
    const hash = hashOfIds([open.outage.sfmsId]);
    for (const name of open.rooms) {
      const room = roomOf(name);
      room.outages.delete(open.outage);
      room.hash = (room.hash - hash) >>> 0;
      room.version = version;
      if (room.outages.size === 0) rooms.delete(name);
    }
    onRemoved(open);
  };

  return {
    position: () => position,
    find: (id) => outages.get(id),
    size: () => outages.size,
    take: (state) => {
      const isOpen = new Set(state.outages.map(({ outage }) => outage.id));
      for (const id of outages.keys()) if (!isOpen.has(id)) remove(id);
      for (const open of state.outages) add(open);
      position = state.position;
      onStep();
    },
    apply: (entries) => {
      for (const entry of entries) {
        if (entry.eventType === 0) remove(entry.outageId);
        else if (entry.open) add(entry.open);
        position = entry.position;
      }
      onStep();
    },
    stateOf: (room) => rooms.get(room) ?? emptyRoom,
  };
}
