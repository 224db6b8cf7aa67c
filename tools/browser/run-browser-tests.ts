// Builds and starts a suite of its own, runs Playwright against it, counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopProcesses } from '../suite/managed-process';
import { findFreeBase } from '../suite/port';
import { prepareSuite } from '../suite/prepare';
import { startApi, startServers } from '../suite/run-suite';
import { runCommand } from '../step/run-command';
import type { StepResult } from '../step/step';
import { startControl } from './control-server';
import { findChromium } from './find-chromium';
import { readReport } from './report';

const log = (line: string) => void process.stdout.write(`${line}\n`);

/** Further arguments go to Playwright: names of test files, --headed, --debug. */
export async function runBrowserTests(args: readonly string[]): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-e2e-'));
  const report = join(folder, 'report.json');
  try {
    const chromium = findChromium(log);
    const prepared = await prepareSuite({ log });
    const port = await findFreeBase(prepared.apps.remotes);
    // Not the settings of the person who runs the tests: the suite's own database, no feed.
    // Webhooks may lead to receivers that the tests open on this machine.
    const webhooks = { WEBHOOK_NETWORKS: 'loopback', WEBHOOK_HTTP: '1' };
    const env: NodeJS.ProcessEnv = { ...process.env, ...webhooks, SUITE_FEED: 'off', DATABASE_URL: '' };
    const settings = {
      port,
      dataDir: join(folder, 'data'),
      isDemo: true,
      ingestKey: 'browser-test-ingest-key',
      isKeyMade: false,
      deployKey: 'browser-test-deploy-key',
      isDeployKeyMade: false,
      env,
    };
    const api = await startApi(settings, prepared.apiScript);
    const suite = await startServers(settings, prepared, api);
    const control = await startControl(suite);
    try {
      const { code } = await runCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
        isShown: true,
        env: {
          CHROMIUM: chromium,
          SUITE_URL: suite.url,
          SUITE_API_URL: suite.apiUrl,
          SUITE_CONTROL_URL: control.url,
          SUITE_INGEST_KEY: settings.ingestKey,
          SUITE_DEPLOY_KEY: settings.deployKey,
          SUITE_DATA_DIR: settings.dataDir,
          SUITE_REPORT: report,
          FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        },
      });
      return readReport(report, code);
    } finally {
      control.close();
    }
  } finally {
    await stopProcesses();
    if (process.env['SUITE_KEEP']) log(`kept ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
