import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { BenchApi, BenchContext } from '../suite/context';
import { openLanes } from '../load/http-lane';
import { accounts, bearer, listAddress, listQuery, signIn } from '../load/list-call';
import { connectLive } from '../live/live-subscriber';
import { runLoad } from '../load/load';
import { cpuSeconds, familyCpuSeconds, residentMegabytes } from '../load/process-usage';
import type { Report } from '../report/report';
import { median } from '../report/statistic';

const sockets = 1000;

/** Memory that the subscribers of one process take, each with its snapshot. */
async function megabytesOfSockets(api: BenchApi, token: string): Promise<number> {
  const before = residentMegabytes(api.pid);
  const opened = await Promise.all(Array.from({ length: sockets }, () => connectLive(api.url, token)));
  await Promise.all(opened.map(({ subscribe }) => subscribe()));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const after = residentMegabytes(api.pid);
  for (const { close } of opened) close();
  return after - before;
}

async function postmasterPid(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  await client.end();
  return Number(readFileSync(`${rows[0]?.folder}/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** What a process of the API costs, and how far more of them help on one machine. */
export async function measureProcesses({ options, database, api, anotherApi }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const started: BenchApi[] = [await api()];
  const [first] = started;
  if (!first) throw new Error('No process.');
  const postgres = await postmasterPid(databaseUrl);
  const idle = residentMegabytes(first.pid);
  const perThousand = await megabytesOfSockets(first, (await signIn(first.url, accounts.circle)).authToken);
  const rows: string[][] = [];
  const bars: { label: string; value: number }[] = [];
  for (const count of [1, 2, 4]) {
    while (started.length < count) started.push(await anotherApi());
    for (const who of ['company', 'substation'] as const) {
      const all = await Promise.all(
        started.map(async ({ url }) =>
          openLanes(Math.ceil(options.connections / count), listAddress(url, listQuery()), {
            headers: bearer(await signIn(url, accounts[who])),
          }),
        ),
      );
      const lanes = all.flatMap((one) => one.lanes);
      await runLoad(lanes, 1);
      const turns: { rate: number; api: number; database: number }[] = [];
      for (let run = 0; run < options.runs; run += 1) {
        const usage = () => ({
          api: started.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
          database: familyCpuSeconds(postgres),
          at: performance.now(),
        });
        const before = usage();
        const { perSecond } = await runLoad(lanes, options.seconds);
        const after = usage();
        const seconds = (after.at - before.at) / 1000;
        turns.push({ rate: perSecond, api: (after.api - before.api) / seconds, database: (after.database - before.database) / seconds });
      }
      all.forEach(({ close }) => close());
      const of = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick));
      const [rate, apiCores, databaseCores] = [of((turn) => turn.rate), of((turn) => turn.api), of((turn) => turn.database)];
      const limit =
        apiCores / count > 0.9
          ? 'one core of the API'
          : apiCores > databaseCores
            ? 'the cores: most go to the API'
            : 'the cores: most go to the database';
      rows.push([
        `${count}, ${who}`,
        rate.toFixed(0),
        (rate / apiCores).toFixed(0),
        (rate / databaseCores).toFixed(0),
        apiCores.toFixed(2),
        databaseCores.toFixed(2),
        limit,
      ]);
      bars.push({ label: `${count} process${count > 1 ? 'es' : ''}, ${who}`, value: rate });
    }
  }
  return {
    name: 'processes',
    data,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: 'Memory of a process',
        heading: ['', 'MB'],
        rows: [
          ['after its start', idle.toFixed(0)],
          [`more for ${sockets} live sockets`, perThousand.toFixed(0)],
        ],
      },
      {
        title: `List calls (7 days, page 1), ${options.connections} connections, median of ${options.runs} turns`,
        heading: [
          'processes, user',
          'calls/s',
          'per core of the API',
          'per core of the database',
          'API cores',
          'database cores',
          'what is the limit',
        ],
        rows,
      },
    ],
    ratios: [],
    plot: { title: 'List calls per second by processes of the API', unit: '/s', bars },
  };
}
