// Statements that come again and again have a name: a connection then reads and analyses their text once, which for
// several kB takes longer than some of their answers. They are still planned for the values of each call, as the pool sets it.
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database } from './database';

/** Each connection keeps what it has analysed, about 100 kB of a list: filters, which give ever new texts, must not fill the database's memory. */
const mostNames = 50;
const names = new Map<string, string>();
let named = 0;

function giveName(text: string): string {
  const name = `suite_${(named += 1)}`;
  names.set(text, name);
  return name;
}

function nameOf(text: string): string | undefined {
  return names.get(text) ?? (names.size < mostNames ? giveName(text) : undefined);
}

const pools = new WeakMap<Database, pg.Pool>();

/** Outside of `createDatabase`, and in a transaction, statements go without a name. */
export function nameStatementsOf(db: Database, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** A migration has given a column another type while this process ran: the old name stands for the old type for good. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

export async function executeNamed<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const compiled = query.compile(db);
  const pool = pools.get(db);
  const text = compiled.sql;
  const name = pool && nameOf(text);
  if (!pool || name === undefined) return (await db.executeQuery<Row>(compiled)).rows;
  const ask = async (statement: string) => (await pool.query<Row & pg.QueryResultRow>({ name: statement, text, values: [...compiled.parameters] })).rows;
  try {
    return await ask(name);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const newer = names.get(text);
    return ask(newer === undefined || newer === name ? giveName(text) : newer);
  }
}
