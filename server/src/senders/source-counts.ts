// What came from each source, counted in memory and written every second. Nobody waits for it. A process that dies
// loses a second of statistics.
import { sql } from 'kysely';
import type { Database } from '../database/database';

export interface Counted {
  readonly accepted: number;
  readonly updated: number;
  readonly duplicates: number;
  readonly conflicts: number;
  readonly rejected: number;
}

export interface SourceCounts {
  /** `lagMs`: how long after it happened the newest of the events came, if that can be told. */
  add(source: number, counted: Counted, lagMs: number | null): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Pending extends Record<keyof Counted, number> {
  lagMs: number | null;
}

const writeMs = 1_000;
const names = ['accepted', 'updated', 'duplicates', 'conflicts', 'rejected'] as const;

export function createSourceCounts({
  db,
  now,
  onError,
}: {
  readonly db: Database;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}): SourceCounts {
  let pending = new Map<number, Pending>();
  let timer: NodeJS.Timeout | null = null;

  const flush = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const counted = [...pending];
    pending = new Map();
    for (const [source, { lagMs, ...counts }] of counted.sort(([one], [other]) => one - other)) {
      const minute = new Date(Math.floor(now().getTime() / 60_000) * 60_000);
      await db
        .insertInto('feed_minute')
        .values({ source_id: source, minute, ...counts })
        .onConflict((conflict) =>
          conflict
            .columns(['source_id', 'minute'])
            .doUpdateSet((row) =>
              Object.fromEntries(
                names.map((name) => [name, sql<number>`${row.ref(`feed_minute.${name}`)} + ${row.ref(`excluded.${name}`)}`]),
              ),
            ),
        )
        .execute();
      await db
        .updateTable('feed_source')
        .set({ last_heard_at: now(), ...(lagMs !== null && { lag_ms: Math.round(lagMs) }) })
        .where('id', '=', source)
        .execute();
    }
  };

  return {
    add: (source, counted, lagMs) => {
      const known = pending.get(source) ?? { accepted: 0, updated: 0, duplicates: 0, conflicts: 0, rejected: 0, lagMs: null };
      for (const name of names) known[name] += counted[name];
      known.lagMs = lagMs ?? known.lagMs;
      pending.set(source, known);
      timer ??= setTimeout(() => void flush().catch(onError), writeMs).unref();
    },
    flush,
    stop: () => flush().catch(onError),
  };
}
