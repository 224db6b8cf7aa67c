// One visit in a fresh browser: what is transferred, and how long until the login form and the first rows.
import { performance } from 'node:perf_hooks';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Account } from './list-call';

export interface Phase {
  milliseconds: number;
  /** As transferred, headers included; calls of the API are not counted. */
  bytes: number;
  requests: number;
}

export interface Visit {
  login: Phase;
  rows: Phase;
}

export interface Line {
  name: string;
  megabitsPerSecond: number | null;
  roundTripMs: number;
}

async function slowDown(session: CDPSession, { megabitsPerSecond, roundTripMs }: Line): Promise<void> {
  if (megabitsPerSecond === null) return;
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: roundTripMs, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
}

/** Counts what the page loads, by the browser's own account of it. */
async function countTransfers(session: CDPSession, apiUrl: string): Promise<() => { bytes: number; requests: number }> {
  const ownRequests = new Set<string>();
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith(apiUrl) && request.url.startsWith('http')) ownRequests.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ownRequests.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  return () => ({ bytes, requests });
}

async function phase(transfers: () => { bytes: number; requests: number }, work: () => Promise<void>): Promise<Phase> {
  const before = transfers();
  const started = performance.now();
  await work();
  const milliseconds = performance.now() - started;
  const after = transfers();
  return { milliseconds, bytes: after.bytes - before.bytes, requests: after.requests - before.requests };
}

async function signIn(page: Page, { companyName, empNo, password }: Account): Promise<void> {
  await page.getByRole('combobox', { name: 'Company' }).selectOption(companyName);
  await page.getByPlaceholder('Enter Username').fill(empNo);
  await page.getByPlaceholder('Enter Password').fill(password);
}

/** Opens /outages as a stranger, signs in, and waits for the list that he asked for. */
export async function visit(browser: Browser, url: string, apiUrl: string, account: Account, line: Line): Promise<Visit> {
  const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await countTransfers(session, apiUrl);
    await slowDown(session, line);
    const submit = page.getByRole('button', { name: 'Login', exact: true });
    const login = await phase(transfers, async () => {
      await page.goto(`${url}/outages`, { waitUntil: 'commit' });
      await submit.waitFor();
    });
    await signIn(page, account);
    const rows = await phase(transfers, async () => {
      await submit.click();
      await page.getByRole('table', { name: 'Outage List' }).locator('tbody tr td').filter({ hasText: /\d{2}-\d{2}-\d{4}/ }).first().waitFor();
    });
    return { login, rows };
  } finally {
    await context.close();
  }
}
