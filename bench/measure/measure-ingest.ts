// Batches of 100 through the API, one after the other on a few connections, beside INSERTs of the same rows by the
// server itself. Those go into the same table with its indexes and triggers, and each batch is on disk before the
// next. With `--against` the same batches also go, turn by turn, through the API of an earlier commit.
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { BenchContext } from '../suite/context';
import { runningSite } from '../suite/running-site';
import { accounts } from '../load/list-call';
import { closeAll, feedersOf } from '../live/live-feeding';
import type { Report } from '../report/report';
import { median } from '../report/statistic';

const batchSize = 100;
const batches = 100;
const lanes = 4;
/** Between the starts of two outages. */
const spacingMs = 100;

async function throughApi(apiUrl: string, ingestKey: string, feeders: readonly string[]): Promise<{ perSecond: number; ids: string[] }> {
  const now = Date.now();
  const events = Array.from({ length: batches }, (_, batch) =>
    Array.from({ length: batchSize }, (_event, index) => ({
      type: 'open',
      sfmsId: `N${performance.timeOrigin + performance.now()}-${batch}-${index}`,
      feederId: feeders[index % feeders.length],
      startedAt: new Date(now - 60_000 - (batch * batchSize + index) * spacingMs).toISOString(),
      interruptionType: 0,
    })),
  );
  const bodies = events.map((batch) => JSON.stringify({ events: batch }));
  const started = performance.now();
  const lane = async () => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const answer = await fetch(`${apiUrl}/ingest/outages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ingest-key': ingestKey },
        body,
      });
      if (!answer.ok) throw new Error(`The ingest answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { perSecond: (batches * batchSize * 1000) / (performance.now() - started), ids: events.flat().map(({ sfmsId }) => sfmsId) };
}

const inserted = `
  insert into outage (sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_start)
  select $3::text || n, f.id, f.name, f.category, f.substation_code, f.subdivision_code, 0,
    now() - interval '1 minute' - n * interval '100 milliseconds'
  from generate_series(1, $2::int) n join feeder f on f.id = ($1::text[])[1 + n % cardinality($1::text[])]`;

/** What the ingest owes its readers: each row in the log of the live stream, and a notification. */
const insertedAndTold = `
  with begun as (${inserted} returning id, fault_start),
  logged as (insert into live_event (event_type, outage_id, fault_start) select 1, id, fault_start from begun)
  select pg_notify('open_outage', '')`;

/** The same rows by the server itself, each statement a transaction that is on disk before the next one. */
async function byStatement(
  client: pg.Client,
  feeders: readonly string[],
  { statement, times }: { statement: string; times: number },
): Promise<number> {
  const tag = `L${performance.timeOrigin + performance.now()}-`;
  const started = performance.now();
  for (let turn = 0; turn < times; turn += 1) await client.query(statement, [feeders, (batches * batchSize) / times, `${tag}${turn}-`]);
  const perSecond = (batches * batchSize * 1000) / (performance.now() - started);
  await client.query(
    `with gone as (delete from outage where sfms_id like $1 and fault_start > now() - interval '1 hour' returning id, fault_start),
     logged as (insert into live_event (event_type, outage_id, fault_start) select 0, id, fault_start from gone)
     select pg_notify('open_outage', '')`,
    [`${tag}%`],
  );
  return perSecond;
}

export async function measureIngest({ options, ingestKey, database, api }: BenchContext): Promise<Report> {
  const { url, data, version } = await database();
  const { url: apiUrl } = await api();
  const feeders = await feedersOf(apiUrl, accounts.state);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const before = options.against === null ? null : await runningSite(options.against);
  const feedersBefore = before === null ? [] : await feedersOf(before.apiUrl, accounts.state);
  const rates = { api: [] as number[], before: [] as number[], told: [] as number[], bare: [] as number[], whole: [] as number[] };
  // The first turn makes the plans and warms the code up.
  for (let run = 0; run <= options.runs; run += 1) {
    const { perSecond, ids } = await throughApi(apiUrl, ingestKey, feeders);
    await closeAll({ apiUrl, ingestKey, feeders }, ids);
    const earlier = before && (await throughApi(before.apiUrl, ingestKey, feedersBefore));
    if (before && earlier) await closeAll({ apiUrl: before.apiUrl, ingestKey, feeders: feedersBefore }, earlier.ids);
    const told = await byStatement(client, feeders, { statement: insertedAndTold, times: batches });
    const bare = await byStatement(client, feeders, { statement: inserted, times: batches });
    const whole = await byStatement(client, feeders, { statement: inserted, times: 1 });
    if (run === 0) continue;
    rates.api.push(perSecond);
    if (earlier) rates.before.push(earlier.perSecond);
    rates.told.push(told);
    rates.bare.push(bare);
    rates.whole.push(whole);
  }
  await client.end();
  const rows = (
    [
      ['API', rates.api],
      ...(before ? ([['API of the earlier commit', rates.before]] as const) : []),
      ['an INSERT per batch, log and notification', rates.told],
      ['an INSERT per batch, neither', rates.bare],
      [`one INSERT of all ${batches * batchSize}, neither`, rates.whole],
    ] as const
  ).map(([name, measured]) => [name, measured.map((rate) => rate.toFixed(0)).join(' ')]);
  const [measured, limit, whole] = [median(rates.api), median(rates.told), median(rates.whole)];
  const shown = (rate: number) => `${rate.toFixed(0)} rows/s`;
  return {
    name: 'ingest',
    data,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: `${batches} batches of ${batchSize}, ${lanes} connections, ${options.runs} turns`,
        heading: ['', 'rows/s of each turn'],
        rows,
      },
    ],
    ratios: [
      ...(before
        ? [
            {
              work: 'ingest in batches of 100',
              limit: 'the API of an earlier commit, turn by turn',
              measured: shown(measured),
              reference: shown(median(rates.before)),
              ratio: measured / median(rates.before),
              target: { bound: 'at least', value: 0.9 } as const,
            },
          ]
        : []),
      {
        work: 'ingest in batches of 100',
        limit: 'a server-side INSERT of each batch, on disk, in the log and told',
        measured: shown(measured),
        reference: shown(limit),
        ratio: measured / limit,
        target: { bound: 'at least', value: 0.75 },
      },
      {
        work: 'ingest in batches of 100',
        limit: 'one INSERT of all rows in one transaction, neither in the log nor told',
        measured: shown(measured),
        reference: shown(whole),
        ratio: measured / whole,
        target: null,
      },
    ],
  };
}
