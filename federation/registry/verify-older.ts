// Whether a remote as it was at an older commit still runs in the host of today. It is built from that commit with its
// own lock file, and put into a running suite for one browser only.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { RemoteApp } from '../app';
import { createDevServer } from '../dev/dev';
import { workspaceFolder } from '../workspace';
import type { Target } from './target';

/** Runs in the older working copy, with that copy's own build. */
const buildScript = (remote: string, output: string) => `
import { findApps } from './federation/app';
import { planFederated } from './federation/build/target';
import { runWebpack } from './federation/build/run-webpack';
const target = planFederated(await findApps()).find(({ app }) => app.name === ${JSON.stringify(remote)});
if (!target) throw new Error(${JSON.stringify(`${remote} did not exist then`)});
await runWebpack({ ...target, outputFolder: ${JSON.stringify(output)} });
`;

const git = (args: readonly string[]) =>
  execFileSync('git', args, { cwd: workspaceFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Null: this copy's history does not reach that commit. */
function findCommit(name: string): string | null {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch {
    return null;
  }
}

function buildOlder(commit: string, remote: string, folder: string): string {
  const copy = join(folder, 'copy');
  const output = join(folder, 'dist');
  git(['worktree', 'add', '--detach', copy, commit]);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(workspaceFolder, 'node_modules', '.bin', program), args, {
      cwd: copy,
      stdio: 'pipe',
      env: { ...process.env, CI: 'true' },
    });
  run('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--loglevel=error']);
  writeFileSync(join(copy, 'build-older.ts'), buildScript(remote, output));
  run('tsx', ['build-older.ts']);
  return output;
}

/** Opens the remote's first page as a demo user; throws with what is on the page when it does not come. */
async function openPage(url: string, remote: RemoteApp, browserProgram: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: browserProgram, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/auth/login`);
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option', { name: 'GETCO', exact: true }).click();
    await page.getByPlaceholder('Enter Username').fill('1003');
    await page.getByPlaceholder('Enter Password').fill('Demo@1234');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('navigation').first().waitFor();
    await page.goto(url + (remote.basePaths[0] ?? '/'));
    const panel = page.getByRole('alert');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if ((await panel.count()) > 0) throw new Error(`${remote.name} does not run in this host:\n${await panel.first().innerText()}`);
    return await page.getByRole('heading', { level: 1 }).first().innerText();
  } finally {
    await browser.close();
  }
}

export interface OlderRemote {
  readonly remote: RemoteApp;
  readonly commitName: string;
  readonly target: Target;
  /** Where a Chromium is; asked for only when the commit is there. */
  readonly findChromium: () => string;
  readonly log: (line: string) => void;
}

export async function verifyOlder({ remote, commitName, target, findChromium, log }: OlderRemote): Promise<void> {
  const commit = findCommit(commitName);
  if (commit === null) return log(`skipped: the history of this copy does not reach ${commitName}`);
  const folder = mkdtempSync(join(tmpdir(), 'older-remote-'));
  try {
    log(`building ${remote.name} as of ${commit.slice(0, 8)} (${git(['log', '-1', '--format=%cs %s', commit])}) ...`);
    const dist = buildOlder(commit, remote.name, folder);
    const dev = createDevServer({ remote, folder: dist, hostUrl: target.hostUrl, apiUrl: target.apiUrl });
    await new Promise<void>((resolve) => dev.server.listen(0, 'localhost', resolve));
    const address = dev.server.address();
    try {
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const title = await openPage(`http://localhost:${port}`, remote, findChromium());
      log(`${remote.name} of ${commit.slice(0, 8)} runs in the host of today: its page shows "${title}"`);
    } finally {
      dev.server.closeAllConnections();
      dev.server.close();
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', join(folder, 'copy')], { cwd: workspaceFolder, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}
