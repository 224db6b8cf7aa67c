// The conversation with the server: connect, subscribe, take the snapshot, follow the events, compare.
// Whatever goes wrong on the way ends in a fresh snapshot, never in a guess.
import { limits } from 'shared-contracts/constant/limit';
import { hashOfIds, type LiveCheck } from 'shared-contracts/realtime/live-check';
import { type StreamEventName, parseOutages, readMessage } from './stream-message';
import type { StreamStore, Link, Problem } from './stream-store';
import type { FrameBatch } from './frame-batch';
import type { LiveClock } from './live-clock';
import type { StreamAction } from './live-list';
import type { OpenSocket } from './live-socket';
import { indexedIds } from './outage-index';
import { watchLine } from './watch-line';

/** A server that closes its connections is not stormed: the clients come back spread over these bounds. */
const comeBackMs = { least: 500, spread: 1500 };

interface Following {
  readonly openSocket: OpenSocket;
  readonly confirm: () => Promise<boolean>;
  readonly store: StreamStore;
  readonly clock: LiveClock;
  readonly batch: FrameBatch<StreamAction>;
  /** The server has not been heard for longer than it should take. */
  readonly isStreamStale: () => boolean;
  readonly noteWord: () => void;
  readonly noteData: () => void;
}

export function followStream({ openSocket, confirm, store, clock, batch, isStreamStale, noteWord, noteData }: Following) {
  let isAwaiting = false;
  /** Counts subscriptions and snapshots, so that an answer to an earlier one is known as history. */
  let turn = 0;
  let snapshotTimer: ReturnType<typeof setTimeout> | undefined;
  let comeBackTimer: ReturnType<typeof setTimeout> | undefined;
  let clockTimer: ReturnType<typeof setTimeout> | undefined;

  const socket = openSocket({
    onConnected: () => {
      noteWord();
      setLink('connected');
      subscribe();
    },
    onLost: lose,
    onDropped: () => {
      lose();
      clearTimeout(comeBackTimer);
      comeBackTimer = setTimeout(() => socket.connect(), comeBackMs.least + Math.random() * comeBackMs.spread);
    },
    onUnauthorized: () => {
      fail('refused');
      void confirm();
    },
    onGaveUp: () => fail('unreachable'),
    onMessage: receive,
    onPing: noteWord,
  });

  function setLink(link: Link, problem: Problem | null = null): void {
    const state = store.getState();
    if (state.link !== link || state.problem !== problem) store.setState({ link, problem });
  }

  function forgetSubscription(): void {
    turn += 1;
    isAwaiting = false;
    clearTimeout(snapshotTimer);
  }

  function awaitSnapshot(): void {
    if (!isAwaiting) batch.add({ type: 'subscribed' });
    isAwaiting = true;
  }

  function subscribe(): void {
    forgetSubscription();
    awaitSnapshot();
    snapshotTimer = setTimeout(reconnect, limits.connectionTimeoutMs);
    socket.subscribe();
  }

  function lose(): void {
    forgetSubscription();
    setLink('connecting');
  }

  function fail(problem: Problem): void {
    forgetSubscription();
    setLink('failed', problem);
  }

  function failUnreadable(): void {
    socket.disconnect();
    fail('unreadable');
  }

  function reconnect(): void {
    clearTimeout(comeBackTimer);
    // Disconnecting first ends the pause between two attempts and starts their count anew.
    socket.disconnect();
    lose();
    socket.connect();
  }

  async function takeSnapshot(rawOutages: readonly unknown[], currentDatetime: string): Promise<void> {
    awaitSnapshot();
    clearTimeout(snapshotTimer);
    clock.sync(currentDatetime);
    turn += 1;
    const mine = turn;
    const outages = await parseOutages(rawOutages);
    if (mine !== turn) return;
    if (outages === null) return failUnreadable();
    isAwaiting = false;
    batch.add({ type: 'snapshot', outages });
    startClock();
  }

  /** The live clock: right at once, then each minute, as the minute begins. */
  function startClock(): void {
    clearTimeout(clockTimer);
    const minuteMs = limits.liveClockSeconds * 1000;
    const now = clock.now();
    store.setState({ now });
    clockTimer = setTimeout(startClock, minuteMs - (now % minuteMs));
  }

  function compare({ count, hash }: LiveCheck): void {
    if (isAwaiting) return;
    batch.flush();
    const { byId } = store.getState().list;
    if (byId.size !== count || hashOfIds(indexedIds(byId)) !== hash) subscribe();
  }

  function receive(name: StreamEventName, payload: unknown): void {
    const message = readMessage(name, payload);
    if (message.kind === 'unreadable') return failUnreadable();
    if (message.kind === 'snapshot') void takeSnapshot(message.rawOutages, message.currentDatetime);
    else if (message.kind === 'event') batch.add(message.event);
    else compare(message.check);
    noteWord();
    noteData();
  }

  const stopWatching = watchLine({
    onReturn: () => {
      if (store.getState().link !== 'connected' || isStreamStale()) reconnect();
    },
    // The old line is dead though nothing says so yet; a false alarm is over with the next attempt.
    onOffline: reconnect,
  });
  socket.connect();

  return {
    reconnect,
    stop: () => {
      forgetSubscription();
      clearTimeout(comeBackTimer);
      clearTimeout(clockTimer);
      stopWatching();
      socket.disconnect();
      batch.cancel();
    },
  };
}
