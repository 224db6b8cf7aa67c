import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { startEmbeddedPostgres } from 'server/embedded';
import { readSeedCommand, runSeedCommand } from 'server/seed';
import type { BenchContext } from '../suite/context';
import type { Report } from '../report/report';

/** How fast `pnpm seed` fills an empty database, beside copying the very rows once more without any index. */
export async function measureSeed({ options }: BenchContext): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'suite-seed-'));
  const embedded = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: embedded.url });
  try {
    const begun = performance.now();
    await runSeedCommand(readSeedCommand(['--profile', 'full', '--years', '1']), {
      databaseUrl: embedded.url,
      dataDir,
      now: new Date(),
      log: options.log,
    });
    const seconds = (performance.now() - begun) / 1000;
    await client.connect();
    const { rows } = await client.query<{ outages: string; version: string }>(
      `select count(*) as outages, current_setting('server_version') as version from outage`,
    );
    const outages = Number(rows[0]?.outages);
    await client.query('create table bare as select * from outage limit 0');
    const copied = performance.now();
    await client.query('insert into bare select * from outage');
    await client.query('insert into bare (id) select outage_id from fault_detail');
    const bareSeconds = (performance.now() - copied) / 1000;
    const rate = (value: number) => `${Math.round(outages / value).toLocaleString('en')} rows/s`;
    return {
      name: 'seed',
      data: `${outages.toLocaleString('en')} outages, made and loaded`,
      versions: { PostgreSQL: rows[0]?.version ?? '' },
      tables: [
        {
          title: 'pnpm seed --profile full --years 1',
          heading: ['', 'seconds', 'rate'],
          rows: [
            ['migrate, generate, copy, index, count by days, analyse', seconds.toFixed(1), rate(seconds)],
            ['the same rows from table to table, no index', bareSeconds.toFixed(1), rate(bareSeconds)],
          ],
        },
      ],
      ratios: [],
    };
  } finally {
    await client.end();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
