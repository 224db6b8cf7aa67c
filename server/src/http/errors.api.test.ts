import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

const json = { 'content-type': 'application/json' };
const login = (payload: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/auth/login',
  headers,
  payload,
});

describe('a refusal', () => {
  it.each<[number, string, InjectOptions]>([
    [404, 'an unknown path', { method: 'GET', url: '/nope' }],
    [404, 'a path outside', { method: 'GET', url: '/../etc/passwd' }],
    [400, 'an address that cannot be decoded', { method: 'GET', url: '/outage/%zz' }],
    [400, 'an endless address', { method: 'GET', url: `/outage/${'9'.repeat(300)}` }],
    [405, 'another method', { method: 'DELETE', url: '/outage' }],
    [401, 'no token', { method: 'GET', url: '/remotes' }],
    [400, 'broken JSON', login('{"companyName":')],
    [400, 'a list for a record', login('[]')],
    [400, 'an unknown field', login('{"companyName":"GETCO","empNo":"1001","password":"x","permissions":["admin"]}')],
    [400, 'a wrong type', login('{"companyName":["GETCO"],"empNo":"1001","password":"x"}')],
    [400, 'a prototype key', login('{"__proto__":{"x":1}}')],
    [413, 'a body of 300 kB', login(JSON.stringify({ companyName: 'x'.repeat(300_000) }))],
    [415, 'a form', login('companyName=GETCO', { 'content-type': 'application/x-www-form-urlencoded' })],
    [415, 'plain text', login('{}', { 'content-type': 'text/plain' })],
  ])('of %i for %s is JSON with a message', async (status, _what, request) => {
    const answer = await suite.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toMatchObject({ status: 'Fail', message: expect.any(String) });
    expect(answer.body).not.toMatch(/node_modules|at .*\.ts|select |stack/);
  });

  it('names the field', async () => {
    expect((await suite.app.inject(login('{"companyName":"GETCO","empNo":"1","password":"x","colour":"red"}'))).json()).toMatchObject({
      message: expect.stringContaining('colour'),
    });
  });
});

describe('the last of all days', () => {
  const day = '9999-12-31';
  const rows = async (url: string) =>
    (await suite.get(url, await suite.signIn('1003'))).json<{ totalRecords: { count: number } }>().totalRecords.count;
  const window = (from: string, to: string) =>
    `filter_field_1=fault_start_date_time&filter_op_1=between&filter_from_date_val_1=${from}&filter_to_date_val_1=${to}`;

  it('ends a range of the Outage List as any other does', async () => {
    expect(await rows(`/outage?${window('1000-01-01', day)}`)).toBe(await rows('/outage'));
    expect(await rows(`/outage?${window(day, day)}`)).toBe(0);
  });

  it.each([
    ['equals', { value: day }],
    ['is_after', { value: day }],
    ['between', { fromValue: day, toValue: day }],
  ])('is a date of Grid B: %s', async (operator, values) => {
    const filter = (type: string, field: string) => ({ filteredData: [{ type, field, operator, ...values }] });
    for (const [url, body] of [
      ['/substation', filter('date', 'charging_date')],
      ['/report/outage-type-pending', filter('date', 'fault_start_date')],
    ] as const) {
      const answer = await suite.post(url, body, await suite.signIn('1003'));
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: [], total_records: 0 }]);
    }
  });

  it.each([day, '9998-01-01', '9995-01-01'])('ends a report from %s', async (from) => {
    const answer = await suite.get(`/report/reliability?from=${from}&to=${day}`, await suite.signIn('1003'));
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { total: { sustained: 0 }, trend: [] }]);
  });
});

