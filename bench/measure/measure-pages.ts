import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/find-chromium';
import type { BenchContext } from '../suite/context';
import { accounts } from '../load/list-call';
import { type Line, outageList, type Phase, type Screen, tableScreen, type Visit, visit } from '../load/page-run';
import type { Ratio, Report, Table } from '../report/report';
import { median } from '../report/statistic';

const line: Line = { name: '10 Mbit/s, 40 ms', megabitsPerSecond: 10, roundTripMs: 40 };

/** Every screen whose code is a remote's, by the data that must be in sight. */
const screens: readonly Screen[] = [
  outageList,
  { path: '/summary', arrive: (page) => page.locator('canvas').first().waitFor() },
  tableScreen('/report/outage-type-pending-list', 'Outage Type Pending List'),
  tableScreen('/employee', 'Employee List'),
  tableScreen('/substation', 'Substations List'),
];

const limits = { bytes: 1.1, time: 1.1 };

interface Found {
  path: string;
  part: 'login form' | 'screen';
  /** By site, one per turn. */
  phases: ReadonlyMap<string, readonly Phase[]>;
}

function cellsOf(phases: readonly Phase[]): string[] {
  const times = phases.map(({ milliseconds }) => milliseconds);
  return [
    (median(phases.map(({ bytes }) => bytes)) / 1000).toFixed(0),
    median(phases.map(({ requests }) => requests)).toFixed(0),
    `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)})`,
  ];
}

/** The suite beside the one-bundle build: fresh browsers, turn by turn, the median of all turns. */
export async function measurePages({ options, database, sites }: BenchContext): Promise<Report> {
  const { data } = await database();
  const both = await sites();
  const [suite, mono] = both;
  if (!suite || !mono) throw new Error('There are not two sites to compare.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : ['--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: findChromium(options.log), args });
  const found: Found[] = [];
  try {
    for (const screen of screens) {
      const visits = new Map<string, Visit[]>(both.map(({ name }) => [name, []]));
      for (let run = 0; run < options.runs; run += 1) {
        for (const { name, url, apiUrl } of both) visits.get(name)?.push(await visit(browser, url, apiUrl, accounts.company, line, screen));
      }
      const part = (pick: (one: Visit) => Phase) => new Map([...visits].map(([name, all]) => [name, all.map(pick)]));
      if (found.length === 0) found.push({ path: screen.path, part: 'login form', phases: part(({ login }) => login) });
      found.push({ path: screen.path, part: 'screen', phases: part((one) => one.screen) });
    }
    const version = browser.version();
    return reportOf(found, [suite.name, mono.name], { data, version, runs: options.runs });
  } finally {
    await browser.close();
  }
}

function reportOf(
  found: readonly Found[],
  [suite, mono]: readonly [string, string],
  { data, version, runs }: { data: string; version: string; runs: number },
): Report {
  const of = ({ phases }: Found, site: string) => phases.get(site) ?? [];
  const work = ({ part, path }: Found) => (part === 'login form' ? 'first load to the login form' : `login to the first data of ${path}`);
  const ratios = found.flatMap((one): Ratio[] => {
    const [bytes, otherBytes] = [suite, mono].map((site) => median(of(one, site).map((phase) => phase.bytes)));
    const [ms, otherMs] = [suite, mono].map((site) => median(of(one, site).map((phase) => phase.milliseconds)));
    if (bytes === undefined || otherBytes === undefined || ms === undefined || otherMs === undefined) return [];
    const kb = (value: number) => `${(value / 1000).toFixed(0)} kB`;
    const inTime = median(of(one, suite).map((phase, turn) => phase.milliseconds / (of(one, mono)[turn]?.milliseconds ?? Number.NaN)));
    return [
      {
        work: `${work(one)}: bytes`,
        limit: 'the same code as one bundle',
        measured: kb(bytes),
        reference: kb(otherBytes),
        ratio: bytes / otherBytes,
        target: { bound: 'at most', value: limits.bytes },
      },
      {
        work: `${work(one)}: time`,
        limit: 'the same code as one bundle',
        measured: `${ms.toFixed(0)} ms`,
        reference: `${otherMs.toFixed(0)} ms`,
        ratio: inTime,
        target: { bound: 'at most', value: limits.time },
      },
    ];
  });
  const overview: Table = {
    title: `Fresh browsers, ${line.name}, median of ${runs}`,
    heading: ['', ...[suite, mono].flatMap((site) => [`${site} kB`, 'requests', 'ms (best)'])],
    rows: found.map((one) => [work(one), ...cellsOf(of(one, suite)), ...cellsOf(of(one, mono))]),
  };
  return {
    name: 'pages',
    data,
    versions: { Chromium: version },
    tables: [overview],
    ratios,
    plot: {
      title: 'kB to transfer, brotli: federated, and the same code as one bundle',
      unit: 'kB',
      bars: found.flatMap((one) =>
        [suite, mono].map((site) => ({
          label: `${one.part === 'login form' ? one.part : one.path}, ${site}`,
          value: median(of(one, site).map(({ bytes }) => bytes)) / 1000,
        })),
      ),
    },
  };
}
