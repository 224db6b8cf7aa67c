// The summary as a browser shows it. How long does a report take to the screen while thousands of others listen? Does
// the page stay responsive and small with thousands of open outages?
import { performance } from 'node:perf_hooks';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/browser/find-chromium';
import type { BenchContext, Site } from '../suite/context';
import { accounts, signIn } from '../load/list-call';
import type { ClientReport } from '../live/live-clients';
import { closeAll, type Feeding, feedersOf, openAtPace, openMany, pause } from '../live/live-feeding';
import { type Task, traceTasks } from '../live/main-thread';
import { ask, liveAddress, startBeside } from './measure-live';
import type { Report } from '../report/report';
import { quantile } from '../report/statistic';

const perSecond = { toScreen: 100, whileLooking: 50 } as const;
const openOutages = 5_000;
const longTaskMs = 50;
/** Map and list have come to rest. */
const settleMs = 8_000;

interface Watching {
  delays: number[];
}

/** Runs in the page before its own code. */
function watchPage(): void {
  const watching: Watching = { delays: [] };
  Object.assign(window, { watching });
  // No function in here has a name: the loader of these scripts would call a helper that the page does not have.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const [, sentAt] = /^B(\d+\.?\d*)-/.exec(node.getAttribute('data-sfms-id') ?? '') ?? [];
      if (sentAt !== undefined) watching.delays.push(performance.timeOrigin + performance.now() - Number(sentAt));
    }
  }).observe(document, { childList: true, subtree: true });
}

const readWatching = (page: Page) => page.evaluate(() => (window as unknown as { watching: Watching }).watching);

async function openSummary(site: Site): Promise<{ browser: Browser; page: Page; session: CDPSession; close: () => Promise<void> }> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : ['--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: findChromium(() => undefined), args });
  const context = await browser.newContext({ timezoneId: 'Asia/Kolkata', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(`${site.url}/summary`);
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: accounts.state.companyName, exact: true }).click();
  await page.getByPlaceholder('Enter Username').fill(accounts.state.empNo);
  await page.getByPlaceholder('Enter Password').fill(accounts.state.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor({ timeout: 60_000 });
  await page.goto(`${site.url}/summary?category=ADOM,EHT,GIDC,HTEX,IND,JGY,LL,SOLAR,URBAN`);
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  return { browser, page, session: await context.newCDPSession(page), close: () => browser.close() };
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function toScreen(
  site: Site,
  feeding: Feeding,
  clientCount: number,
  seconds: number,
): Promise<{ delays: number[]; reported: number }> {
  const clients = startBeside('../live/live-clients.ts');
  try {
    const { authToken } = await signIn(site.apiUrl, accounts.state);
    await ask<ClientReport>(clients, {
      kind: 'connect',
      url: liveAddress(site.apiUrl),
      groups: [{ token: authToken, count: clientCount }],
    });
    await ask<ClientReport>(clients, { kind: 'subscribe' });
    const { page, close } = await openSummary(site);
    const ids = await openAtPace(feeding, perSecond.toScreen, seconds);
    await pause(3_000);
    const { delays } = await readWatching(page);
    await close();
    await closeAll(feeding, ids);
    return { delays, reported: ids.length };
  } finally {
    clients.kill();
  }
}

interface Look {
  readonly minutes: number;
  readonly tasks: readonly Task[];
  readonly heaps: readonly number[];
}

/** As many begin as end, so that the page holds as much at the end as at first. */
async function look(site: Site, feeding: Feeding, minutes: number): Promise<Look> {
  const open = await openMany(feeding, openOutages);
  const { browser, page, session, close } = await openSummary(site);
  const tasks: Task[] = [];
  const heaps = [await heapMegabytes(session)];
  let last: string[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await pause(500);
    const ofMinute = await traceTasks(browser, page, async () => {
      const until = performance.now() + 60_000;
      while (performance.now() < until) {
        const begun = await openAtPace(feeding, perSecond.whileLooking / 2, 2);
        await closeAll(feeding, last);
        last = begun;
      }
    });
    for (const task of ofMinute) tasks.push(task);
    heaps.push(await heapMegabytes(session));
  }
  await close();
  await closeAll(feeding, [...last, ...open]);
  return { minutes, tasks, heaps };
}

export async function measureLiveScreen({ options, ingestKey, database, sites }: BenchContext): Promise<Report> {
  const { data, version } = await database();
  const [site] = await sites();
  if (!site) throw new Error('There is no suite.');
  const feeding = { apiUrl: site.apiUrl, ingestKey, feeders: await feedersOf(site.apiUrl, accounts.state) };
  const { delays, reported } = await toScreen(site, feeding, options.clients, options.seconds);
  const { minutes, tasks, heaps } = await look(site, feeding, options.minutes);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(delays, share));
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
  const longest = (of: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[of]), 0);
  const long = (of: keyof Task) => tasks.filter((task) => task[of] > longTaskMs).length;
  const share = tasks.reduce((sum, { busy }) => sum + busy, 0) / (minutes * 60_000);
  return {
    name: 'live-screen',
    data,
    versions: { PostgreSQL: version },
    tables: [
      { title: `From the report to the row on the screen: ${perSecond.toScreen} events/s, ${options.clients} other sockets`,
        heading: ['reported', 'seen', 'p50 ms', 'p95 ms', 'p99 ms'],
        rows: [[reported, delays.length, p50 ?? NaN, p95 ?? NaN, p99 ?? NaN].map((value) => value.toFixed(0))] },
      { title: `${openOutages} open outages and ${perSecond.whileLooking} events/s for ${minutes} min: tasks of the main thread`,
        heading: ['', `over ${longTaskMs} ms`, 'longest ms'],
        rows: [['by the processor', String(long('busy')), longest('busy').toFixed(1)],
        ['by the clock, while the machine does all the rest', String(long('wall')), longest('wall').toFixed(1)]] },
      { title: 'The page in that time', heading: ['main thread busy', 'heap MB each minute'], rows: [[`${(share * 100).toFixed(1)} %`,
        heaps.map((heap) => heap.toFixed(1)).join(' ')]] },
    ],
    ratios: [
      { work: 'report to screen, p95', limit: 'one second', measured: `${(p95 ?? NaN).toFixed(0)} ms`, reference: '1000 ms',
        ratio: (p95 ?? NaN) / 1000, target: { bound: 'at most', value: 1 } },
      { work: 'longest task of the main thread', limit: 'a long task', measured: `${longest('busy').toFixed(1)} ms`,
        reference: `${longTaskMs} ms`, ratio: longest('busy') / longTaskMs, target: { bound: 'at most', value: 1 } },
      { work: `heap after ${minutes} min`, limit: 'heap at first', measured: `${last.toFixed(1)} MB`, reference: `${first.toFixed(1)} MB`,
        ratio: last / first, target: null },
    ],
  };
}
