// pnpm bench: the list call beside its own SQL, the live feed beside a plain broadcast, and the federated suite beside the same code as one bundle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from 'federation/build';
import { startEmbeddedPostgres } from 'server/embedded';
import { measureList } from './bench/measure-list';
import { measureLive } from './bench/measure-live';
import { measurePages } from './bench/measure-pages';
import { startMonoServer } from './bench/mono-server';
import { stopProcesses } from './suite/managed-process';
import { findFreeBase } from './suite/port';
import { prepareSuite } from './suite/prepare';
import { startApi, startServers } from './suite/run-suite';

const help = `pnpm bench [--runs 5] [--seconds 5] [--connections 10] [--clients 2000] [--only list|live|pages]

Starts a suite of its own with the demo data (temporary, free ports) and prints side by side:
the first page of the outage list through the API and the same SQL through the bare driver;
the live feed and a plain broadcast of the same bytes, clients that come at once and a file of their snapshot's size;
bytes, requests and time to the login form and to the first rows, federated and as one bundle.`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    clients: { type: 'string', default: '2000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const log = (line: string) => void process.stdout.write(`${line}\n`);
const operator = { companyName: 'GETCO', empNo: '1001', password: 'Demo@1234' };
/** Sees the whole state: the most that a client can be told. */
const parent = { companyName: 'GUVNL', empNo: '2001', password: 'Demo@1234' };
const headOffice = { companyName: 'GETCO', empNo: '1003', password: 'Demo@1234' };

async function bench(folder: string): Promise<void> {
  const prepared = await prepareSuite({ log });
  const [mono] = await buildApps({ form: 'mono', log });
  if (!mono) throw new Error('There is no one-bundle build.');
  const port = await findFreeBase(prepared.apps.remotes);
  const monoPort = port + 9;
  const env: NodeJS.ProcessEnv = { ...process.env, DATABASE_URL: '', SUITE_FEED: 'off', LOG_LEVEL: 'warn', ALLOWED_ORIGINS: `http://localhost:${monoPort}` };
  const settings = { port, dataDir: join(folder, 'data'), isDemo: true, ingestKey: 'bench-ingest-key', isKeyMade: false, env };
  const api = await startApi(settings, prepared.apiScript);
  const suite = await startServers(settings, prepared, api);
  if (values.only === undefined || values.only === 'live') {
    const clients = Number(values.clients);
    await measureLive({ apiUrl: suite.apiUrl, ingestKey: settings.ingestKey, clients, perSecond: 100, seconds: Number(values.seconds), account: parent });
  }
  if (values.only === undefined || values.only === 'list') {
    const database = await startEmbeddedPostgres({ dataDir: settings.dataDir });
    const accounts = [{ ...operator, who: 'substation' }, { ...headOffice, who: 'head office' }];
    await measureList({ apiUrl: suite.apiUrl, databaseUrl: database.url, connections: Number(values.connections), seconds: Number(values.seconds), accounts });
    await database.stop();
  }
  if (values.only === undefined || values.only === 'pages') {
    const remoteOrigins = prepared.apps.remotes.map(({ portOffset }) => `http://localhost:${port + portOffset}`).join(',');
    const monoUrl = await startMonoServer(settings, prepared.staticServer, mono.target.outputFolder, monoPort, suite.apiUrl, remoteOrigins);
    const sites = [{ name: 'federated', url: suite.url }, { name: 'one bundle', url: monoUrl }];
    await measurePages({ apiUrl: suite.apiUrl, sites, account: operator, runs: Number(values.runs) });
  }
}

if (values.help) {
  log(help);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'suite-bench-'));
  const stop = async (code: number) => {
    await stopProcesses();
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(130));
  process.on('SIGTERM', () => void stop(143));
  await bench(folder).then(
    () => stop(0),
    (error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      return stop(1);
    },
  );
}
