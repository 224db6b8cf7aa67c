// npm start: builds what is stale, starts everything, waits until it answers, stops it on Ctrl-C.
import { findApps } from 'federation/app';
import { buildApps } from 'federation/build';
import { removeRunning } from 'federation/registry/running';
import { stopOrphanedPostgres } from 'server/embedded';
import { banner } from '../tools/suite/banner';
import { claimFolder } from '../tools/suite/folder-claim';
import { keepRunning } from '../tools/suite/keep-running';
import { stopProcesses } from '../tools/suite/managed-process';
import { portsOf, requireFree } from '../tools/suite/port';
import { prepareServers } from '../tools/suite/prepare';
import { startApi, startServers } from '../tools/suite/run-suite';
import type { RunningSuite } from '../tools/suite/run-suite';
import { readSettings, type SuiteSettings } from '../tools/suite/settings';
import { workspaceFolder } from '../tools/suite/workspace-folder';

const help = `npm start [-- --empty] [-- --help]

Builds what is stale, starts the API (with its embedded database), the host and the four remotes,
and prints the address and the demo accounts. Ctrl-C stops everything.
--empty starts without demo accounts, data and feed, in .data-empty, and prints the set-up link.

  SUITE_PORT      port of the host, default 3000; remotes +1 to +8, their store +9, API +10
  SUITE_DATA_DIR  database and shipped remotes, default .data
  SUITE_DEMO      1 (default): demo accounts, data and feed; 0: none of them (needs INGEST_KEY)
  SUITE_FEED      off: the simulated feeder feed is silent
  DATABASE_URL    postgres://...: that server instead of the embedded one
  INGEST_KEY      key of the feeder monitoring system; made up and printed in a demo
  DEPLOY_KEY      key that ships remotes; made up when absent, pnpm ship on this machine finds it`;

const log = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = () => `${process.uptime().toFixed(1)} s`;

let stopping: Promise<void> | undefined;
let cleanUp = async (): Promise<void> => undefined;

async function stopAll(code: number, reason: string): Promise<void> {
  log(reason);
  await stopProcesses();
  await cleanUp().catch((error: unknown) => log(error instanceof Error ? error.message : String(error)));
  log('stopped');
  process.exit(code);
}

/** The first call decides; a second Ctrl-C does not interrupt an orderly stop. */
function stopOnce(code: number, reason: string): void {
  stopping ??= stopAll(code, reason);
}

function watch(running: RunningSuite, settings: SuiteSettings, apiScript: string): void {
  for (const [name, server] of running.servers) {
    void server.ended.then((reason) => {
      if (stopping) return;
      if (name === 'host') stopOnce(1, `the host's server ended (${reason}), stopping:\n${server.lastLines()}`);
      else log(`the server of ${name} ended (${reason}); the rest of the suite goes on`);
    });
  }
  void keepRunning(running.api, {
    start: async () => (await startApi(settings, apiScript)).process,
    isStopping: () => stopping !== undefined,
    log,
    onGivenUp: (reason) => stopOnce(1, reason),
  });
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, workspaceFolder, { isEmpty: process.argv.includes('--empty') });
  const release = claimFolder(settings.dataDir);
  cleanUp = async () => {
    removeRunning(settings.dataDir);
    // An API that was killed has left its database behind.
    if (!settings.env['DATABASE_URL']) await stopOrphanedPostgres(settings.dataDir);
    release();
  };
  const apps = await findApps();
  await requireFree(portsOf(settings.port, apps.remotes));
  const servers = await prepareServers();
  // The database prepares itself while webpack works.
  const building = buildApps({ log });
  building.catch(() => undefined);
  log('starting the API and its database ...');
  const api = await startApi(settings, servers.apiScript);
  log(`  API answers after ${seconds()}`);
  const built = await building;
  const suite = await startServers(settings, { apps, built, ...servers }, api);
  watch(suite, settings, servers.apiScript);
  log(banner(suite.url, suite.apiUrl, settings));
  for (const line of suite.notLive) log(line);
  log(`ready after ${seconds()}`);
}

if (process.argv.includes('--help')) {
  log(help);
} else {
  process.on('SIGINT', () => stopOnce(0, '\nstopping ...'));
  process.on('SIGTERM', () => stopOnce(0, 'stopping ...'));
  process.on('SIGHUP', () => stopOnce(0, 'stopping ...'));
  start().catch((error: unknown) => stopOnce(1, error instanceof Error ? error.message : String(error)));
}
