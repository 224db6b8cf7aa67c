// pnpm migrate, and the migration job of a deployment: brings the database up to date and ends.
import { startEmbeddedPostgres } from './database/embedded/start-embedded';
import { prepareDatabase } from './database/migrations/prepare';
import { loadDemo } from './load-demo';
import { readDatabaseSettings } from './settings/settings';

const help = `pnpm migrate

Runs the migrations that the database lacks, makes the partitions of the coming months, and ends.
Any number may run at once: each migration runs once. The API does the same at its start.

  DATABASE_URL    postgres://...; without it the embedded database in SUITE_DATA_DIR
  SUITE_DEMO      1: demo data too, for a database that holds none`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { databaseUrl, dataDir, isDemo } = readDatabaseSettings(process.env);
  const demo = await loadDemo(isDemo);
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  try {
    await prepareDatabase({ url: databaseUrl ?? embedded?.url ?? '', now: new Date(), log: say, fill: demo?.fillDemoDatabase });
    say('the database is up to date');
  } finally {
    await embedded?.stop();
  }
}

if (process.argv.includes('--help')) {
  say(help);
} else {
  await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
