// The suite as it is deployed, without the containers. The migration job, two processes of the API on one PostgreSQL,
// published remotes, an nginx for the host and each remote, and the edge run. Then a few browser tests follow.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from 'server/embedded';
import { findChromium } from '../browser/find-chromium';
import { readReport } from '../browser/report';
import { type ManagedProcess, startProcess, stopProcesses } from '../suite/managed-process';
import { findFreeBase, requireFree } from '../suite/port';
import { prepareSuite } from '../suite/prepare';
import { waitUntilAnswered, waitUntilUp } from '../suite/wait-until';
import { workspaceFolder } from '../suite/workspace-folder';
import { runCommand } from '../step/run-command';
import type { StepResult } from '../step/step';
import { findNginx } from './find-nginx';
import { startNginx, stopNginx } from './nginx-process';
import { publishRemotes } from './publish-remotes';

const log = (line: string) => void process.stdout.write(`${line}\n`);
const limitMs = 60_000;
const keys = { INGEST_KEY: 'deployed-test-ingest-key', DEPLOY_KEY: 'deployed-test-deploy-key' };

async function runJob(job: ManagedProcess): Promise<void> {
  const reason = await job.ended;
  if (reason !== 'code 0') throw new Error(`${job.name} ended with ${reason}:\n${job.lastLines()}`);
}

/** Further arguments go to Playwright. */
export async function runDeployedTests(args: readonly string[] = []): Promise<StepResult> {
  if (!findNginx(log)) {
    log('skipped: no nginx or envsubst on this machine (apt-get install nginx-light gettext-base)');
    return { passed: 0, failed: 0 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'suite-deployed-'));
  const report = join(folder, 'report.json');
  const stops: (() => Promise<void>)[] = [];
  try {
    const chromium = findChromium(log);
    const prepared = await prepareSuite({ log });
    const { host, remotes } = prepared.apps;
    const base = await findFreeBase(remotes);
    const at = { edge: base, edgeApi: base + 5, host: base + 6, api: [base + 7, base + 8], remotes: base + 9 };
    await requireFree(
      [at.edge, at.edgeApi, at.host, ...at.api, ...remotes.map((_remote, index) => at.remotes + index)].map((port) => ({
        port,
        purpose: 'a deployed suite',
      })),
    );
    const suiteUrl = `http://localhost:${at.edge}`;
    const apiUrl = `http://localhost:${at.edgeApi}`;

    const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
    stops.push(database.stop);
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...keys,
      DATABASE_URL: database.url,
      SUITE_DATA_DIR: join(folder, 'data'),
      ALLOWED_ORIGINS: suiteUrl,
      TRUSTED_PROXIES: 'loopback',
      SUITE_FEED: 'off',
    };
    const server = join(workspaceFolder, 'server', 'dist');
    const start = (name: string, script: string, more: NodeJS.ProcessEnv) =>
      startProcess({ name, script, env: { ...env, ...more }, logFile: join(folder, 'log', `${name}.log`) });
    await runJob(start('migrate', join(server, 'migrate.js'), { SUITE_DEMO: '1' }));
    const apis = await Promise.all(
      at.api.map(async (port) => {
        const api = start(`api-${port}`, join(server, 'main.js'), { SUITE_DEMO: '0', API_PORT: String(port) });
        await waitUntilUp(`http://localhost:${port}/health`, api, limitMs);
        return { port, pid: api.pid };
      }),
    );

    const store = join(folder, 'remotes');
    const lines = await publishRemotes(
      { store, suiteUrl, apiUrl: `http://localhost:${at.api[0]}`, deployKey: keys.DEPLOY_KEY, publishedBy: 'deployed test' },
      prepared,
    );
    for (const line of lines) log(`  ${line}`);
    const hostFiles = prepared.built.find(({ target }) => target.app === host || target.app.name === host.name);
    if (!hostFiles) throw new Error('The host has no build.');
    cpSync(hostFiles.target.outputFolder, join(folder, 'files'), { recursive: true });

    const addresses = { SUITE_URL: suiteUrl, SUITE_API_URL: apiUrl };
    stops.push(stopNginx);
    startNginx({
      role: 'host',
      folder: join(folder, 'nginx-host'),
      variables: { ...addresses, LISTEN: `127.0.0.1:${at.host}`, FILES: join(folder, 'files') },
    });
    // The last one has no nginx of its own: like a remote that was added later, it comes from the store's.
    const [last, ...others] = remotes.toReversed();
    const atStore = `127.0.0.1:${at.remotes}`;
    const served = others.map(({ name }, index) => ({ name, address: `127.0.0.1:${at.remotes + 1 + index}` }));
    if (last === undefined) throw new Error('There is no remote to deploy.');
    for (const { name, address, files } of [
      { name: 'store', address: atStore, files: store },
      ...served.map((remote) => ({ ...remote, files: join(store, remote.name) })),
    ]) {
      startNginx({ role: 'remote', folder: join(folder, `nginx-${name}`), variables: { ...addresses, LISTEN: address, FILES: files } });
    }
    startNginx({
      role: 'edge',
      folder: join(folder, 'nginx-edge'),
      variables: {
        ...addresses,
        SUITE_LISTEN: String(at.edge),
        API_LISTEN: String(at.edgeApi),
        HOST_SERVER: `127.0.0.1:${at.host}`,
        API_SERVERS: at.api.map((port) => `localhost:${port}`).join(' '),
        REMOTE_SERVERS: served.map(({ name, address }) => `${name}=${address}`).join(' '),
        STORE_SERVER: atStore,
      },
    });
    for (const url of [suiteUrl, apiUrl]) await waitUntilAnswered(`${url}/health`, limitMs);

    const { code } = await runCommand('playwright', ['test', '--config', 'e2e/deployed/playwright.config.ts', ...args], {
      isShown: true,
      env: {
        CHROMIUM: chromium,
        SUITE_URL: suiteUrl,
        SUITE_API_URL: apiUrl,
        SUITE_INGEST_KEY: keys.INGEST_KEY,
        SUITE_DEPLOY_KEY: keys.DEPLOY_KEY,
        SUITE_DATA_DIR: join(folder, 'data'),
        SUITE_APIS: JSON.stringify(apis),
        SUITE_REPORT: report,
      },
    });
    return readReport(report, code);
  } finally {
    await stopNginx();
    await stopProcesses();
    for (const stop of stops.toReversed()) await stop();
    if (process.env['SUITE_KEEP']) log(`kept ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
