// What a build does once it runs: it is opened in a browser of its own, inside of the running suite, before anybody
// else gets it. The host's own judgement counts (federation/dev serves it the build as a release without one before),
// and what a host cannot see of itself.
import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import type { RemoteApp } from '../define-app';
import { createDevServer } from '../dev/dev';
import { signInAs, signOut } from './check-account';
import type { Target } from './target';

/** For the first screen, and for everything that a screen waits for. */
const limitMs = 10_000;
/** No task of a page may hold it for so long, on a slow machine either. */
const longestTaskMs = 3_000;
/** So much more in every round is a leak. */
const leakBytes = 1_000_000;
const rounds = 4;

const parts = {
  panel: (page: Page, name: string) => page.locator('section[role=alert]').filter({ hasText: name }),
  title: (page: Page) => page.locator('#content h1').first(),
  waiting: (page: Page) => page.locator('#content [aria-busy=true]'),
};

// Scripts as text: what a compiler adds to a function does not exist in the page.
const watchTasks = `window.longestTask = 0; new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
}).observe({ type: 'longtask', buffered: true });`;
const visit = (path: string) =>
  `history.pushState(null, '', ${JSON.stringify(path)}); window.dispatchEvent(new PopStateEvent('popstate'));`;
/** What is kept before the remote runs is others'; the host changes its own marks of loads at any time. */
const hostsMarks = "['suite.loads', 'suite.remotesRevision']";
const keptByOthers = `window.keptByOthers ??= Object.keys(localStorage).filter((key) => !${hostsMarks}.includes(key));
JSON.stringify(window.keptByOthers.map((key) => [key, localStorage.getItem(key)]))`;

/** Null: it did not end in time. */
async function within<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), limitMs)));
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What is wrong with a screen of the remote; null: it came, and nothing of it is missing. */
async function openScreen(page: Page, { name }: RemoteApp, path: string): Promise<string | null> {
  const isSent = await within(page.evaluate(`${visit(path)} true`));
  if (isSent === null) return `${path}: the page is frozen`;
  try {
    await parts.title(page).waitFor({ timeout: limitMs });
    await parts.waiting(page).first().waitFor({ state: 'detached', timeout: limitMs });
  } catch {
    const isAlive = (await within(page.evaluate('true'))) !== null;
    return isAlive ? `${path}: something on its screen does not come within ${limitMs / 1000} s` : `${path}: it freezes the page`;
  }
  const panel = parts.panel(page, name);
  return (await panel.count()) > 0 ? `${path}: ${(await panel.first().innerText()).replaceAll(/\s+/g, ' ')}` : null;
}

async function usedBytes(browserSession: CDPSession): Promise<number> {
  await browserSession.send('HeapProfiler.collectGarbage');
  return (await browserSession.send('Runtime.getHeapUsage')).usedSize;
}

/** Comes and goes a few times: what stays behind each time grows without end. */
async function findLeak(page: Page, remote: RemoteApp, path: string): Promise<string | null> {
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const failure = await openScreen(page, remote, path);
    if (failure !== null) return failure;
    await page.evaluate(visit('/help'));
    await parts.title(page).waitFor({ timeout: limitMs });
    sizes.push(await usedBytes(session));
  }
  const growth = sizes.slice(1).map((size, index) => size - (sizes[index] ?? size));
  const megabytes = growth.map((bytes) => (bytes / 1_000_000).toFixed(1)).join(', ');
  return growth.every((bytes) => bytes > leakBytes) ? `${path}: it keeps more memory each time it is left: ${megabytes} MB` : null;
}

async function look(page: Page, url: string, remote: RemoteApp): Promise<string[]> {
  const errors: string[] = [];
  await page.goto(`${url}/help`);
  await parts.title(page).waitFor();
  const before = await page.evaluate(keptByOthers);
  page.on('pageerror', (error) => errors.push(`it leaves an error uncaught: ${error.message.split('\n', 1)[0]}`));
  const [first = '/'] = remote.basePaths;
  const paths = [first, ...remote.pages.map(({ path }) => path).filter((path) => path !== first && !path.includes(':'))];
  for (const path of paths) {
    const failure = await openScreen(page, remote, path);
    if (failure !== null) return [failure, ...errors];
  }
  const leak = await findLeak(page, remote, first);
  // The host looks a moment after the first screen whether the release keeps to itself.
  const panel = leak === null ? await openScreen(page, remote, first) : null;
  const longest = Number(await page.evaluate('window.longestTask'));
  return [
    ...(leak === null ? [] : [leak]),
    ...(panel === null ? [] : [panel]),
    ...(longest > longestTaskMs ? [`it holds the page for ${(longest / 1000).toFixed(1)} s at once`] : []),
    ...((await page.evaluate(keptByOthers)) === before ? [] : ['it changes what others keep in the browser (localStorage)']),
    ...new Set(errors),
  ];
}

export interface BrowserCheck {
  readonly remote: RemoteApp;
  /** The build. */
  readonly folder: string;
  readonly target: Target;
  /** The program. */
  readonly chromium: string;
}

/** The program does not start, so nobody can look. */
export class NoBrowserError extends Error {}

async function startBrowser(program: string): Promise<Browser> {
  const arguments_ = ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  try {
    return await chromium.launch({ executablePath: program, args: arguments_ });
  } catch (error) {
    const [line = ''] = String(error).split('\n', 1);
    throw new NoBrowserError(`${program} does not start (${line}): name another Chromium (CHROMIUM=/path/to/chromium) or ship --unseen.`);
  }
}

async function lookIn(browser: Browser, { remote, folder, target }: BrowserCheck): Promise<string[]> {
  const token = await signInAs(target);
  const dev = createDevServer({ remote, folder, hostUrl: target.hostUrl, apiUrl: target.apiUrl });
  await new Promise<void>((resolve) => dev.server.listen(0, 'localhost', resolve));
  const address = dev.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    await context.addInitScript({ content: `${watchTasks} localStorage.setItem('auth_token', ${JSON.stringify(token)});` });
    return await look(await context.newPage(), `http://localhost:${port}`, remote);
  } finally {
    dev.server.closeAllConnections();
    dev.server.close();
    await signOut(target, token);
  }
}

/** Everything that is wrong with the build once it runs; nothing: it may be published. */
export async function checkInBrowser(check: BrowserCheck): Promise<string[]> {
  const browser = await startBrowser(check.chromium);
  try {
    return await lookIn(browser, check);
  } finally {
    await browser.close();
  }
}
