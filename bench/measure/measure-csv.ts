import { get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { outageFields } from 'shared-contracts/entity/outage';
import { listStatements } from 'server/list-statement';
import type { BenchContext } from '../suite/context';
import { accounts, bearer, listAddress, listQuery, signIn } from '../load/list-call';
import { inline, startPsqlCopy, versionOf } from '../load/postgres-client';
import { residentMegabytes } from '../load/process-usage';
import type { Report } from '../report/report';
import { median } from '../report/statistic';

const wantedRows = 1_000_000;

interface Copied {
  seconds: number;
  firstByteMs: number;
  bytes: number;
}

async function readAll(stream: NodeJS.ReadableStream, begun: number): Promise<Copied> {
  let bytes = 0;
  let firstByteMs = Number.NaN;
  for await (const chunk of stream) {
    if (bytes === 0) firstByteMs = performance.now() - begun;
    bytes += (chunk as Buffer).length;
  }
  return { seconds: (performance.now() - begun) / 1000, firstByteMs, bytes };
}

const open = (address: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => get(address, { headers }, resolve).once('error', reject));

/** Outages.csv beside psql's COPY of the same statement; memory of the API meanwhile; and a reader who leaves. */
export async function measureCsv({ options, database, api }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const { url: apiUrl, pid } = await api();
  const user = await signIn(apiUrl, accounts.state);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // As many of the newest days as hold about a million rows.
  const { rows: days } = await client.query<{ day: string; outages: number }>(
    `select day::text, outages from (select day, sum(outages) over (order by day desc) as outages from outage_day_count
      where hierarchy = 0) d order by abs(outages - $1) limit 1`, [wantedRows],
  );
  const since = days[0]?.day ?? '2023-12-01';
  const query = { ...listQuery({ since }), download: Object.values(outageFields).map(({ wire }) => ({ field: wire, title: wire })) };
  const { file } = await listStatements(databaseUrl, user, query);
  const statement = inline(file.text, file.values);
  const address = listAddress(apiUrl, query);
  const headers = { authorization: bearer(user).authorization };
  const rowCount = Number((await client.query<{ count: string }>(`select count(*) as count from (${statement}) rows`)).rows[0]?.count);

  const before = residentMegabytes(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 20);
  const times = { api: [] as Copied[], psql: [] as Copied[] };
  for (let run = 0; run < options.runs; run += 1) {
    const begun = performance.now();
    times.api.push(await readAll(await open(address, headers), begun));
    const started = performance.now();
    const { stdout } = startPsqlCopy(databaseUrl, statement);
    if (stdout) times.psql.push(await readAll(stdout, started));
  }
  clearInterval(watch);

  const aborted: number[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    const response = await open(address, headers);
    await new Promise((resolve) => response.once('data', resolve));
    const begun = performance.now();
    response.destroy();
    for (;;) {
      const { rowCount: running } = await client.query(`select from pg_stat_activity where state = 'active' and query like 'copy (%'`);
      if (running === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    aborted.push(performance.now() - begun);
  }
  await client.end();

  const rate = (kind: keyof typeof times) => rowCount / median(times[kind].map(({ seconds }) => seconds));
  const first = (kind: keyof typeof times) => median(times[kind].map(({ firstByteMs }) => firstByteMs));
  const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')} rows/s`;
  const row = (name: string, kind: keyof typeof times, memory: string) => [
    name,
    perSecond(rate(kind)),
    median(times[kind].map(({ seconds }) => seconds)).toFixed(1),
    first(kind).toFixed(0),
    memory,
  ];
  return {
    name: 'csv',
    data: `${rowCount.toLocaleString('en')} rows of ${data}`,
    versions: { PostgreSQL: version, psql: await versionOf('psql') },
    tables: [
      { title: `Outages.csv, all columns, since ${since}, median of ${options.runs} turns`,
        heading: ['', 'rate', 'seconds', 'first byte ms', 'peak memory MB (before)'],
        rows: [row('Outages.csv', 'api', `${peak.toFixed(0)} (${before.toFixed(0)})`),
        row('psql, copy of the same statement', 'psql', '')] },
      { title: 'A reader who leaves', heading: ['', 'ms until the query has ended'],
        rows: [['median', median(aborted).toFixed(0)], ['longest', Math.max(...aborted).toFixed(0)]] },
    ],
    ratios: [{ work: `Outages.csv, ${rowCount.toLocaleString('en')} rows`, limit: 'psql copy, same statement',
      measured: perSecond(rate('api')), reference: perSecond(rate('psql')),
      ratio: median(times.api.map(({ seconds }, index) => (times.psql[index]?.seconds ?? Number.NaN) / seconds)),
      target: { bound: 'at least', value: 0.9 } }],
    plot: { title: 'Outages.csv beside psql, thousand rows a second', unit: 'k rows/s',
      bars: [{ label: 'Outages.csv', value: rate('api') / 1000 }, { label: 'psql, same statement', value: rate('psql') / 1000 }] },
  };
}
