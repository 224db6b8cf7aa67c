// The database of a command: DATABASE_URL, or the embedded one of a suite that runs or is stopped.
import type pg from 'pg';
import { createDatabase, type Database } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded';
import { migrate } from '../database/migrations/migrate';
import { createPool } from '../database/pool';

export interface OperatorDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
}

export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Brings the database to the newest version, does the work, and leaves the server as it was found. */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: DatabasePlace,
  work: (database: OperatorDatabase) => Promise<Result>,
): Promise<Result> {
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  const url = embedded?.url ?? databaseUrl ?? '';
  try {
    await migrate(url);
    const pool = createPool({ url, size: 2, isUnlimited: true });
    try {
      return await work({ db: createDatabase(pool), pool });
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
}
