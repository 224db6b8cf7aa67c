import pg from 'pg';

/** Limits of every statement of a request; a download and a migration set their own. */
const sessionOptions = [
  'statement_timeout=10000',
  'idle_in_transaction_session_timeout=10000',
  'lock_timeout=3000',
  'timezone=UTC',
  // Short queries lose more by compiling than they win, and a plan made for nobody in particular reads whole organisations.
  'jit=off',
  'plan_cache_mode=force_custom_plan',
].map((option) => `-c ${option}`).join(' ');

export interface PoolOptions {
  readonly url: string;
  readonly size?: number;
  /** Without the limits of a request: migrations, seeding, maintenance. */
  readonly isUnlimited?: boolean;
  readonly onError?: (error: Error) => void;
}

const int8 = 20;

/** Identifiers and counts are bigint in the database and stay far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function createPool({ url, size = 14, isUnlimited = false, onError = () => undefined }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'outage-suite',
    options: isUnlimited ? '-c timezone=UTC' : sessionOptions,
    types,
  });
  // Without these two a connection that the server ends takes the process with it.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Whether so many requests wait for a connection that another one would only wait to fail. */
export function isPoolExhausted(pool: pg.Pool): boolean {
  return pool.waitingCount >= 100;
}
