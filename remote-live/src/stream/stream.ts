// The live stream of one page: list, live clock and connection behind one small surface.
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { refresh } from 'shared-contracts/endpoint/session/refresh';
import { getApi } from 'shared-ui/api';
import { createStreamStore, type StreamStore, type Link } from './stream-store';
import { followStream } from './follow-stream';
import { createFrameBatch } from './frame-batch';
import { createLiveClock } from './live-clock';
import { type StreamAction, type LiveList, reduceStream } from './live-list';
import { type OpenSocket, openLiveSocket } from './live-socket';
import { isStale } from './stale';
import { findOutage } from './outage-index';

/**
 * Asks the API whether the session still lives. When it does not, the host's own handling of a 401
 * ends it: the login page says why and leads back here afterwards.
 */
async function confirmSession(): Promise<boolean> {
  try {
    await getApi().call(refresh, {});
    return true;
  } catch {
    return false;
  }
}

export interface StreamSign {
  readonly link: Link;
  /** Server time of the last message, epoch milliseconds; null before the first one. */
  readonly lastDataAt: number | null;
  /** Milliseconds without a word from the server, its heartbeat included, by the monotonic clock; before the first since it was asked. */
  readonly silentMs: number;
  /** Milliseconds without a message of the stream, likewise. */
  readonly dataSilentMs: number;
}

type BegunListener = (outages: readonly LiveOutage[]) => void;

export interface Stream {
  readonly store: StreamStore;
  readonly start: () => void;
  readonly stop: () => void;
  /** Tries again at once, with all attempts. */
  readonly reconnect: () => void;
  readonly readSign: () => StreamSign;
  /**
   * Calls `listener` with outages that began since the page's first list, in a gap of the line as well. Returns
   * the function that stops it.
   */
  readonly onBegun: (listener: BegunListener) => () => void;
}

export interface StreamParts {
  readonly openSocket?: OpenSocket;
  /** Resolves with whether the session still lives. */
  readonly confirm?: () => Promise<boolean>;
}

/** What is out now and was not before. After a gap in the line the snapshot is compared with the list from before it. */
function begunBetween(before: LiveList, after: LiveList, actions: readonly StreamAction[]): LiveOutage[] {
  const isNew = ({ sfmsId }: LiveOutage) => findOutage(before.byId, sfmsId) === undefined;
  if (actions.some(({ type }) => type === 'snapshot')) return after.outages.filter(isNew);
  return actions.flatMap((action) =>
    action.type === 'added' && isNew(action.outage) && findOutage(after.byId, action.outage.sfmsId) === action.outage
      ? [action.outage]
      : [],
  );
}

export function createStream({ openSocket = openLiveSocket, confirm = confirmSession }: StreamParts = {}): Stream {
  const clock = createLiveClock();
  const store = createStreamStore(clock.now());
  const listeners = new Set<BegunListener>();
  let lastData: { readonly at: number; readonly monotonic: number } | null = null;
  let lastWord: number | null = null;
  let askedAt = performance.now();
  let following: ReturnType<typeof followStream> | null = null;

  const batch = createFrameBatch<StreamAction>((actions) => {
    const { list: before, hasData } = store.getState();
    const list = reduceStream(before, actions);
    if (list === before) return;
    store.setState({ list, hasData: hasData || list.isReady });
    // The first list of a page is no news.
    const begun = !hasData || listeners.size === 0 ? [] : begunBetween(before, list, actions);
    if (begun.length > 0) for (const listener of listeners) listener(begun);
  });

  const readSign = (): StreamSign => ({
    link: store.getState().link,
    lastDataAt: lastData?.at ?? null,
    silentMs: performance.now() - (lastWord ?? askedAt),
    dataSilentMs: performance.now() - (lastData?.monotonic ?? askedAt),
  });

  return {
    store,
    readSign,
    start: () => {
      askedAt = performance.now();
      following ??= followStream({
        openSocket,
        confirm,
        store,
        clock,
        batch,
        isStreamStale: () => isStale(readSign()),
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
    reconnect: () => {
      askedAt = performance.now();
      following?.reconnect();
    },
    onBegun: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
