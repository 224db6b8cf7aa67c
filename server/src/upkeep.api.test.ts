import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type TestDatabase, cloneDatabase } from '../test/test-database';
import { databaseAt, testNow } from '../test/test-server';
import { migrate, migrations } from './database/migrations/migrate';
import { createPool } from './database/pool';
import { keepUp } from './upkeep';

const fail = (error: unknown) => {
  throw error;
};

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({ url: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('makes the partitions of the coming months, by the Indian calendar', async () => {
  // Half past midnight on 1 March 2027 in India, still February in UTC.
  const now = new Date('2027-02-28T19:00:00Z');
  await keepUp(pool, now, fail);
  await keepUp(pool, now, fail);
  const { rows } = await pool.query<{ name: string }>(`select relname as name from pg_class
    where relname in ('outage_2027_03', 'outage_2027_04', 'outage_2027_05', 'outage_2027_06', 'outage_2027_07') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(['outage_2027_03', 'outage_2027_04', 'outage_2027_05', 'outage_2027_06']);
});

it('forgets sessions that have run out', async () => {
  const add = (name: string, expiresAt: Date) =>
    pool.query(
      `insert into session (token_hash, employee_id, created_at, expires_at, used_at)
        select sha256($1::bytea), id, $2, $2, $2 from employee limit 1`,
      [Buffer.from(name), expiresAt],
    );
  await add('old', new Date(testNow.getTime() - 1));
  await add('live', new Date(testNow.getTime() + 1));
  await keepUp(pool, testNow, fail);
  expect((await pool.query('select from session')).rowCount).toBe(1);
});

it('goes on with the next task when one fails', async () => {
  await pool.query(
    `insert into session (token_hash, employee_id, created_at, expires_at, used_at)
      select sha256('late'), id, $1, $1, $1 from employee limit 1`,
    [new Date(testNow.getTime() - 1)],
  );
  await pool.query('alter table reliability_month_state rename to elsewhere');
  const errors: unknown[] = [];
  await keepUp(pool, testNow, (error) => errors.push(error));
  await pool.query('alter table elsewhere rename to reliability_month_state');
  expect(errors).toHaveLength(1);
  expect((await pool.query('select from session where expires_at < $1', [testNow])).rowCount).toBe(0);
});

it('migrates once when several processes start together', async () => {
  const name = `fresh_${process.pid}`;
  await pool.query(`create database ${name}`);
  const url = databaseAt(database.url, name);
  const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(runs.flat().sort()).toEqual([...Object.keys(migrations), 'feed-functions', 'webhook-functions']);
  await pool.query(`drop database ${name} with (force)`);
});
