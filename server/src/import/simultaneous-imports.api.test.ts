// Two imports at once take their turns, and one whose process dies has not begun.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { startApiProcess } from '../../test/api-process';
import { openTestApp, type TestApp } from '../../test/test-app';
import { until } from '../../test/until';
import { advisoryLock } from '../database/advisory-lock';

const importKey = 'import-key-of-tests';
const headers = { 'content-type': 'text/csv', 'x-import-key': importKey };
let suite: TestApp;
let place = '';
beforeAll(async () => {
  suite = await openTestApp({ environment: { IMPORT_KEY: importKey } });
  const { rows: [feeder] } = await suite.pool.query<{ place: string }>(
    "select substation_code || ',' || subdivision_code as place from feeder limit 1",
  );
  place = feeder?.place ?? '';
});
afterAll(() => suite.close());

const fileOf = (id: string, name: string) => `feeder_id,name,category,substation_code,subdivision_code\n${id},${name},LL,${place}\n`;
const send = (payload: string) => suite.app.inject({ method: 'POST', url: '/import/feeders', headers, payload });

/** Does the work while a transaction holds what this statement locks. */
async function whileLocked(statement: string, work: () => Promise<void>): Promise<void> {
  const holder: pg.PoolClient = await suite.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(statement);
    await work();
  } finally {
    await holder.query('commit');
    holder.release();
  }
}

async function waiting(): Promise<readonly number[]> {
  const { rows } = await suite.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.map(({ pid }) => pid);
}

async function traces(id: string): Promise<unknown> {
  const { rows: [found] } = await suite.pool.query(
    `select (select count(*) from feeder where id = $1) as feeders, (select count(*) from audit_entry where subject_id = $1) as entries,
      (select count(*) from import_run) as runs`,
    [id],
  );
  return found;
}

it('two imports of a kind at once take their turns, and the second sees what the first did', async () => {
  let both: Promise<readonly { json(): unknown }[]> = Promise.resolve([]);
  await whileLocked(`select pg_advisory_xact_lock(${advisoryLock.masterData})`, async () => {
    both = Promise.all(['North', 'South'].map((name) => send(fileOf('pair-1', name))));
    await until(async () => (await waiting()).length === 2);
  });
  const results = (await both).map((answer) => answer.json());
  expect(results).toHaveLength(2);
  expect(results).toEqual(expect.arrayContaining([
    expect.objectContaining({ added: 1, changed: 0, applied: true }), expect.objectContaining({ added: 0, changed: 1, applied: true }),
  ]));
  expect(await traces('pair-1')).toEqual({ feeders: 1, entries: 2, runs: 2 });
});

it('an import whose process dies while it writes has done nothing, and can be sent again', async () => {
  const before = await traces('killed-1');
  const file = fileOf('killed-1', 'West');
  const api = await startApiProcess(suite.database.url, { IMPORT_KEY: importKey });
  let orphans: readonly number[] = [];
  await whileLocked('lock table audit_entry in exclusive mode', async () => {
    const call = fetch(`http://127.0.0.1:${api.port}/import/feeders`, { method: 'POST', headers, body: file }).catch(() => null);
    await until(async () => (await waiting()).length === 1);
    orphans = await waiting();
    await api.kill();
    expect(await call).toBeNull();
  });
  const left = async () => {
    const { rows } = await suite.pool.query('select from pg_stat_activity where pid = any($1)', [orphans]);
    return rows.length;
  };
  await until(async () => (await left()) === 0);
  expect(await traces('killed-1')).toEqual(before);
  expect((await send(file)).json()).toMatchObject({ added: 1, applied: true });
});
