// Keeps the replica at the end of the log, on a connection of its own. LISTEN wakes it, and the position says what
// is missing. It also looks every few seconds, in case a wake-up got lost. After a broken
// connection, and once a minute in any case, the whole state is read again and compared.
import type pg from 'pg';
import { channels } from '../database/channel';
import { createPool } from '../database/pool';
import { pruneLiveLog } from './live-log';
import { entriesAtOnce, readLogAfter, readOpenOutages } from './open-outage';
import type { Replica } from './replica';

export interface LogFollower {
  /** Whether the replica is as the database is, give or take what is on its way. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

interface FollowerOptions {
  readonly url: string;
  readonly replica: Replica;
  readonly onCurrent: () => void;
  /** The whole state was read again, as it is every minute. */
  readonly onCompared: () => void;
  readonly onError: (error: unknown) => void;
}

/** What comes in a storm is read, and told, in one go this often; what comes alone is read at once. */
const paceMs = 40;
const pollMs = 2_000;
const compareMs = 60_000;
const stuckMs = 10_000;
const retryMs = { first: 50, longest: 1_000 };

type Need = 'nothing' | 'follow' | 'compare';

/** Few of many open outages are looked up, so a plan that reads whole tables is never right here. */
const connectionSettings = `set enable_hashjoin = off; set enable_mergejoin = off; set plan_cache_mode = force_generic_plan;
  listen ${channels.live}`;

export async function followLog({ url, replica, onCurrent, onCompared, onError }: FollowerOptions): Promise<LogFollower> {
  const pool = createPool({ url, size: 1, onError: () => undefined });
  let client: pg.PoolClient | null = null;
  let isLoaded = false;
  let need: Need = 'nothing';
  let busySince: number | null = null;
  let retry: NodeJS.Timeout | null = null;
  let wait = retryMs.first;
  let isStopped = false;
  let followedAt = -paceMs;
  let pace: NodeJS.Timeout | null = null;

  const lose = (lost: pg.PoolClient): void => {
    if (client !== lost) return;
    client = null;
    isLoaded = false;
    busySince = null;
    lost.release(true);
    reconnectLater();
  };

  function reconnectLater(): void {
    if (isStopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, wait);
    retry.unref();
    wait = Math.min(wait * 2, retryMs.longest);
  }

  async function compare(by: pg.PoolClient): Promise<void> {
    const state = await readOpenOutages(by, replica.find);
    if (client !== by) return;
    replica.take(state);
    wait = retryMs.first;
    if (!isLoaded) {
      isLoaded = true;
      onCurrent();
    }
  }

  async function follow(by: pg.PoolClient): Promise<void> {
    followedAt = performance.now();
    const entries = await readLogAfter(by, replica.position());
    if (client !== by) return;
    replica.apply(entries);
    if (entries.length === entriesAtOnce && need === 'nothing') need = 'follow';
  }

  /** One piece of work at a time; what is asked for meanwhile comes next. */
  async function work(asked: Need): Promise<void> {
    if (need !== 'compare') need = asked;
    const by = client;
    if (by === null || busySince !== null) return;
    busySince = performance.now();
    try {
      while (need !== 'nothing' && client === by) {
        const next: Need = need;
        need = 'nothing';
        await (next === 'compare' ? compare(by) : follow(by));
      }
      if (client === by) busySince = null;
    } catch (error) {
      if (client === by && !isStopped) onError(error);
      lose(by);
    }
  }

  function followSoon(): void {
    pace ??= setTimeout(() => {
      pace = null;
      void work('follow');
    }, Math.max(0, followedAt + paceMs - performance.now()));
  }

  async function connect(): Promise<void> {
    try {
      const candidate = await pool.connect();
      if (isStopped) return candidate.release(true);
      client = candidate;
      candidate.on('error', () => lose(candidate));
      candidate.on('end', () => lose(candidate));
      candidate.on('notification', followSoon);
      await candidate.query(connectionSettings);
      await work('compare');
    } catch {
      if (client) lose(client);
      else reconnectLater();
    }
  }

  const poll = setInterval(() => {
    // A connection of which the network has lost the other end answers nothing, not even an error.
    if (client && busySince !== null && performance.now() - busySince > stuckMs) return lose(client);
    void work('follow');
  }, pollMs);
  const comparison = setInterval(() => {
    if (!isLoaded || !client) return;
    const by = client;
    void work('compare')
      .then(() => pruneLiveLog(by))
      .then(onCompared, (error: unknown) => onError(error));
  }, compareMs);
  poll.unref();
  comparison.unref();

  await connect();
  return {
    isCurrent: () => isLoaded,
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      clearInterval(comparison);
      if (retry) clearTimeout(retry);
      if (pace) clearTimeout(pace);
      const last = client;
      client = null;
      last?.release(true);
      await pool.end();
    },
  };
}
