import { type Transaction, sql } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';

/** Does the work of a transaction; when the caller leaves meanwhile, the database drops what it is doing. */
export async function untilLeft<Result>(
  left: AbortSignal,
  db: Database,
  trx: Transaction<Schema>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ backend: number }>`select pg_backend_pid() as backend`.execute(trx);
  left.throwIfAborted();
  let cancelling: Promise<unknown> | null = null;
  const cancel = () => {
    cancelling = sql`select pg_cancel_backend(${rows[0]?.backend})`.execute(db).catch(() => undefined);
  };
  left.addEventListener('abort', cancel);
  try {
    return await work();
  } catch (error) {
    throw left.aborted ? left.reason : error;
  } finally {
    left.removeEventListener('abort', cancel);
    // The connection stays with this call so long: the cancel must not meet the next one.
    await cancelling;
  }
}
