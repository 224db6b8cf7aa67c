// The live stream beside its limits. Fan-out is beside a plain broadcast of the same bytes. Many clients that
// subscribe at once are beside a cached string and a file of the same size.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { BenchContext } from '../suite/context';
import { accounts, signIn } from '../load/list-call';
import type { ClientOrder, ClientReport } from '../live/live-clients';
import { closeAll, type Feeding, feedersOf, openAtPace, openMany, pause } from '../live/live-feeding';
import type { PlainOrder } from '../live/plain-server';
import { cpuSeconds } from '../load/process-usage';
import type { Report } from '../report/report';

/** Every event of a feeder of the substation goes to all of them. */
const listeners = [accounts.state, accounts.company, accounts.circle, accounts.substation] as const;
const paces = [5, 100] as const;
const openOutages = 2_000;
/** One session may hold 2,500 sockets in the demo. */
const herdAtMost = 2_000;
/** Time for the last events to arrive after the last was sent. */
const settleMs = 4_000;

export function startBeside(file: string): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)));
  // Nobody would wait for its answer in vain.
  child.once('exit', (code) => {
    if (code) throw new Error(`${file} has ended with code ${code}.`);
  });
  return child;
}

export async function ask<Answer>(child: ChildProcess, order: ClientOrder | PlainOrder): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(order);
  return (await answer)[0] as Answer;
}

interface Work {
  readonly clients: ChildProcess;
  readonly plain: ChildProcess;
  readonly plainUrl: string;
  readonly apiUrl: string;
  readonly apiPid: number;
  readonly feeding: Feeding;
  readonly count: number;
  readonly seconds: number;
  readonly tokens: readonly string[];
}

