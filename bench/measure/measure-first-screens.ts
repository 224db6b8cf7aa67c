import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/find-chromium';
import { accounts } from '../load/list-call';
import { type Line, outageList, type Visit, visit } from '../load/page-run';
import type { Ratio, Report, Table } from '../report/report';
import { median } from '../report/statistic';
import type { BenchContext } from '../suite/context';
import { runningSite } from '../suite/running-site';

const line: Line = { name: '10 Mbit/s, 40 ms, processor slowed 4 times', megabitsPerSecond: 10, roundTripMs: 40, slowdown: 4 };

/** Kilobytes (1024) of scripts and stylesheets with headers, and times in times of the suite that is compared with. */
const limits = { signInKb: 226, listKb: 400, signInTime: 1.5, listTime: 1.25 };

const work = { signIn: 'the sign-in form is usable', list: 'first rows of the Outage List, with sign-in' } as const;
type Work = keyof typeof work;

/** What a visit has loaded when everything is at rest, and how long the step took: the list counts from the press of Login. */
function figureOf({ login, screen }: Visit, what: Work) {
  if (what === 'signIn') return { kb: login.codeBytes / 1024, requests: login.requests, ms: login.milliseconds };
  return { kb: (login.codeBytes + screen.codeBytes) / 1024, requests: login.requests + screen.requests, ms: screen.milliseconds };
}

function tableOf(visits: ReadonlyMap<string, readonly Visit[]>, runs: number): Table {
  const cells = (all: readonly Visit[], what: Work) => {
    const figures = all.map((one) => figureOf(one, what));
    return [
      median(figures.map(({ kb }) => kb)).toFixed(1),
      median(figures.map(({ requests }) => requests)).toFixed(0),
      `${median(figures.map(({ ms }) => ms)).toFixed(0)} (${Math.min(...figures.map(({ ms }) => ms)).toFixed(0)})`,
    ];
  };
  const rows = (['signIn', 'list'] as const).map((what) => [work[what], ...[...visits.values()].flatMap((all) => cells(all, what))]);
  const heading = ['', ...[...visits.keys()].flatMap((name) => [`${name} KB`, 'requests', 'ms (best)'])];
  return { title: `Fresh browsers, ${line.name}, median of ${runs}`, heading, rows };
}

function ratiosOf(now: readonly Visit[], before: readonly Visit[] | undefined): Ratio[] {
  return (['signIn', 'list'] as const).flatMap((what) => {
    const figures = now.map((one) => figureOf(one, what));
    const kb = median(figures.map((figure) => figure.kb));
    const ms = median(figures.map((figure) => figure.ms));
    const limit = what === 'signIn' ? limits.signInKb : limits.listKb;
    const target = (value: number) => ({ bound: 'at most', value }) as const;
    const bytes = { work: `${work[what]}: bytes`, limit: 'the limit', measured: `${kb.toFixed(1)} KB`, reference: `${limit} KB` };
    if (before === undefined) return [{ ...bytes, ratio: kb / limit, target: target(1) }];
    const earlier = before.map((one) => figureOf(one, what).ms);
    return [
      { ...bytes, ratio: kb / limit, target: target(1) },
      {
        work: `${work[what]}: time`,
        limit: 'before, turn by turn',
        measured: `${ms.toFixed(0)} ms`,
        reference: `${median(earlier).toFixed(0)} ms`,
        ratio: median(figures.map((figure, turn) => figure.ms / (earlier[turn] ?? Number.NaN))),
        target: target(what === 'signIn' ? limits.signInTime : limits.listTime),
      },
    ];
  });
}

/** Sign-in page and Outage List in fresh browsers, turn by turn with the suite at `--against`, if there is one. */
export async function measureFirstScreens({ options, database, sites }: BenchContext): Promise<Report> {
  const { data } = await database();
  const [suite] = await sites();
  if (suite === undefined) throw new Error('There is no suite to measure.');
  const before = options.against === null ? [] : [await runningSite(options.against)];
  const all = [...before, { ...suite, name: 'now' }];
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : ['--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: findChromium(options.log), args });
  try {
    const visits = new Map<string, Visit[]>(all.map(({ name }) => [name, []]));
    for (let run = 0; run < options.runs; run += 1) {
      for (const { name, url, apiUrl } of all) {
        visits.get(name)?.push(await visit(browser, url, apiUrl, accounts.company, line, outageList));
      }
    }
    return {
      name: 'first-screens',
      data,
      versions: { Chromium: browser.version() },
      tables: [tableOf(visits, options.runs)],
      ratios: ratiosOf(visits.get('now') ?? [], visits.get('before')),
    };
  } finally {
    await browser.close();
  }
}
