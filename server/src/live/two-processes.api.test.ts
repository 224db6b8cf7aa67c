// Two processes on one database behind a proxy are one stream, also when one of them dies at once.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { liveEvents } from 'shared-contracts/realtime/live-stream';
import { type ApiProcess, openProxy, processIngestKey, type Proxy, startApiProcess } from '../../test/api-process';
import { type LiveClient, openLiveClient } from '../../test/live-client';
import { openIds } from '../../test/live-server';
import { openTestApp, type TestApp } from '../../test/test-app';
import { demoAccounts } from '../demo/seed/demo-accounts';

const clientCount = 24;
const batchCount = 40;
const perBatch = 5;

let suite: TestApp;
let processes: ApiProcess[];
let proxy: Proxy;
beforeAll(async () => {
  suite = await openTestApp();
  processes = await Promise.all([startApiProcess(suite.database.url), startApiProcess(suite.database.url)]);
  proxy = await openProxy(processes.map(({ port }) => port));
});
afterAll(async () => {
  await proxy.close();
  await Promise.all(processes.map((one) => one.kill()));
  await suite.close();
});

/** A call that a dying process cuts off is made again, as the monitoring system does. */
async function post(path: string, body: object, attempts = 20): Promise<Response> {
  const call = () =>
    fetch(`${proxy.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ingest-key': processIngestKey, connection: 'close' },
      body: JSON.stringify(body),
    });
  const answer = await call().catch(() => null);
  if (answer?.ok) return answer;
  if (attempts === 0) throw new Error(`${path} is not answered.`);
  return post(path, body, attempts - 1);
}

async function signIn(empNo: string): Promise<string> {
  const account = demoAccounts.find((one) => one.empNo === empNo);
  const answer = await post('/auth/login', { companyName: account?.company, empNo, password: account?.password });
  const { user }: { user: { auth_token: string } } = await answer.json();
  return user.auth_token;
}

/** Counts what is told twice on one connection. */
function countDoubled({ socket }: LiveClient): () => number {
  let known = new Set<string>();
  let doubled = 0;
  socket.on(liveEvents.snapshot, ({ openOutages }: { openOutages: { sfmsId: string }[] }) => {
    known = new Set(openOutages.map(({ sfmsId }) => sfmsId));
  });
  socket.on(liveEvents.added, ({ addOutage }: { addOutage: { sfmsId: string } }) => {
    if (known.has(addOutage.sfmsId)) doubled += 1;
    known.add(addOutage.sfmsId);
  });
  socket.on(liveEvents.removed, ({ removeOutage }: { removeOutage: { sfmsId: string } }) => void known.delete(removeOutage.sfmsId));
  return () => doubled;
}

describe('two processes behind a proxy', () => {
  it('lose and double nothing when one is killed under load', async () => {
    const token = await signIn('2001');
    const clients = Array.from({ length: clientCount }, () => openLiveClient(proxy.url, token));
    const doubled = clients.map(countDoubled);
    let cuts = 0;
    for (const { socket } of clients) socket.on('disconnect', () => (cuts += 1));
    await Promise.all(clients.map((client) => client.until(() => true)));
    const { rows: feeders } = await suite.pool.query<{ id: string }>('select id from feeder order by id limit 50');

    const startedAt = new Date(Date.now() - 60_000).toISOString();
    const idsOf = (batch: number) => Array.from({ length: perBatch }, (_, index) => `K${batch}-${index}`);
    for (let batch = 0; batch < batchCount; batch += 1) {
      const opens = idsOf(batch).map((sfmsId, index) => ({
        type: 'open',
        sfmsId,
        feederId: feeders[(batch + index) % feeders.length]?.id,
        startedAt,
        interruptionType: 3,
      }));
      const closes =
        batch % 2 === 1 ? idsOf(batch - 1).map((sfmsId) => ({ type: 'close', sfmsId, endedAt: new Date().toISOString() })) : [];
      const sent = post('/ingest/outages', { events: [...opens, ...closes] });
      if (batch === batchCount / 2) await processes[0]?.kill();
      await sent;
    }

    const expected = await openIds(suite, 'substation', '');
    expect(expected.filter((id) => id.startsWith('K'))).toHaveLength((batchCount / 2) * perBatch);
    await Promise.all(clients.map((client) => client.until(() => client.ids().join() === expected.join())));
    expect(cuts).toBeGreaterThan(0);
    expect(doubled.map((count) => count())).toEqual(clients.map(() => 0));
    for (const client of clients) client.close();
  });
});
