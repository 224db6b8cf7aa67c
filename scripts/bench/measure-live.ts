// The live feed beside its limits: fan-out beside a plain broadcast of the same bytes, and many clients
// that come back at once beside a file of the size of their snapshot.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { ClientOrder, ClientReport } from './live-clients';
import { type Account, signIn } from './list-call';
import type { PlainOrder } from './plain-server';
import { printTable } from './print-table';

interface LiveOptions {
  apiUrl: string;
  ingestKey: string;
  clients: number;
  perSecond: number;
  seconds: number;
  account: Account;
}

/** Time for the last events to arrive after the last was sent. */
const settleMs = 3_000;

const start = (file: string) => fork(fileURLToPath(new URL(file, import.meta.url)));

async function ask<Answer>(child: ChildProcess, order: ClientOrder | PlainOrder): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(order);
  return (await answer)[0] as Answer;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens outages one by one over HTTP, as the monitoring system does, and closes them all at the end. */
async function feed({ apiUrl, ingestKey, perSecond, seconds }: LiveOptions, feeders: readonly string[]): Promise<void> {
  const send = async (events: readonly object[]) => {
    const answer = await fetch(`${apiUrl}/ingest/outages`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'x-ingest-key': ingestKey }, body: JSON.stringify({ events }),
    });
    if (!answer.ok) throw new Error(`The ingest answered ${answer.status}.`);
  };
  const ids: string[] = [];
  const inFlight: Promise<void>[] = [];
  const begun = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await pause(Math.max(0, begun + (count * 1000) / perSecond - performance.now()));
    const sfmsId = `B${performance.timeOrigin + performance.now()}-${count}`;
    ids.push(sfmsId);
    inFlight.push(send([{ type: 'open', sfmsId, feederId: feeders[count % feeders.length], startedAt: new Date().toISOString(), interruptionType: 3 }]));
  }
  await Promise.all(inFlight);
  await pause(settleMs);
  await send(ids.map((sfmsId) => ({ type: 'close', sfmsId, endedAt: new Date(Date.now() + 1000).toISOString() })));
}

/** As many requests at once as there are clients. */
async function download(url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const started = performance.now();
  const one = () => new Promise<void>((resolve, reject) => get(url, { agent }, (response) => response.resume().once('end', resolve)).once('error', reject));
  await Promise.all(Array.from({ length: count }, one));
  return performance.now() - started;
}

interface Delivery extends Required<Pick<ClientReport, 'deliveries' | 'p50' | 'p95' | 'p99'>> {}

const deliveryRow = (name: string, { deliveries, p50, p95, p99 }: Delivery, seconds: number) => [name, (deliveries / seconds).toFixed(0), ...[p50, p95, p99].map((ms) => ms.toFixed(0))];

export async function measureLive(options: LiveOptions): Promise<void> {
  const { apiUrl, clients: count, perSecond, seconds, account } = options;
  const user = await signIn(apiUrl, account);
  const headers = { authorization: `Bearer ${user.authToken}` };
  const list = await (await fetch(`${apiUrl}/outage?limit=100&offset=0`, { headers })).json() as { dataSource: { feeder_id: string }[] };
  const feeders = [...new Set(list.dataSource.map(({ feeder_id: id }) => id))];
  const clients = start('./live-clients.ts');
  const plain = start('./plain-server.ts');
  try {
    const event = `42["newOutage",{"addOutage":{"id":1,"sfmsId":"STAMP","padding":"${'x'.repeat(470)}"},"eventType":1}]`;
    const snapshotBytes = 60 * 480;
    const { port } = await ask<{ port: number }>(plain, { snapshotBytes, event, perSecond, seconds });

    const live = { kind: 'connect', url: `${apiUrl.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, count, token: user.authToken } as const;
    const first = await ask<ClientReport>(clients, live);
    await feed(options, feeders);
    const ofFeed = await ask<Delivery>(clients, { kind: 'report' });
    await ask(clients, { kind: 'leave' });
    const again = await ask<ClientReport>(clients, live);
    await ask(clients, { kind: 'leave' });

    await ask(clients, { kind: 'connect', url: `ws://127.0.0.1:${port}`, count, token: null });
    await ask(plain, { snapshotBytes, event, perSecond, seconds });
    await pause(settleMs);
    const ofPlain = await ask<Delivery>(clients, { kind: 'report' });
    await ask(clients, { kind: 'leave' });
    const file = await download(`http://127.0.0.1:${port}/`, count);

    printTable(`${count} clients of the whole state, ${perSecond} events/s for ${seconds} s`, ['', 'deliveries/s', 'p50 ms', 'p95 ms', 'p99 ms'], [
      deliveryRow('live feed, ingest to client', ofFeed, seconds),
      deliveryRow('plain ws broadcast', ofPlain, seconds),
    ]);
    printTable(`${count} clients come at once`, ['', 'ms until all are served'], [
      ['live feed: first', (first.ready ?? NaN).toFixed(0)],
      ['live feed: again', (again.ready ?? NaN).toFixed(0)],
      ['file of the same size', file.toFixed(0)],
    ]);
  } finally {
    clients.kill();
    plain.kill();
  }
}
