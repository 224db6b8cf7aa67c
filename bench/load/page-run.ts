// One visit in a fresh browser: what is transferred, and how long until the login form, and until the screen behind it.
import { performance } from 'node:perf_hooks';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Account } from './list-call';

export interface Phase {
  milliseconds: number;
  /** As transferred, headers included; calls of the API are not counted. */
  bytes: number;
  /** The share of scripts and stylesheets in it. */
  codeBytes: number;
  requests: number;
}

export interface Visit {
  login: Phase;
  screen: Phase;
}

export interface Line {
  name: string;
  megabitsPerSecond: number | null;
  roundTripMs: number;
  /** How many times slower than it is the processor seems; by default it is as it is. */
  slowdown?: number;
}

export interface Screen {
  path: string;
  /** Waits until the data of the screen are in sight. */
  arrive: (page: Page) => Promise<void>;
}

/** A screen with a table, by the first of its cells that hold data. */
export const tableScreen = (path: string, name: string): Screen => ({
  path,
  arrive: (page) => page.getByRole('table', { name }).locator('tbody td').filter({ hasText: /\d{2}/ }).first().waitFor(),
});

export const outageList = tableScreen('/outages', 'Outage List');

async function slowDown(session: CDPSession, { megabitsPerSecond, roundTripMs, slowdown = 1 }: Line): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (megabitsPerSecond === null) return;
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

interface Transfers {
  read: () => { bytes: number; codeBytes: number; requests: number };
  /** Resolves when nothing has been on its way for a moment. */
  rest: () => Promise<void>;
}

const restMs = 400;

/** Counts what the page loads, by the browser's own account of it. */
async function countTransfers(session: CDPSession, apiUrl: string): Promise<Transfers> {
  const underway = new Map<string, string>();
  let bytes = 0;
  let codeBytes = 0;
  let requests = 0;
  let changedAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(apiUrl) || !request.url.startsWith('http')) return;
    underway.set(requestId, request.url);
    changedAt = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => void underway.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = underway.get(requestId);
    if (url === undefined) return;
    underway.delete(requestId);
    changedAt = performance.now();
    bytes += encodedDataLength;
    if (/\.(js|css)$/.test(url)) codeBytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  return {
    read: () => ({ bytes, codeBytes, requests }),
    rest: async () => {
      const limit = performance.now() + 10_000;
      while ((underway.size > 0 || performance.now() - changedAt < restMs) && performance.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** The time until the work is done, and everything that is loaded for it. */
async function phase(transfers: Transfers, work: () => Promise<void>): Promise<Phase> {
  const before = transfers.read();
  const started = performance.now();
  await work();
  const milliseconds = performance.now() - started;
  await transfers.rest();
  const after = transfers.read();
  return {
    milliseconds,
    bytes: after.bytes - before.bytes,
    codeBytes: after.codeBytes - before.codeBytes,
    requests: after.requests - before.requests,
  };
}

async function fillIn(page: Page, { companyName, empNo, password }: Account): Promise<void> {
  const company = page.getByRole('combobox', { name: 'Company' });
  if (await company.evaluate((element) => element.tagName === 'SELECT')) {
    // The suite before antd.
    await company.selectOption(companyName);
  } else {
    await company.click();
    await page.getByRole('option', { name: companyName, exact: true }).click();
  }
  await page.getByPlaceholder('Enter Username').fill(empNo);
  await page.getByPlaceholder('Enter Password').fill(password);
}

/** Opens a screen as a stranger, signs in, and waits for the screen that they asked for. */
export async function visit(
  browser: Browser,
  url: string,
  apiUrl: string,
  account: Account,
  line: Line,
  { path, arrive }: Screen,
): Promise<Visit> {
  const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await countTransfers(session, apiUrl);
    await slowDown(session, line);
    const submit = page.getByRole('button', { name: 'Login', exact: true });
    const login = await phase(transfers, async () => {
      await page.goto(`${url}${path}`, { waitUntil: 'commit' });
      await submit.waitFor();
    });
    await fillIn(page, account);
    const screen = await phase(transfers, async () => {
      await submit.click();
      await arrive(page);
    });
    return { login, screen };
  } finally {
    await context.close();
  }
}
