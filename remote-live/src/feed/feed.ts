// The live feed of one page: list, live clock and connection behind one small surface.
import type { LiveOutage } from 'shared-contracts/realtime/live-feed';
import { confirmSession } from './confirm-session';
import { createFeedStore, type FeedStore, type Link } from './feed-store';
import { followFeed } from './follow-feed';
import { createFrameBatch } from './frame-batch';
import { createLiveClock } from './live-clock';
import { type FeedAction, type LiveList, reduceFeed } from './live-list';
import { type OpenSocket, openLiveSocket } from './live-socket';
import { isStale } from './stale';
import { findOutage } from './outage-index';

export interface FeedSign {
  readonly link: Link;
  /** Server time of the last message, epoch milliseconds; null before the first one. */
  readonly lastDataAt: number | null;
  /** Milliseconds without a word from the server, its heartbeat included, by the monotonic clock. */
  readonly silentMs: number;
  /** Milliseconds without a message of the feed. */
  readonly dataSilentMs: number;
}

type BegunListener = (outages: readonly LiveOutage[]) => void;

export interface Feed {
  readonly store: FeedStore;
  readonly start: () => void;
  readonly stop: () => void;
  /** Tries again at once, with all attempts. */
  readonly reconnect: () => void;
  readonly readSign: () => FeedSign;
  /** Calls `listener` with outages that began while the page watched. Returns the function that stops it. */
  readonly onBegun: (listener: BegunListener) => () => void;
}

export interface FeedParts {
  readonly openSocket?: OpenSocket;
  /** Resolves with whether the session still lives. */
  readonly confirm?: () => Promise<boolean>;
}

function begunBetween(before: LiveList, after: LiveList, actions: readonly FeedAction[]): LiveOutage[] {
  // Outages of a snapshot are not news: the page has just not been watching.
  if (!before.isReady || !after.isReady) return [];
  return actions.flatMap((action) =>
    action.type === 'added' && findOutage(before.byId, action.outage.sfmsId) === undefined && findOutage(after.byId, action.outage.sfmsId) !== undefined ? [action.outage] : [],
  );
}

export function createFeed({ openSocket = openLiveSocket, confirm = confirmSession }: FeedParts = {}): Feed {
  const clock = createLiveClock();
  const store = createFeedStore(clock.now());
  const listeners = new Set<BegunListener>();
  let lastData: { readonly at: number; readonly monotonic: number } | null = null;
  let lastWord: number | null = null;
  let following: ReturnType<typeof followFeed> | null = null;

  const batch = createFrameBatch<FeedAction>((actions) => {
    const before = store.getState().list;
    const list = reduceFeed(before, actions);
    if (list === before) return;
    store.setState((state) => ({ list, hasData: state.hasData || list.isReady }));
    const begun = listeners.size === 0 ? [] : begunBetween(before, list, actions);
    if (begun.length > 0) for (const listener of listeners) listener(begun);
  });

  const readSign = (): FeedSign => ({
    link: store.getState().link,
    lastDataAt: lastData?.at ?? null,
    silentMs: lastWord === null ? 0 : performance.now() - lastWord,
    dataSilentMs: lastData === null ? 0 : performance.now() - lastData.monotonic,
  });

  return {
    store,
    readSign,
    start: () => {
      following ??= followFeed({
        openSocket,
        confirm,
        store,
        clock,
        batch,
        isSilent: () => isStale(readSign()),
        noteWord: () => {
          lastWord = performance.now();
        },
        noteData: () => {
          lastData = { at: clock.now(), monotonic: performance.now() };
        },
      });
    },
    stop: () => {
      following?.stop();
      following = null;
    },
    reconnect: () => following?.reconnect(),
    onBegun: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
