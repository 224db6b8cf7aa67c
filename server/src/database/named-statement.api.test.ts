import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';
import { type TestDatabase, cloneDatabase } from '../../test/test-database';
import { createDatabase, type Database } from './database';
import { executeNamed } from './named-statement';
import { createPool } from './pool';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({ url: database.url, size: 1 });
  db = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const kept = async () =>
  (await pool.query<{ statements: number; custom: number; generic: number }>('select count(*) as statements, sum(custom_plans)::integer as custom, sum(generic_plans)::integer as generic from pg_prepared_statements')).rows[0];

it('analyses a statement once, and plans it for the values of each call', async () => {
  for (let value = 0; value < 10; value += 1) expect(await executeNamed(db, sql`select ${value}::integer as value`)).toEqual([{ value }]);
  expect(await kept()).toEqual({ statements: 1, custom: 10, generic: 0 });
});

it('answers on when a migration changes the type of a column', async () => {
  await pool.query('create table changing (value integer); insert into changing values (1)');
  const ask = () => executeNamed(db, sql`select value from changing`);
  expect(await ask()).toEqual([{ value: 1 }]);
  await pool.query('alter table changing alter value type text');
  expect(await ask()).toEqual([{ value: '1' }]);
  expect(await ask()).toEqual([{ value: '1' }]);
});

it('goes without a name in a transaction', async () => {
  const before = (await kept())?.statements;
  await db.transaction().execute(async (trx) => expect(await executeNamed(trx, sql`select 'within' as place`)).toEqual([{ place: 'within' }]));
  expect((await kept())?.statements).toBe(before);
});

it('gives no name to ever new texts', async () => {
  for (let count = 0; count < 80; count += 1) expect(await executeNamed(db, sql`select ${sql.lit(count)} as value`)).toEqual([{ value: count }]);
  expect((await kept())?.statements).toBeLessThanOrEqual(60);
});
