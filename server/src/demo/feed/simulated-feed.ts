// The monitoring system of the demonstration: it reports over HTTP with the key, as the real one does.
// One of the processes on a database plays; when it stops, another takes over.
import type pg from 'pg';
import { advisoryLock } from '../../database/advisory-lock';
import { createPool } from '../../database/pool';
import { createFeedPlayer, type SendEvents } from './feed-player';
import { createFeedSchedule, type FeedSchedule } from './feed-schedule';

interface FeedOptions {
  readonly databaseUrl: string;
  readonly send: SendEvents;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  readonly tickMs?: number;
}

export interface SimulatedFeed {
  stop(): Promise<void>;
}

export function startSimulatedFeed({ databaseUrl, send, now, onError, tickMs = 2_000 }: FeedOptions): SimulatedFeed {
  const pool = createPool({ url: databaseUrl, size: 1 });
  let schedule: FeedSchedule | null = null;
  let leading: { readonly client: pg.PoolClient; readonly play: (now: Date) => Promise<void> } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let current: Promise<void> = Promise.resolve();
  let isStopped = false;

  const resign = (): void => {
    leading?.client.release(true);
    leading = null;
  };

  async function lead(): Promise<void> {
    const client = await pool.connect();
    const { rows } = await client.query<{ is_leader: boolean }>('select pg_try_advisory_lock($1) as is_leader', [
      advisoryLock.simulatedFeed,
    ]);
    if (rows[0]?.is_leader !== true) return client.release();
    schedule ??= createFeedSchedule();
    leading = { client, play: createFeedPlayer({ client, schedule, send }) };
  }

  async function tick(): Promise<void> {
    try {
      if (!leading) await lead();
      await leading?.play(now());
    } catch (error) {
      // Whatever it was: without the connection the lock is another's, and what was not sent is sent again.
      resign();
      if (!isStopped) onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(run, tickMs);
    timer.unref();
  }

  function run(): void {
    current = tick();
  }

  run();
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await current;
      resign();
      await pool.end();
    },
  };
}
