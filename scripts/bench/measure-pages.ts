import { chromium } from '@playwright/test';
import { findChromium } from '../browser/find-chromium';
import type { Account } from './list-call';
import { visit } from './page-run';
import type { Line, Phase, Visit } from './page-run';
import { printTable } from './print-table';
import { median } from './statistic';

interface PageOptions {
  apiUrl: string;
  sites: readonly { name: string; url: string }[];
  account: Account;
  runs: number;
}

const lines: readonly Line[] = [
  { name: 'unthrottled', megabitsPerSecond: null, roundTripMs: 0 },
  { name: '10 Mbit/s, 40 ms', megabitsPerSecond: 10, roundTripMs: 40 },
];

function cells(phases: readonly Phase[]): string[] {
  const times = phases.map(({ milliseconds }) => milliseconds);
  const middle = (pick: (phase: Phase) => number) => median(phases.map(pick));
  return [`${(middle(({ bytes }) => bytes) / 1024).toFixed(0)}`, `${middle(({ requests }) => requests)}`, `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)})`];
}

/** The suite beside the one-bundle build: fresh browsers, turn by turn, the median of all turns. */
export async function measurePages({ apiUrl, sites, account, runs }: PageOptions): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : ['--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: findChromium((text) => void process.stdout.write(`${text}\n`)), args });
  try {
    for (const line of lines) {
      const visits = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]));
      for (let run = 0; run < runs; run += 1) {
        for (const { name, url } of sites) visits.get(name)?.push(await visit(browser, url, apiUrl, account, line));
      }
      const rows = [...visits].map(([name, all]) => [name, ...cells(all.map(({ login }) => login)), ...cells(all.map(({ rows: found }) => found))]);
      const heading = ['', 'login KB', 'requests', 'ms (best)', 'rows KB', 'requests', 'ms (best)'];
      printTable(`To the login form, then to the first rows of the list; ${line.name}, median of ${runs}`, heading, rows);
    }
  } finally {
    await browser.close();
  }
}