export const liveAddress = (apiUrl: string) => `${apiUrl.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
const groupsOf = ({ tokens, count }: Work) => tokens.map((token) => ({ token, count: Math.ceil(count / tokens.length) }));
const connectFeed = (work: Work) =>
  ask<ClientReport>(work.clients, { kind: 'connect', url: liveAddress(work.apiUrl), groups: groupsOf(work) });
const connectPlain = (work: Work) =>
  ask<ClientReport>(work.clients, {
    kind: 'connect',
    url: work.plainUrl.replace('http', 'ws'),
    groups: [{ token: null, count: work.count }],
  });
const subscribe = ({ clients }: Work) => ask<ClientReport>(clients, { kind: 'subscribe' });
const leave = ({ clients }: Work) => ask<ClientReport>(clients, { kind: 'leave' });

async function cpuOf<Result>(pid: number, work: () => Promise<Result>): Promise<{ cpu: number; result: Result }> {
  const before = cpuSeconds(pid);
  const result = await work();
  return { cpu: cpuSeconds(pid) - before, result };
}

interface FanOut {
  readonly pace: number;
  readonly cpuOfDelivery: number;
  readonly delivery: ClientReport;
}

async function fanOutOfFeed(work: Work, pace: number): Promise<FanOut> {
  const feed = async () => {
    const ids = await openAtPace(work.feeding, pace, work.seconds);
    await pause(settleMs);
    return ids;
  };
  const alone = await cpuOf(work.apiPid, feed);
  await closeAll(work.feeding, alone.result);
  await connectFeed(work);
  await subscribe(work);
  await pause(1_000);
  const heard = await cpuOf(work.apiPid, feed);
  const delivery = await ask<ClientReport>(work.clients, { kind: 'report' });
  await leave(work);
  await closeAll(work.feeding, heard.result);
  return { pace, delivery, cpuOfDelivery: (heard.cpu - alone.cpu) / delivery.deliveries };
}

async function fanOutOfPlain(work: Work, pace: number): Promise<FanOut> {
  const event = `42["newOutage",{"addOutage":{"id":1,"sfmsId":"STAMP","padding":"${'x'.repeat(440)}"},"eventType":1}]`;
  await connectPlain(work);
  const { cpu } = await cpuOf(work.plain.pid ?? 0, async () => {
    await ask(work.plain, { kind: 'broadcast', event, perSecond: pace, seconds: work.seconds });
    await pause(settleMs);
  });
  const delivery = await ask<ClientReport>(work.clients, { kind: 'report' });
  await leave(work);
  return { pace, delivery, cpuOfDelivery: cpu / delivery.deliveries };
}

/** As many requests at once as there are clients. */
async function download(url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const started = performance.now();
  const one = () =>
    new Promise<void>((resolve, reject) => get(url, { agent }, (response) => response.resume().once('end', resolve)).once('error', reject));
  await Promise.all(Array.from({ length: count }, one));
  return performance.now() - started;
}

interface Herd {
  readonly connect: number;
  readonly subscribe: number;
  readonly cpu: number;
}

async function herd(
  work: Work,
  pid: number,
  connect: (work: Work) => Promise<ClientReport>,
): Promise<Herd & { readonly snapshotLength: number }> {
  const connected = await connect(work);
  const { cpu, result } = await cpuOf(pid, () => subscribe(work));
  await leave(work);
  return { connect: connected.ready, subscribe: result.ready, cpu, snapshotLength: result.snapshotLength };
}

const micro = (seconds: number) => (seconds * 1e6).toFixed(2);
const whole = (ms: number) => ms.toFixed(0);

function fanOutRow(name: string, { pace, delivery, cpuOfDelivery }: FanOut): string[] {
  return [
    `${name}, ${pace} events/s`,
    String(delivery.deliveries),
    micro(cpuOfDelivery),
    whole(delivery.whole.p50),
    whole(delivery.whole.p95),
    whole(delivery.spread.p50),
    whole(delivery.spread.p95),
  ];
}

export async function measureLive({ options, ingestKey, database, api }: BenchContext): Promise<Report> {
  const { data, version } = await database();
  const { url: apiUrl, pid: apiPid } = await api();
  const tokens: string[] = [];
  for (const account of listeners) tokens.push((await signIn(apiUrl, account)).authToken);
  const feeding = { apiUrl, ingestKey, feeders: await feedersOf(apiUrl, accounts.substation) };
  const [clients, plain] = [startBeside('../live/live-clients.ts'), startBeside('../live/plain-server.ts')];
  const [{ port }] = (await once(plain, 'message')) as [{ port: number }];
  const work: Work = {
    clients,
    plain,
    plainUrl: `http://127.0.0.1:${port}`,
    apiUrl,
    apiPid,
    feeding,
    count: options.clients,
    seconds: options.seconds,
    tokens,
  };
  try {
    const runs: { feed: FanOut; limit: FanOut }[] = [];
    for (const pace of paces) runs.push({ feed: await fanOutOfFeed(work, pace), limit: await fanOutOfPlain(work, pace) });

    const open = await openMany(feeding, openOutages);
    const everyone: Work = { ...work, tokens: tokens.slice(0, 1), count: Math.min(work.count, herdAtMost) };
    const first = await herd(everyone, apiPid, connectFeed);
    const again = await herd(everyone, apiPid, connectFeed);
    await ask(plain, { kind: 'snapshot', length: first.snapshotLength });
    const cached = await herd(everyone, plain.pid ?? 0, connectPlain);
    const file = await download(work.plainUrl, everyone.count);
    await closeAll(feeding, open);

    const herdRow = (name: string, one: Herd) => [name, whole(one.connect), whole(one.subscribe), one.cpu.toFixed(2)];
    return {
      name: 'live',
      data,
      versions: { PostgreSQL: version },
      tables: [
        {
          title: `Events to ${work.count} sockets in the rooms of ${listeners.length} organisations, ${work.seconds} s each`,
          heading: ['', 'deliveries', 'cpu us each', 'p50 ms from the report', 'p95', 'p50 ms after the first client', 'p95'],
          rows: runs.flatMap(({ feed, limit }) => [fanOutRow('live stream', feed), fanOutRow('plain ws, one prepared frame', limit)]),
        },
        {
          title:
            `${everyone.count} clients subscribe at once, ${openOutages} open outages ` +
            `(${Math.round(first.snapshotLength / 1000)} kB each)`,
          heading: ['', 'ms to connect all', 'ms until all have it', 'cpu s'],
          rows: [herdRow('live stream, first', first), herdRow('live stream, again', again), herdRow('plain ws, one cached string', cached),
            ['file over HTTP', '', whole(file), '']],
        },
      ],
      ratios: [
        ...runs.flatMap(({ feed, limit }) => [
          { work: `cpu per delivery, ${feed.pace} events/s`, limit: 'plain ws, one prepared frame',
            measured: `${micro(feed.cpuOfDelivery)} us`, reference: `${micro(limit.cpuOfDelivery)} us`,
            ratio: feed.cpuOfDelivery / limit.cpuOfDelivery, target: { bound: 'at most', value: 1.5 } as const },
          { work: `p95 after the first client, ${feed.pace} events/s`, limit: 'plain ws, one prepared frame',
            measured: `${whole(feed.delivery.spread.p95)} ms`, reference: `${whole(limit.delivery.spread.p95)} ms`,
            ratio: feed.delivery.spread.p95 / limit.delivery.spread.p95, target: { bound: 'at most', value: 1.3 } as const },
        ]),
        { work: 'cpu of all subscribing', limit: 'ws, one cached string', measured: `${again.cpu.toFixed(2)} s`,
          reference: `${cached.cpu.toFixed(2)} s`, ratio: again.cpu / cached.cpu, target: { bound: 'at most', value: 1.15 } },
        { work: 'all come back', limit: 'all come first', measured: `${whole(again.connect + again.subscribe)} ms`,
          reference: `${whole(first.connect + first.subscribe)} ms`,
          ratio: (again.connect + again.subscribe) / (first.connect + first.subscribe), target: null },
      ],
      plot: {
        title: 'Server time for one delivery',
        unit: 'us',
        bars: runs.flatMap(({ feed, limit }) =>
          [{ label: `live, ${feed.pace}/s`, value: feed.cpuOfDelivery * 1e6 },
          { label: `ws, ${limit.pace}/s`, value: limit.cpuOfDelivery * 1e6 }]),
      },
    };
  } finally {
    clients.kill();
    plain.kill();
  }
}
