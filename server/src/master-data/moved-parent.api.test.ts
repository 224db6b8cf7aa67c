import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LiveClient, openLiveClient } from '../../test/live-client';
import { type LiveTestApp, openIds, openLiveApp } from '../../test/live-server';

let one: LiveTestApp;
let two: LiveTestApp;
let clients: LiveClient[] = [];
beforeAll(async () => {
  one = await openLiveApp();
  two = await openLiveApp({ besides: one });
});
afterAll(async () => {
  for (const client of clients) client.close();
  await two.close();
  await one.close();
});

async function first<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row> {
  const { rows: [row] } = await one.pool.query<Row>(sql, values);
  if (!row) throw new Error(`Nothing answers ${sql}`);
  return row;
}

/** Somebody of a division, whose list each process keeps. */
async function watch(empNo: string, division: string): Promise<() => Promise<void>> {
  await one.pool.query("update employee set organization_code = $1 where company_name = 'GETCO' and emp_no = $2", [division, empNo]);
  const token = await one.signIn(empNo);
  const lists = [openLiveClient(one.url, token), openLiveClient(two.url, token)];
  clients = [...clients, ...lists];
  return async () => {
    const expected = (await openIds(one, 'substation', division.slice(0, 6))).join();
    await Promise.all(lists.map((list) => list.until(() => list.ids().join() === expected)));
  };
}

it('a substation that moves to another division takes its open and future outages along, in every process at once', async () => {
  const { from, feeder, past } = await first<{ from: string; feeder: string; past: number }>(`
    select o.substation_code as from, o.feeder_id as feeder, max(p.id) as past from outage o
    join outage p on p.feeder_id = o.feeder_id and p.substation_code = o.substation_code and p.fault_end is not null
    where o.fault_end is null group by 1, 2 order by 1 limit 1`);
  const before = `${from.slice(0, 6)}00`;
  const { after } = await first<{ after: string }>(
    `select code as after from organisation where org_type = 3 and company_name = 'GETCO' and left(code, 4) <> left($1, 4) limit 1`,
    [from],
  );
  const to = `${after.slice(0, 6)}98`;
  const oldDivision = await watch('1004', before);
  const newDivision = await watch('1005', after);
  await Promise.all([oldDivision(), newDivision()]);

  const admin = await two.signIn('1003');
  const answer = await two.post(`/office/${from}/move`, { code: to }, admin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'Success', message: 'Office moved successfully.' });
  const open = 'select substation_code as code from outage where fault_end is null and feeder_id = $1';
  expect(await first(open, [feeder])).toEqual({ code: to });
  await Promise.all([oldDivision(), newDivision()]);

  // The other process takes what happens from now on.
  const { id } = await first<{ id: string }>('select id from feeder where substation_code = $1 order by id desc limit 1', [to]);
  const told = await one.app.inject({
    method: 'POST',
    url: '/ingest/outages',
    headers: { 'x-ingest-key': 'test-ingest-key' },
    payload: { events: [{ type: 'open', sfmsId: 'moved-1', feederId: id, startedAt: '2026-11-20T10:00:00+05:30', interruptionType: 3 }] },
  });
  expect(told.json()).toMatchObject({ accepted: 1 });
  await Promise.all([oldDivision(), newDivision()]);
  const lists = clients.map((client) => client.ids().includes('moved-1'));
  expect(lists).toEqual([false, false, true, true]);

  // What is over stays with the place where it happened, and the old code stays for it.
  expect(await first('select substation_code as code from outage where id = $1', [past])).toEqual({ code: from });
  expect(await first('select retired_at is not null as retired from organisation where code = $1', [from])).toEqual({ retired: true });
  const { rows } = await one.pool.query("select subject, subject_id from audit_entry where action = 'moveSubstation'");
  expect(rows).toEqual([{ subject: 'substation', subject_id: from }]);
});

it('whoever manages offices and no substations moves none', async () => {
  await one.pool.query("update employee set permissions = '{manage-office}', organization_code = '95000000' where emp_no = '1001'");
  const inUse = 'select s.code from substation s join organisation o using (code) where o.retired_at is null limit 1';
  const { code } = await first<{ code: string }>(inUse);
  const answer = await one.post(`/office/${code}/move`, { code: `${code.slice(0, 6)}97` }, await one.signIn('1001'));
  expect(answer.statusCode).toBe(403);
});
