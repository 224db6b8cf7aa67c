// What measurements share: one database, one process of the API on it, and the pages when they are asked for.
import { join } from 'node:path';
import pg from 'pg';
import { buildApps } from 'federation/build';
import { startEmbeddedPostgres } from 'server/embedded';
import type { ManagedProcess } from '../../tools/suite/managed-process';
import { findFreeBase, placedPorts } from '../../tools/suite/port';
import { prepareServers, prepareSuite } from '../../tools/suite/prepare';
import { type StartedApi, startApi, startServers } from '../../tools/suite/run-suite';
import type { SuiteSettings } from '../../tools/suite/settings';
import { startMonoServer } from './mono-server';

export interface BenchOptions {
  seconds: number;
  runs: number;
  connections: number;
  clients: number;
  minutes: number;
  /** Events of one stream. */
  events: number;
  /** The host of a suite that runs already, to compare the first screens and the ingest with; null: there is none. */
  against: string | null;
  /** A folder with a seeded database; null: the demo's data, made for this run. */
  dataDir: string | null;
  log: (line: string) => void;
}

export interface BenchDatabase {
  url: string;
  /** Said with every figure. */
  data: string;
  version: string;
}

export interface BenchApi {
  url: string;
  pid: number;
  process: ManagedProcess;
}

export interface Site {
  name: string;
  url: string;
  /** Its calls do not count as bytes of the page. */
  apiUrl: string;
}

export interface BenchContext {
  options: BenchOptions;
  ingestKey: string;
  database: () => Promise<BenchDatabase>;
  api: () => Promise<BenchApi>;
  /** A further process of the API on the same database. */
  anotherApi: () => Promise<BenchApi>;
  /** The suite and the same code as one bundle. */
  sites: () => Promise<readonly Site[]>;
  close: () => Promise<void>;
}

async function describeData(url: string): Promise<{ data: string; version: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ outages: string; feeders: string; first: string; version: string }>(
      `select (select count(*) from outage) as outages, (select count(*) from feeder) as feeders, (select min(fault_start)::date::text
        from outage) as first, current_setting('server_version') as version`,
    );
    const [row] = rows;
    if (!row) throw new Error('The database says nothing of itself.');
    return {
      data: `${Number(row.outages).toLocaleString('en')} outages of ${Number(row.feeders).toLocaleString('en')} feeders since ${row.first}`,
      version: row.version,
    };
  } finally {
    await client.end();
  }
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null;
  return () => (made ??= make());
}

export const importKey = 'bench-import-key';

/** `folder` is this run's own, and thrown away afterwards. */
export function createContext(options: BenchOptions, folder: string): BenchContext {
  const ingestKey = 'bench-ingest-key';
  const closers: (() => Promise<void>)[] = [];
  const embedded = once(async () => {
    const started = await startEmbeddedPostgres({ dataDir: options.dataDir ?? join(folder, 'data') });
    closers.push(() => started.stop());
    return started;
  });
  const servers = once(prepareServers);
  let taken = 0;

  const settingsOf = async (remotes: Parameters<typeof findFreeBase>[0]): Promise<SuiteSettings> => {
    const { url } = await embedded();
    const port = await findFreeBase(remotes, process.pid + 7 * (taken += 1));
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      DATABASE_URL: url,
      SUITE_FEED: 'off',
      LOG_LEVEL: 'warn',
      IMPORT_KEY: importKey,
      ALLOWED_ORIGINS: `http://localhost:${port + 11}`,
    };
    return {
      port,
      dataDir: join(folder, `suite-${taken}`),
      isDemo: true,
      ingestKey,
      isKeyMade: false,
      deployKey: 'bench-deploy-key',
      isDeployKeyMade: false,
      env,
    };
  };
  const asBenchApi = ({ url, process: started }: StartedApi): BenchApi => ({ url, process: started, pid: started.pid ?? 0 });
  const anotherApi = async () => asBenchApi(await startApi(await settingsOf([]), (await servers()).apiScript));
  const api = once(anotherApi);

  const sites = once(async () => {
    const prepared = await prepareSuite({ log: options.log });
    const [mono] = await buildApps({ form: 'mono', log: options.log });
    if (!mono) throw new Error('There is no one-bundle build.');
    const settings = await settingsOf(prepared.apps.remotes);
    const suite = await startServers(settings, prepared, await startApi(settings, prepared.apiScript));
    const remoteOrigins = placedPorts(settings.port, prepared.apps.remotes).map(({ port: at }) => `http://localhost:${at}`).join(',');
    const monoUrl = await startMonoServer(
      settings,
      prepared.staticServer,
      mono.target.outputFolder,
      settings.port + 11,
      suite.apiUrl,
      remoteOrigins,
    );
    return [
      { name: 'federated', url: suite.url, apiUrl: suite.apiUrl },
      { name: 'one bundle', url: monoUrl, apiUrl: suite.apiUrl },
    ];
  });

  return {
    options,
    ingestKey,
    database: once(async () => {
      await api();
      const { url } = await embedded();
      return { url, ...(await describeData(url)) };
    }),
    api,
    anotherApi,
    sites,
    close: async () => {
      for (const close of closers.toReversed()) await close();
    },
  };
}
