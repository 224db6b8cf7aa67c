// Batches of 100 through the API, one after the other on a few connections, beside one INSERT of as many
// rows by the server itself into the same table with its indexes.
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { BenchContext } from './context';
import { accounts } from './list-call';
import { closeAll, feedersOf } from './live-feeding';
import type { Report } from './report';
import { median } from './statistic';

const batchSize = 100;
const batches = 100;
const lanes = 4;
/** Between the starts of two outages. */
const spacingMs = 100;

async function throughApi(apiUrl: string, ingestKey: string, feeders: readonly string[]): Promise<{ perSecond: number; ids: string[] }> {
  const now = Date.now();
  const events = Array.from({ length: batches }, (_, batch) =>
    Array.from({ length: batchSize }, (_event, index) => ({ type: 'open', sfmsId: `N${performance.timeOrigin + performance.now()}-${batch}-${index}`, feederId: feeders[index % feeders.length], startedAt: new Date(now - 60_000 - (batch * batchSize + index) * spacingMs).toISOString(), interruptionType: 0 })),
  );
  const bodies = events.map((batch) => JSON.stringify({ events: batch }));
  const started = performance.now();
  const lane = async () => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const answer = await fetch(`${apiUrl}/ingest/outages`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-ingest-key': ingestKey }, body });
      if (!answer.ok) throw new Error(`The ingest answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { perSecond: (batches * batchSize * 1000) / (performance.now() - started), ids: events.flat().map(({ sfmsId }) => sfmsId) };
}

async function oneInsert(client: pg.Client, feeders: readonly string[], run: number): Promise<number> {
  const started = performance.now();
  await client.query(
    `insert into outage (sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_start)
     select 'L' || $3::text || '-' || n, f.id, f.name, f.category, f.substation_code, f.subdivision_code, 0, now() - interval '1 minute' - n * interval '100 milliseconds'
     from generate_series(1, $2::int) n join feeder f on f.id = ($1::text[])[1 + n % cardinality($1::text[])]`,
    [feeders, batches * batchSize, run],
  );
  const perSecond = (batches * batchSize * 1000) / (performance.now() - started);
  await client.query(`delete from outage where sfms_id like $1 and fault_start > now() - interval '1 hour'`, [`L${run}-%`]);
  return perSecond;
}

export async function measureIngest({ options, ingestKey, database, api }: BenchContext): Promise<Report> {
  const { url, data, version } = await database();
  const { url: apiUrl } = await api();
  const feeders = await feedersOf(apiUrl, accounts.state);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rates = { api: [] as number[], insert: [] as number[] };
  // The first turn makes the plans and warms the code up.
  for (let run = 0; run <= options.runs; run += 1) {
    const { perSecond, ids } = await throughApi(apiUrl, ingestKey, feeders);
    await closeAll({ apiUrl, ingestKey, feeders }, ids);
    const insert = await oneInsert(client, feeders, run);
    if (run === 0) continue;
    rates.api.push(perSecond);
    rates.insert.push(insert);
  }
  await client.end();
  const [measured, limit] = [median(rates.api), median(rates.insert)];
  return {
    name: 'ingest',
    data,
    versions: { PostgreSQL: version },
    tables: [{ title: `${batches} batches of ${batchSize}, ${lanes} connections, ${options.runs} turns`, heading: ['', 'rows/s of each turn'], rows: [['API', rates.api.map((rate) => rate.toFixed(0)).join(' ')], ['one INSERT', rates.insert.map((rate) => rate.toFixed(0)).join(' ')]] }],
    ratios: [{ work: 'ingest in batches of 100', limit: 'one server-side INSERT of the same rows', measured: `${measured.toFixed(0)} rows/s`, reference: `${limit.toFixed(0)} rows/s`, ratio: measured / limit, target: { bound: 'at least', value: 0.75 } }],
  };
}
