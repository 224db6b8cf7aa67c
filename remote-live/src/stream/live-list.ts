// What the stream's messages do to the list of open outages (docs/product.md#live-summary). Pure, so that every
// interleaving of subscribe, snapshot, add and remove can be tested against a model.
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { draftIndex, findOutage, indexOutages, indexedOutages, type OutageIndex, type OutageIndexDraft } from './outage-index';
import { sortByStart, startIndexOf } from './start-order';

export type StreamEvent =
  | { readonly type: 'added'; readonly outage: LiveOutage }
  | { readonly type: 'removed'; readonly sfmsId: string };

export type StreamAction =
  | StreamEvent
  /** A subscription was sent: what comes before its snapshot has to wait. */
  | { readonly type: 'subscribed' }
  | { readonly type: 'snapshot'; readonly outages: readonly LiveOutage[] };

export interface LiveList {
  /** The snapshot of the current subscription is here. Until then the outages are those of before. */
  readonly isReady: boolean;
  /** The latest start first. */
  readonly outages: readonly LiveOutage[];
  readonly byId: OutageIndex;
  /** Events that came before the snapshot, to be replayed after it. */
  readonly waiting: readonly StreamEvent[];
}

export const emptyList: LiveList = { isReady: false, outages: [], byId: indexOutages([]), waiting: [] };

interface Draft {
  readonly outages: LiveOutage[];
  readonly byId: OutageIndexDraft;
}

function apply({ outages, byId }: Draft, event: StreamEvent): void {
  if (event.type === 'added') {
    if (byId.find(event.outage.sfmsId) !== undefined) return;
    byId.add(event.outage);
    outages.splice(startIndexOf(outages, event.outage), 0, event.outage);
    return;
  }
  const known = byId.find(event.sfmsId);
  if (known === undefined) return;
  byId.remove(event.sfmsId);
  outages.splice(startIndexOf(outages, known), 1);
}

function changes(list: LiveList, event: StreamEvent): boolean {
  return event.type === 'added'
    ? findOutage(list.byId, event.outage.sfmsId) === undefined
    : findOutage(list.byId, event.sfmsId) !== undefined;
}

function replay(list: LiveList, events: readonly StreamEvent[]): LiveList {
  // The list is copied once for a whole burst, and not at all when nothing changes.
  if (!events.some((event) => changes(list, event))) return list;
  const draft = { outages: [...list.outages], byId: draftIndex(list.byId) };
  for (const event of events) apply(draft, event);
  return { ...list, outages: draft.outages, byId: draft.byId.done() };
}

function takeSnapshot(list: LiveList, snapshot: readonly LiveOutage[]): LiveList {
  const byId = indexOutages(snapshot);
  return replay({ isReady: true, outages: sortByStart([...indexedOutages(byId)]), byId, waiting: [] }, list.waiting);
}

function isEvent(action: StreamAction): action is StreamEvent {
  return action.type === 'added' || action.type === 'removed';
}

/** Applies a burst of messages in their order; the same list comes back when nothing changed. */
export function reduceStream(list: LiveList, actions: readonly StreamAction[]): LiveList {
  let next = list;
  let burst: StreamEvent[] = [];
  const settle = () => {
    if (burst.length > 0) next = next.isReady ? replay(next, burst) : { ...next, waiting: [...next.waiting, ...burst] };
    burst = [];
  };
  for (const action of actions) {
    if (isEvent(action)) {
      burst.push(action);
      continue;
    }
    settle();
    next = action.type === 'subscribed' ? { ...next, isReady: false, waiting: [] } : takeSnapshot(next, action.outages);
  }
  settle();
  return next;
}
