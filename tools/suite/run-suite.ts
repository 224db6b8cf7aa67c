// Starts API, remotes and host as processes of their own (stopped by stopProcesses of managed-process.ts).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteApp } from 'federation/app';
import { writeRunning } from 'federation/registry/running';
import { storeFolder, storePortOf } from 'federation/registry/store';
import { shipBuild } from 'federation/release';
import { startProcess } from './managed-process';
import type { ManagedProcess } from './managed-process';
import { apiPortOf, placedPorts } from './port';
import type { PreparedSuite } from './prepare';
import { publishBuilds } from './publish';
import type { SuiteSettings } from './settings';
import { waitUntilUp } from './wait-until';

export interface StartedApi {
  url: string;
  process: ManagedProcess;
}

export interface RunningSuite {
  url: string;
  apiUrl: string;
  /** What was built and is not live, a line each. */
  notLive: readonly string[];
  /** The process of the host, of each remote with a port by its name, and of the store of the others. */
  servers: Map<string, ManagedProcess>;
  api: ManagedProcess;
  /** Starts the server of a remote again; one that runs is left alone. */
  startRemote: (name: string) => Promise<void>;
}

// The first start makes a database cluster and fills it with the demo's data.
const apiLimitMs = 180_000;
const serverLimitMs = 30_000;

const logFileIn = ({ dataDir }: SuiteSettings, name: string) => join(dataDir, 'log', `${name}.log`);

export async function startApi(settings: SuiteSettings, script: string): Promise<StartedApi> {
  const url = `http://localhost:${apiPortOf(settings.port)}`;
  const process = startProcess({
    name: 'api',
    script,
    env: {
      ...settings.env,
      SUITE_PORT: String(settings.port),
      SUITE_DATA_DIR: settings.dataDir,
      SUITE_DEMO: settings.isDemo ? '1' : '0',
      INGEST_KEY: settings.ingestKey,
      DEPLOY_KEY: settings.deployKey,
    },
    logFile: logFileIn(settings, 'api'),
    // It answers what it has accepted and stops the embedded database.
    stopMs: 30_000,
  });
  await waitUntilUp(`${url}/health`, process, apiLimitMs);
  return { url, process };
}

export async function startServers(settings: SuiteSettings, suite: PreparedSuite, api: StartedApi): Promise<RunningSuite> {
  const { port, dataDir, env } = settings;
  const servers = new Map<string, ManagedProcess>();
  const store = storeFolder(settings);
  const hostOrigins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

  const launch = async (name: string, at: number, args: readonly string[], extra: NodeJS.ProcessEnv = {}) => {
    const process = startProcess({
      name,
      script: suite.staticServer,
      args: [...args, '--port', String(at)],
      env: { ...env, ...extra },
      logFile: logFileIn(settings, name),
    });
    servers.set(name, process);
    await waitUntilUp(`http://localhost:${at}/health`, process, serverLimitMs);
  };

  const origins = hostOrigins.flatMap((origin) => ['--host-origin', origin]);
  const launchRemote = ({ name, portOffset }: RemoteApp) =>
    portOffset === null ? Promise.resolve() : launch(name, port + portOffset, ['remote', '--folder', join(store, name), ...origins]);
  const launchStore = () => launch('store', storePortOf(port), ['remote', '--folder', store, ...origins]);
  const launchHost = () => {
    const built = suite.built.find(({ target }) => target.app.kind === 'host');
    if (!built) throw new Error('The host has no build.');
    const { folder } = shipBuild(built, join(dataDir, 'host'));
    // The store among them: a remote that is shipped later needs no new configuration of the host.
    const remotePorts = [...placedPorts(port, suite.apps.remotes).map((use) => use.port), storePortOf(port)];
    const remoteOrigins = remotePorts.map((at) => `http://localhost:${at}`).join(',');
    return launch('host', port, ['host', '--folder', folder], {
      SUITE_API_URL: env['SUITE_API_URL'] ?? api.url,
      SUITE_REMOTE_ORIGINS: env['SUITE_REMOTE_ORIGINS'] ?? remoteOrigins,
    });
  };

  mkdirSync(store, { recursive: true });
  const notLive = await publishBuilds(settings, suite, api.url);
  await Promise.all([...suite.apps.remotes.map(launchRemote), launchStore(), launchHost()]);
  const url = `http://localhost:${port}`;
  writeRunning(dataDir, { url, apiUrl: api.url, deployKey: settings.deployKey, isDemo: settings.isDemo });
  return {
    url,
    notLive,
    apiUrl: api.url,
    servers,
    api: api.process,
    startRemote: async (name) => {
      const remote = suite.apps.remotes.find((candidate) => candidate.name === name);
      if (!remote) throw new Error(`There is no remote ${name}.`);
      if (servers.get(name)?.hasEnded() !== false) await launchRemote(remote);
    },
  };
}
