import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loggerOptions } from '../http/logging';
import { closed, ingest, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';
import { openLiveClient } from '../../test/live-client';

const key = 'a-key-of-the-metrics';
const lines: string[] = [];
let suite: TestApp;

beforeAll(async () => {
  suite = await openTestApp({
    environment: { METRICS_KEY: key },
    logger: loggerOptions('info', { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => suite.close());

async function scrape(): Promise<Map<string, number>> {
  const answer = await suite.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${key}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const samples = answer.payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

const at = (samples: Map<string, number>, series: string) => samples.get(series) ?? 0;

describe('/metrics', () => {
  it('is for whoever shows the key, else not even there', async () => {
    for (const authorization of ['', 'Bearer wrong', key.slice(1)]) {
      expect((await suite.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    }
  });

  it('without a key is for this machine only, and for no proxy on it', async () => {
    const keyless = await openTestApp({ besides: suite });
    try {
      expect((await keyless.app.inject({ url: '/metrics' })).statusCode).toBe(200);
      expect((await keyless.app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })).statusCode).toBe(404);
      expect((await keyless.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
    } finally {
      await keyless.close();
    }
  });

  it('counts calls by the name of their record, never by what a caller wrote', async () => {
    const token = await suite.signIn('1001');
    const before = await scrape();
    await suite.get('/outage?limit=10&offset=0', token);
    await suite.get('/outage?limit=101&offset=0', token);
    await suite.get('/nobody/knows/this', token);
    const after = await scrape();
    const gained = (series: string) => at(after, series) - at(before, series);
    expect(gained('suite_requests_total{call="listOutages",method="GET",status="200"}')).toBe(1);
    expect(gained('suite_requests_total{call="listOutages",method="GET",status="400"}')).toBe(1);
    expect(gained('suite_request_seconds_count{call="listOutages"}')).toBe(2);
    expect(gained('suite_request_seconds_bucket{call="listOutages",le="+Inf"}')).toBe(2);
    expect(gained('suite_requests_total{call="none",method="GET",status="404"}')).toBe(1);
    expect([...after.keys()].join()).not.toContain('nobody');
  });

  it('counts refused sign-ins, ingested events and sessions', async () => {
    const before = await scrape();
    for (let turn = 0; turn < 6; turn += 1) await suite.post('/auth/login', { companyName: 'GETCO', empNo: '4711', password: 'wrong' });
    await suite.signIn('1002');
    const { rows } = await suite.pool.query<{ id: string }>('select id from feeder order by id limit 1');
    const feederId = rows[0]?.id ?? '';
    await ingest(suite, [opened('M1', { feederId }), opened('M1', { feederId }), opened('M2', { feederId: 'nobody' })]);
    const after = await scrape();
    const gained = (series: string) => at(after, series) - at(before, series);
    expect(gained('suite_sign_in_failures_total{reason="credentials"}')).toBe(5);
    expect(gained('suite_sign_in_failures_total{reason="blocked"}')).toBe(1);
    expect(gained('suite_sessions')).toBe(1);
    expect(gained('suite_ingest_events_total{outcome="accepted"}')).toBe(1);
    expect(gained('suite_ingest_events_total{outcome="duplicate"}')).toBe(1);
    expect(gained('suite_ingest_events_total{outcome="rejected"}')).toBe(1);
  });

  it('knows the sockets, what they were told, and that nothing is left to tell', async () => {
    const url = await suite.app.listen({ port: 0, host: '127.0.0.1' });
    const client = openLiveClient(url, await suite.signIn('2001'));
    await client.until(() => client.seen.size > 0);
    const { rows } = await suite.pool.query<{ id: string }>('select id from feeder order by id desc limit 1');
    await ingest(suite, [opened('M3', { feederId: rows[0]?.id ?? '' })]);
    await client.until(() => client.ids().includes('M3'));
    await ingest(suite, [closed('M3')]);
    await client.until(() => !client.ids().includes('M3'));
    const samples = await scrape();
    expect(at(samples, 'suite_live_sockets')).toBe(1);
    expect(at(samples, 'suite_live_messages_total{kind="snapshot"}')).toBe(1);
    expect(at(samples, 'suite_live_messages_total{kind="added"}')).toBe(1);
    expect(at(samples, 'suite_live_messages_total{kind="removed"}')).toBe(1);
    expect(samples.get('suite_live_lag_entries')).toBe(0);
    expect(samples.get('suite_live_current')).toBe(1);
    expect(at(samples, 'suite_live_open_outages')).toBeGreaterThan(0);
    client.close();
  });

  it('tells of the pool, the queues and the process', async () => {
    const samples = await scrape();
    for (const gauge of [
      'suite_pool_connections_in_use',
      'suite_pool_waiting',
      'suite_password_queue',
      'suite_csv_running',
      'nodejs_eventloop_lag_seconds{quantile="0.99"}',
    ]) {
      expect(samples.get(gauge)).toBeGreaterThanOrEqual(0);
    }
    expect(samples.get('suite_pool_connections_limit')).toBe(14);
    expect(samples.get('suite_database_up')).toBe(1);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });
});

describe('a log line', () => {
  it('names the call, its request, who called and how it ended, and the caller gets the id', async () => {
    const token = await suite.signIn('1003');
    const given = { authorization: `Bearer ${token}`, 'x-request-id': '0123456789abcdef0123456789abcdef' };
    const answer = await suite.app.inject({ url: '/outage?limit=1&offset=0&orderBy=id&orderByType=asc', headers: given });
    expect(answer.headers['x-request-id']).toBe(given['x-request-id']);
    const line: unknown = JSON.parse(lines.findLast((text) => text.includes(given['x-request-id'])) ?? '{}');
    expect(line).toMatchObject({
      level: 30,
      time: expect.any(Number),
      reqId: given['x-request-id'],
      req: { method: 'GET', path: '/outage', from: '127.0.0.1' },
      res: { status: 200 },
      call: 'listOutages',
      employeeId: expect.any(Number),
      ms: expect.any(Number),
      msg: 'answered',
    });
  });

  it('has an id of its own when the given one is none', async () => {
    const answer = await suite.app.inject({ url: '/health', headers: { 'x-request-id': 'a"b\n' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
