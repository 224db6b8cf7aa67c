// The open outages in memory. Whatever is told to subscribers happens in the same step as the change
// here, so a snapshot taken between two steps fits exactly between what was told before and after it.
import type { LogEntry, OpenOutage } from './open-outage';

export interface ReplicaListener {
  readonly onAdded: (added: OpenOutage) => void;
  readonly onRemoved: (removed: OpenOutage) => void;
  /** After everything that changed in one step. */
  readonly onStep: () => void;
}

export interface Replica {
  readonly position: () => number;
  /** Grows with each change. */
  readonly version: () => number;
  /** Takes the whole state; what differs from the one before is told. */
  readonly take: (state: { readonly position: number; readonly outages: readonly OpenOutage[] }) => void;
  readonly apply: (entries: readonly LogEntry[]) => void;
  /** How many are open. */
  readonly size: () => number;
  readonly outagesIn: (room: string) => OpenOutage['outage'][];
}

export function createReplica({ onAdded, onRemoved, onStep }: ReplicaListener): Replica {
  const outages = new Map<number, OpenOutage>();
  let position = 0;
  let version = 0;

  const add = (open: OpenOutage): void => {
    if (outages.has(open.outage.id)) return;
    outages.set(open.outage.id, open);
    version += 1;
    onAdded(open);
  };
  const remove = (id: number): void => {
    const open = outages.get(id);
    if (!open) return;
    outages.delete(id);
    version += 1;
    onRemoved(open);
  };

  return {
    position: () => position,
    version: () => version,
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
    outagesIn: (room) => [...outages.values()].flatMap(({ outage, rooms }) => (rooms.includes(room) ? [outage] : [])),
  };
}
