// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findSystemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function findPlaywrightChromium(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function runQuietly(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !runQuietly('apt-get', ['--version'])) return false;
  runQuietly('apt-get', ['update']);
  return runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
}

function downloadByPlaywright(): boolean {
  return runQuietly('npx', ['-y', 'playwright', 'install', 'chromium']);
}

/** The path of a Chromium that is there: CHROMIUM, the system's or Playwright's. */
export function findInstalledChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which is no program.`);
  return named || (findSystemChromium() ?? findPlaywrightChromium());
}

/** The same; where there is none, one is installed. */
export function findChromium(log: (line: string) => void): string {
  const found = findInstalledChromium();
  if (found) return found;
  log('no Chromium found, installing one ...');
  const installed = (installByApt() && findSystemChromium()) || (downloadByPlaywright() && findPlaywrightChromium());
  if (installed) return installed;
  throw new Error(
    'No Chromium found and none could be installed. Install one (apt-get install chromium) or name it: CHROMIUM=/path/to/chromium npm test',
  );
}