describe('what is no request', () => {
  const listening = async () => {
    const address = suite.app.server.address();
    if (typeof address === 'object' && address !== null) return address.port;
    await suite.app.listen({ port: 0, host: '127.0.0.1' });
    return listening();
  };
  const send = async (bytes: string) => {
    const socket: Socket = connect(await listening(), '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body };
  };

  it.each([
    [400, 'Bad Request', 'a garbage line', 'HELLO\r\n\r\n'],
    [400, 'Bad Request', 'an unknown method', 'BREW /outage HTTP/1.1\r\nhost: x\r\n\r\n'],
    [
      431,
      'Request Header Fields Too Large',
      'headers of 20 kB',
      `GET /health HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
  ])('is answered with %i %s as every refusal: %s', async (status, reason, _what, bytes) => {
    const { head, body } = await send(bytes);
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${reason}`);
    expect(head).toMatch(/content-type: application\/json/);
    expect(head).toMatch(/cache-control: no-store/);
    expect(JSON.parse(body)).toEqual({ status: 'Fail', message: expect.any(String), faults: [expect.anything()] });
  });
});

describe('a slash at the end of a path', () => {
  it('means nothing', async () => {
    const token = await suite.signIn('1001');
    const [plain, slashed] = [await suite.get('/outage?limit=1', token), await suite.get('/outage/?limit=1', token)];
    expect([slashed.statusCode, slashed.json()]).toEqual([200, plain.json()]);
    const refused = await suite.app.inject({ method: 'DELETE', url: '/outage/' });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET']);
  });
});

describe('OPTIONS', () => {
  const options = (url: string, headers = {}) => suite.app.inject({ method: 'OPTIONS', url, headers });

  it.each([
    ['/outage', 'GET, OPTIONS'],
    ['/employee/7?x=1', 'GET, PUT, OPTIONS'],
    ['/utils/saveFaultType/', 'POST, OPTIONS'],
  ])('tells the methods of %s', async (url, allow) => {
    const answer = await options(url);
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, allow, '']);
  });

  it('of an unknown path is not found', async () => {
    const answer = await options('/nope');
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 'Fail', message: expect.any(String) }]);
  });

  it('of a browser is a preflight', async () => {
    const answer = await options('/outage', { origin: 'http://localhost:3000', 'access-control-request-method': 'GET' });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, 'http://localhost:3000']);
  });
});

describe('every answer', () => {
  it('is not cached, sniffed or framed', async () => {
    for (const url of ['/health', '/nope', '/outage']) {
      expect((await suite.get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('may be read by pages of the suite and by no others', async () => {
    const originFor = async (origin: string) =>
      (await suite.app.inject({ method: 'GET', url: '/health', headers: { origin } })).headers['access-control-allow-origin'];
    expect(await originFor('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await originFor('http://localhost:3004')).toBe('http://localhost:3004');
    expect(await originFor('https://evil.example')).toBeUndefined();
  });
});

describe('while the database is away', () => {
  it('answers 503 with Retry-After and recovers', async () => {
    const broken = await openTestApp({ besides: suite });
    const token = await broken.signIn('1001');
    const kick = () =>
      suite.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    // Connections are cut under the calls: each ends well or with 503, and the process lives on.
    const calls = Array.from({ length: 20 }, () => broken.get('/outage', token));
    await kick();
    for (const { statusCode, headers } of await Promise.all(calls)) {
      expect([200, 503]).toContain(statusCode);
      if (statusCode === 503) expect(headers['retry-after']).toBeDefined();
    }
    // A connection that was cut while it was idle may still be handed out once.
    let health = await broken.get('/health');
    for (let tries = 0; health.statusCode === 503 && tries < 40; tries++) health = await broken.get('/health');
    expect(health.json()).toEqual({ status: 'ok' });
    await broken.close();
  });

  it('answers 503 when nobody answers there', async () => {
    const lonely = await openTestApp({ besides: suite, databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' });
    for (const url of ['/health', '/outage']) {
      const answer = await lonely.get(url, 'A'.repeat(43));
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'Fail', message: expect.any(String) }]);
      expect(answer.headers['retry-after']).toBe('2');
    }
    await lonely.close();
  });
});
