// Outages by their sfmsId, never changed in place. A burst of events makes a new index at the price of the events, not
// of all open outages. What has changed lies over a base that both share.
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

type Changes = ReadonlyMap<string, LiveOutage | null>;

export interface OutageIndex {
  readonly size: number;
  readonly base: ReadonlyMap<string, LiveOutage>;
  /** What was added over the base; null is gone. */
  readonly changes: Changes;
}

export interface OutageIndexDraft {
  readonly find: (sfmsId: string) => LiveOutage | undefined;
  readonly add: (outage: LiveOutage) => void;
  readonly remove: (sfmsId: string) => void;
  readonly done: () => OutageIndex;
}

/** After so many changes the base is made anew, so that few changes have to be copied. */
const mostChanges = 200;

export function indexOutages(outages: readonly LiveOutage[]): OutageIndex {
  const base = new Map(outages.map((outage) => [outage.sfmsId, outage]));
  return { size: base.size, base, changes: new Map() };
}

function findIn(base: OutageIndex['base'], changes: Changes, sfmsId: string): LiveOutage | undefined {
  const changed = changes.get(sfmsId);
  return changed === undefined ? base.get(sfmsId) : (changed ?? undefined);
}

export function findOutage({ base, changes }: OutageIndex, sfmsId: string): LiveOutage | undefined {
  return findIn(base, changes, sfmsId);
}

export function* indexedOutages({ base, changes }: Pick<OutageIndex, 'base' | 'changes'>): Generator<LiveOutage> {
  for (const [sfmsId, outage] of base) if (!changes.has(sfmsId)) yield outage;
  for (const outage of changes.values()) if (outage !== null) yield outage;
}

export function* indexedIds(index: OutageIndex): Generator<string> {
  for (const { sfmsId } of indexedOutages(index)) yield sfmsId;
}

export function draftIndex(index: OutageIndex): OutageIndexDraft {
  const { base } = index;
  const changes = new Map(index.changes);
  let { size } = index;
  return {
    find: (sfmsId) => findIn(base, changes, sfmsId),
    add: (outage) => {
      if (findIn(base, changes, outage.sfmsId) === undefined) size += 1;
      changes.set(outage.sfmsId, outage);
    },
    remove: (sfmsId) => {
      if (findIn(base, changes, sfmsId) === undefined) return;
      size -= 1;
      if (base.has(sfmsId)) changes.set(sfmsId, null);
      else changes.delete(sfmsId);
    },
    done: () => (changes.size <= mostChanges ? { size, base, changes } : indexOutages([...indexedOutages({ base, changes })])),
  };
}
