import type { StoreApi } from 'zustand';
import { createStore, useStore } from 'zustand';
import { emptyList, type LiveList } from './live-list';

/** `failed` waits for the Reconnect button, the browser coming online, or the tab being looked at. */
export type Link = 'connecting' | 'connected' | 'failed';

/** Why it failed: no server, a message of another age, or a token that the server refuses though it is alive. */
export type Problem = 'unreachable' | 'unreadable' | 'refused';

export interface StreamState {
  readonly link: Link;
  readonly problem: Problem | null;
  readonly list: LiveList;
  /** A snapshot has been here: an empty list then means that nothing is out. */
  readonly hasData: boolean;
  /** The live clock, epoch milliseconds; advances every 60 seconds. */
  readonly now: number;
}

export type StreamStore = StoreApi<StreamState>;

export function createStreamStore(now: number): StreamStore {
  return createStore<StreamState>(() => ({ link: 'connecting', problem: null, list: emptyList, hasData: false, now }));
}

export function useStreamState<Part>(store: StreamStore, select: (state: StreamState) => Part): Part {
  return useStore(store, select);
}
