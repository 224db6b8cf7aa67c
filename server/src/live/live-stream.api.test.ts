import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from 'shared-contracts/constant/limit';
import { closed, ingest, opened } from '../../test/feed-events';
import { insertOutage } from '../../test/insert-outage';
import { type LiveClient, openLiveClient } from '../../test/live-client';
import { type LiveTestApp, openIds, openLiveApp } from '../../test/live-server';
import { demoAccounts } from '../demo/seed/demo-accounts';
import { homeSubstationCode } from '../demo/seed/home-substation';

let one: LiveTestApp;
let two: LiveTestApp;
const clients: LiveClient[] = [];
let number = 0;
const newId = () => `T${(number += 1)}`;

beforeAll(async () => {
  one = await openLiveApp();
  two = await openLiveApp({ besides: one });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

function connect(at: LiveTestApp, token: string, options?: Parameters<typeof openLiveClient>[2]): LiveClient {
  const client = openLiveClient(at.url, token, options);
  clients.push(client);
  return client;
}

async function feederOf(column: 'substation_code' | 'subdivision_code', prefix: string): Promise<string> {
  const { rows } = await one.pool.query<{ id: string }>(`select id from feeder where ${column} like $1 order by id limit 1`, [
    `${prefix}%`,
  ]);
  return rows[0]?.id ?? '';
}

/** Where the user's organisation is, and their list. */
async function openedBy(empNo: string, at = one) {
  const token = await at.signIn(empNo);
  const { user } = (await at.post('/auth/refresh', undefined, token)).json<{ user: { companyName: string; trimEurjaCode: string } }>();
  const expected = () =>
    user.companyName === 'GUVNL'
      ? openIds(at, 'substation', '')
      : openIds(at, user.companyName === 'GETCO' ? 'substation' : 'subdivision', user.trimEurjaCode);
  return { token, expected, code: user.trimEurjaCode };
}

describe('a subscriber', () => {
  it.each(
    demoAccounts.filter(({ empNo }) => !['1003', '1007', '2002', '1006'].includes(empNo)).map(({ company, empNo }) => ({ company, empNo })),
  )('$company $empNo gets exactly the open outages of their organisation', async ({ empNo }) => {
    const { token, expected } = await openedBy(empNo);
    const client = connect(one, token);
    await client.until(() => true);
    expect(client.ids()).toEqual(await expected());
  });

  it('is told what begins and ends, in every process', async () => {
    const { token, expected } = await openedBy('2001');
    const [here, there] = [connect(one, token), connect(two, token)];
    const [id, feederId] = [newId(), await feederOf('substation_code', '95')];
    await Promise.all([here, there].map((client) => client.until(() => true)));
    await ingest(one, [opened(id, { feederId })]);
    await Promise.all([here, there].map((client) => client.until(() => client.ids().includes(id))));
    await ingest(two, [closed(id)]);
    await Promise.all([here, there].map((client) => client.until(() => !client.ids().includes(id))));
    expect([here.ids(), there.ids()]).toEqual([await expected(), await expected()]);
  });

  it('loses an outage that a person gives an end', async () => {
    const { token, expected } = await openedBy('1001');
    const [id, feederId] = [newId(), await feederOf('substation_code', homeSubstationCode)];
    const client = connect(two, token);
    await ingest(one, [opened(id, { feederId })]);
    await client.until(() => client.ids().includes(id));
    const { rows } = await one.pool.query<{ id: number }>('select id from outage where sfms_id = $1', [id]);
    const answer = await one.post(
      '/outage/addManualEndDateTime',
      { id: rows[0]?.id, outageEndDate: '2026-11-20', outageEndTime: '11:55' },
      token,
    );
    expect(answer.statusCode).toBe(200);
    await client.until(() => !client.ids().includes(id));
    expect(client.ids()).toEqual(await expected());
  });

  it('is not told of other organisations', async () => {
    const discom = await openedBy('3001');
    const substation = await openedBy('1001');
    const all = await openedBy('2001');
    const [ofDiscom, ofSubstation, ofAll] = [discom, substation, all].map(({ token }) => connect(one, token));
    if (!ofDiscom || !ofSubstation || !ofAll) throw new Error('Nobody is connected.');
    await Promise.all([ofDiscom, ofSubstation, ofAll].map((client) => client.until(() => true)));
    const { rows: feeders } = await one.pool.query<{ id: string; substation_code: string; subdivision_code: string }>(
      'select * from feeder',
    );
    const events = feeders.map((feeder) => ({ feeder, event: opened(newId(), { feederId: feeder.id }) }));
    await ingest(one, events.map(({ event }) => event));
    const last = events.at(-1)?.event.sfmsId ?? '';
    await ofAll.until(() => ofAll.ids().includes(last));
    await ofDiscom.until(() => true);
    for (const { feeder, event } of events) {
      expect(ofDiscom.seen.has(event.sfmsId)).toBe(feeder.subdivision_code.startsWith(discom.code));
      expect(ofSubstation.seen.has(event.sfmsId)).toBe(feeder.substation_code.startsWith(substation.code));
    }
    await ingest(one, events.map(({ event }) => closed(event.sfmsId)));
    await ofAll.until(() => !ofAll.ids().includes(last));
  });

  it('sees an outage that nobody numbered, under a number of ours', async () => {
    const id = await insertOutage(one.pool);
    const fresh = await openLiveApp({ besides: one });
    const client = connect(fresh, await fresh.signIn('1001'));
    await client.until(() => client.ids().includes(`m-${id}`));
    await one.pool.query('update outage set fault_end = fault_start where id = $1', [id]);
    await fresh.close();
  });
});

describe('a connection', () => {
  it.each([
    ['a bad token', { auth: { token: `Bearer ${'A'.repeat(43)}` } }],
    ['no token', { auth: {} }],
    ['nonsense', { auth: { token: { $ne: 1 } } }],
  ])('with %s is refused', async (_what, options) => {
    expect(await connect(one, '', options).refusal()).toBe('Unauthorized');
  });

  it('takes the token bare too, and polls where WebSockets are not to be had', async () => {
    const token = await one.signIn('2001');
    for (const options of [{ auth: { token } }, { transports: ['polling'] as const }]) {
      const client = connect(one, token, options);
      await client.until(() => client.ids().length > 0);
    }
  });

  it('from a foreign page is refused, from a page of the suite not', async () => {
    const token = await one.signIn('2001');
    expect(await connect(one, token, { origin: 'https://elsewhere.example' }).refusal()).not.toBe('');
    const client = connect(one, token, { origin: 'http://localhost:3000' });
    await client.until(() => true);
  });

  it('ends with its session, in every process', async () => {
    const token = await one.signIn('1002');
    const others = connect(two, await one.signIn('1002'));
    const dying = [connect(one, token), connect(two, token)];
    await Promise.all([...dying, others].map((client) => client.until(() => true)));
    const ended = Promise.all(dying.map((client) => new Promise((resolve) => client.socket.once('disconnect', resolve))));
    const from = performance.now();
    await one.post('/auth/logout', undefined, token);
    await ended;
    // Told by the process that signed out: what asks by itself does so every five minutes.
    expect(performance.now() - from).toBeLessThan(30_000);
    expect(others.socket.connected).toBe(true);
    expect(await connect(one, token).refusal()).toBe('Unauthorized');
  });

  it('ends when its session runs out', async () => {
    const before = one.clock.now;
    const client = connect(one, await one.signIn('1002'));
    await client.until(() => true);
    const ended = new Promise((resolve) => client.socket.once('disconnect', resolve));
    one.clock.now = new Date(before.getTime() + limits.sessionHours * 3_600_000);
    expect(await ended).toBe('io server disconnect');
    one.clock.now = before;
  });

  it('ends when it sends too much, or too long', async () => {
    const token = await one.signIn('2001');
    const [talker, shouter] = [connect(one, token), connect(one, token)];
    for (const client of [talker, shouter]) await client.until(() => true);
    const ended = [talker, shouter].map((client) => new Promise((resolve) => client.socket.once('disconnect', resolve)));
    for (let count = 0; count < 60; count += 1) talker.socket.emit('subscribe', 'another topic');
    shouter.socket.emit('subscribe', 'x'.repeat(70_000));
    await Promise.all(ended);
  });
});

describe('an employee', () => {
  it('has so many connections, and no more', async () => {
    const real = await openLiveApp({ besides: one, environment: { SUITE_DEMO: '0' } });
    const token = await real.signIn('1002');
    const open = Array.from({ length: 100 }, () => connect(real, token));
    await Promise.all(open.map((client) => client.until(() => true)));
    expect(await connect(real, token).refusal()).toBe('Too many connections');
    open[0]?.close();
    const next = connect(real, token);
    await next.until(() => true);
    await real.close();
  });
});

describe('what is told in one step', () => {
  it.each(['websocket', 'polling'] as const)('arrives whole and in order by %s', async (transport) => {
    const { token, expected } = await openedBy('2001');
    const client = connect(one, token, { transports: [transport] });
    await client.until(() => true);
    const told: string[] = [];
    client.socket.onAny(
      (name: string, { addOutage, removeOutage }: { addOutage?: { sfmsId: string }; removeOutage?: { sfmsId: string } }) =>
        void told.push(`${name} ${addOutage?.sfmsId ?? removeOutage?.sfmsId ?? ''}`),
    );
    const feederId = await feederOf('substation_code', '95');
    const ids = Array.from({ length: 300 }, newId);
    await ingest(one, ids.map((id) => opened(id, { feederId })));
    await ingest(one, ids.map((id) => closed(id)));
    await client.until(() => told.length === 2 * ids.length);
    expect(told).toEqual([...ids.map((id) => `newOutage ${id}`), ...ids.map((id) => `removeOutage ${id}`)]);
    expect(client.ids()).toEqual(await expected());
  });
});

describe('a database that cuts every connection', () => {
  it('is followed again by itself, and nothing is missing', async () => {
    const { token, expected } = await openedBy('2001');
    const client = connect(one, token);
    await client.until(() => true);
    const [id, feederId] = [newId(), await feederOf('substation_code', '95')];
    const { rows: victims } = await two.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await two.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [victims.map(({ pid }) => pid)]);
    const send = async (): Promise<void> => {
      const answer = await ingest(two, [opened(id, { feederId })]);
      if (answer.statusCode !== 200) await send();
    };
    await send();
    await client.until(() => client.ids().includes(id));
    expect(client.ids()).toEqual(await expected());
  });
});
