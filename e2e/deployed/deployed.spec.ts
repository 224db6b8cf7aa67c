import { type APIResponse, expect, test } from '@playwright/test';
import { apiUrl, ingestKey } from '../harness/suite';
import { accounts } from '../harness/account';
import { feedersOf } from '../page/feeder-source';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';
import { SummaryPage } from '../page/summary-page';
import { killAtOnce, withSockets } from './api-process';

const immutable = 'public, max-age=31536000, immutable';
const asPage = { accept: 'text/html' };

const facts = (answer: APIResponse) => {
  const { 'cache-control': cache, 'content-encoding': encoding, 'content-type': type } = answer.headers();
  return { status: answer.status(), cache, encoding, type };
};

/** Path of the live release's folder, as the page of a signed-in user asks for it. */
async function manifestPath(remote: string): Promise<string> {
  const login = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyName: 'GETCO', empNo: '1003', password: 'Demo@1234' }),
  });
  const { user }: { user: { auth_token: string } } = await login.json();
  const answer = await fetch(`${apiUrl}/remotes`, { headers: { authorization: user.auth_token } });
  const { remotes }: { remotes: { name: string; manifestUrl: string }[] } = await answer.json();
  return new URL(remotes.find(({ name }) => name === remote)?.manifestUrl ?? '').pathname;
}

test.describe('the edge', () => {
  test('gives the page of the host with its headers, its files compressed and for ever', async ({ request, baseURL }) => {
    const page = await request.get('/outages', { headers: asPage });
    expect(facts(page)).toMatchObject({ status: 200, cache: 'no-cache', type: 'text/html; charset=utf-8' });
    const policy = page.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${baseURL}`);
    expect(policy).toContain(`connect-src 'self' ${apiUrl} ${apiUrl.replace('http', 'ws')}`);
    expect(page.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });

    const script = /src="(\/[^"]+\.[0-9a-f]{12}\.js)"/.exec(await page.text())?.[1] ?? '';
    expect(facts(await request.get(script))).toEqual({
      status: 200,
      cache: immutable,
      encoding: 'br',
      type: 'text/javascript; charset=utf-8',
    });
    expect(facts(await request.get(script, { headers: { 'accept-encoding': 'gzip' } }))).toMatchObject({ encoding: 'gzip' });
    expect(facts(await request.get(script, { headers: { 'accept-encoding': 'identity' } }))).toMatchObject({
      status: 200,
      encoding: undefined,
    });
    const config = await request.get('/config.json');
    expect(facts(config)).toMatchObject({ status: 200, cache: 'no-cache' });
    expect(await config.json()).toMatchObject({ apiUrl, remoteOrigins: [baseURL] });
  });

  test('answers a body that is too large with 413 in JSON', async ({ request }) => {
    const headers = { 'content-type': 'application/json', 'x-ingest-key': ingestKey };
    const answer = await request.post(`${apiUrl}/ingest/outages`, { headers, data: Buffer.alloc(26 * 1024 * 1024, ' ') });
    expect([answer.status(), await answer.json()]).toEqual([413, expect.objectContaining({ message: 'The request is too large.' })]);
  });

  test('answers a missing file with 404, never with a page', async ({ request }) => {
    for (const path of [
      '/main.0123456789ab.js',
      '/nothing.json',
      '/remotes/remote-nobody/1.0.0-a/mf-manifest.json',
      '/remotes/remote-live/',
      '/remotes/remote-live/summary',
      '/remotes/remote-live/1.0.0-a/remoteEntry.js',
    ]) {
      expect(facts(await request.get(path, { headers: asPage })), path).toEqual({
        status: 404,
        cache: 'no-store',
        encoding: undefined,
        type: 'text/plain',
      });
    }
  });

  test('keeps a release for ever, but asks again for its manifest', async ({ request }) => {
    const manifest = await manifestPath('remote-live');
    expect(manifest).toMatch(/^\/remotes\/remote-live\/\d+\.\d+\.\d+-[a-z0-9]+\/mf-manifest\.json$/);
    expect(facts(await request.get(manifest))).toMatchObject({ status: 200, cache: 'no-cache', encoding: 'br' });
    const entry = await request.get(manifest.replace('mf-manifest.json', 'remoteEntry.js'));
    expect(facts(entry)).toEqual({ status: 200, cache: immutable, encoding: 'br', type: 'text/javascript; charset=utf-8' });
  });

  test('keeps the metrics inside and names each call', async ({ request }) => {
    expect((await request.get(`${apiUrl}/metrics`)).status()).toBe(404);
    const health = await request.get(`${apiUrl}/health`, { headers: { 'x-request-id': 'made-up-by-a-stranger' } });
    expect(health.headers()['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('a killed API process: the live summary and the list go on with the other', async ({ page, request }) => {
  const [feeder] = await feedersOf(accounts.discomCompany, ['Urban', 'JGY', 'AG']);
  const report = async (sfmsId: string) => {
    const event = {
      type: 'open',
      sfmsId,
      feederId: feeder?.feeder_id,
      startedAt: new Date().toISOString().replace('Z', '+00:00'),
      interruptionType: 3,
    };
    // As a source does: what was not taken is sent again, and is taken once.
    await expect(async () => {
      const answer = await request.post(`${apiUrl}/ingest/outages`, { headers: { 'x-ingest-key': ingestKey }, data: { events: [event] } });
      const { accepted, duplicates }: { accepted: number; duplicates: number } = await answer.json();
      expect(accepted + duplicates).toBe(1);
    }).toPass();
  };
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  await new LoginPage(page).signIn(accounts.discomCompany, '/outages');
  await new OutageListPage(page).waitForRows();
  const summary = new SummaryPage(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Summary' }).click();
  await summary.waitUntil('Live');
  expect(sockets[0]).toContain(`${apiUrl.replace('http', 'ws')}/socket.io/`);
  await report('DEPLOYED-1');
  await expect(summary.row('DEPLOYED-1')).toBeAttached();

  const [holder, ...others] = await withSockets();
  if (!holder || others.length > 0) throw new Error('The page holds one socket, on one of the processes.');
  killAtOnce(holder);
  await report('DEPLOYED-2');
  await expect(summary.row('DEPLOYED-2')).toBeAttached();
  await summary.waitUntil('Live');
  expect(await withSockets()).toHaveLength(1);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Outages' }).click();
  await new OutageListPage(page).waitForRows();
});
