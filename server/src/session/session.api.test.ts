import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { loggerOptions } from '../http/logging';

const lines: string[] = [];
let suite: TestApp;

beforeAll(async () => {
  suite = await openTestApp({ logger: loggerOptions('trace', { write: (line) => void lines.push(line) }) });
});
afterAll(() => suite.close());
beforeEach(async () => {
  suite.clock.now = testNow;
  await suite.pool.query('delete from sign_in_throttle');
});

const attempt = (companyName: string, empNo: string, password: string) =>
  suite.post('/auth/login', { companyName, empNo, password, appName: 'test' });

describe('signing in', () => {
  it('answers the signed-in user', async () => {
    const answer = await attempt('GETCO', '1001', 'Demo@1234');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: {
        name: expect.any(String), empNo: '1001', companyName: 'GETCO', permissions: [], orgType: 'Substation',
        circleName: expect.any(String), divisionName: expect.any(String), subdivisionName: null, substationName: expect.any(String),
        eurjaCode: expect.stringMatching(/^95\d{6}$/), trimEurjaCode: expect.stringMatching(/^95\d{6}$/),
        secure: { isWeakPassword: false }, auth_token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
  });

  it('tells of a weak password', async () => {
    expect((await attempt('GETCO', '1006', 'demo')).json()).toMatchObject({ user: { secure: { isWeakPassword: true } } });
  });

  it('names every missing field with 422', async () => {
    const answer = await suite.post('/auth/login', { companyName: 'GETCO', empNo: ' ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        status: 'Fail',
        message: 'Username is required.',
        errors: ['Username is required.', 'Password is required.'],
        faults: [{ field: 'empNo', code: 'login.empNo' }, { field: 'password', code: 'login.password' }],
      },
    ]);
    expect((await suite.post('/auth/login')).statusCode).toBe(422);
  });

  it('answers an unknown user, a wrong company and a wrong password alike', async () => {
    const answers = await Promise.all([
      attempt('GETCO', '99999', 'Demo@1234'),
      attempt('PGVCL', '1001', 'Demo@1234'),
      attempt('ACME', '1001', 'x'),
      attempt('GETCO', '1001', 'Demo@12345'),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([401, answers[0]?.body]);
      expect(answer.json()).toMatchObject({ status: 'Fail', errors: ['Invalid company, username or password.'] });
    }
  });

  it('stores a hash of the token, never the token', async () => {
    const token = await suite.signIn('1002');
    const { rows } = await suite.pool.query<{ hash: string }>(`select encode(token_hash, 'base64') as hash from session`);
    expect(rows.some(({ hash }) => hash.includes(token))).toBe(false);
  });
});

describe('guessing', () => {
  const guess = () => attempt('GETCO', '1001', 'wrong');

  it('waits from the fifth failure, longer with each, for this account only, and ends by itself', async () => {
    for (let count = 0; count < 5; count += 1) expect((await guess()).statusCode).toBe(401);
    const blocked = await attempt('getco', '1001', 'Demo@1234');
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '5']);
    expect(blocked.json()).toMatchObject({ status: 'Fail', errors: [expect.stringContaining('5 seconds')] });
    expect((await attempt('GETCO', '1002', 'Demo@1234')).statusCode).toBe(200);

    suite.clock.now = new Date(testNow.getTime() + 5_000);
    expect((await guess()).statusCode).toBe(401);
    expect((await guess()).headers['retry-after']).toBe('10');

    suite.clock.now = new Date(testNow.getTime() + 15_000);
    expect((await attempt('GETCO', '1001', 'Demo@1234')).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(401);
    expect((await attempt('GETCO', '1001', 'Demo@1234')).statusCode).toBe(200);
  });

  const from = (remoteAddress: string, password: string) =>
    suite.app.inject({ method: 'POST', url: '/auth/login', remoteAddress, payload: { companyName: 'GETCO', empNo: '1001', password } });

  it('from one address, however long, keeps nobody out who is elsewhere', async () => {
    for (let count = 0; count < 50; count += 1) {
      const refused = await from('203.0.113.7', 'wrong');
      const seconds = Number(refused.headers['retry-after'] ?? 0);
      suite.clock.now = new Date(suite.clock.now.getTime() + seconds * 1000);
    }
    // Right after a failure, when the account waits the longest.
    expect((await from('203.0.113.7', 'wrong')).statusCode).toBe(401);
    expect((await from('203.0.113.7', 'Demo@1234')).headers['retry-after']).toBe('300');
    suite.clock.now = new Date(suite.clock.now.getTime() + 30_000);
    expect((await from('203.0.113.7', 'Demo@1234')).statusCode).toBe(429);
    expect((await from('198.51.100.1', 'Demo@1234')).statusCode).toBe(200);
  });

  it('from many addresses is slowed too, by a tenth', async () => {
    for (let count = 1; count <= 41; count += 1) expect((await from(`203.0.113.${count % 11}`, 'wrong')).statusCode).toBe(401);
    const blocked = await from('198.51.100.2', 'Demo@1234');
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '5']);
  });

  it('at once, through two processes, gets no further than one after the other', async () => {
    const other = await openTestApp({ besides: suite });
    const body = { companyName: 'GETCO', empNo: '1001', password: 'wrong', appName: 'test' };
    for (let round = 0; round < 3; round += 1) {
      if (round === 0) for (let count = 0; count < 4; count += 1) expect((await guess()).statusCode).toBe(401);
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? suite : other).post('/auth/login', body)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted().slice(0, 2)).toEqual([401, 429]);
      suite.clock.now = new Date(suite.clock.now.getTime() + 5_000 * 2 ** round);
    }
    await other.close();
  });

  it('from the first on at once is stopped soon too', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    const checked = answers.filter(({ statusCode }) => statusCode === 401).length;
    expect(checked).toBeGreaterThanOrEqual(4);
    expect(checked).toBeLessThanOrEqual(8);
    expect((await attempt('GETCO', '1001', 'Demo@1234')).statusCode).toBe(429);
  });

  it('is not what many sign-ins with the right password are', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt('GETCO', '1001', 'Demo@1234')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await suite.pool.query('select from sign_in_throttle')).rowCount).toBe(0);
  });

  it('slows unknown accounts in the same way', async () => {
    for (let count = 0; count < 5; count += 1) await attempt('GETCO', '4711', 'wrong');
    expect((await attempt('GETCO', '4711', 'wrong')).statusCode).toBe(429);
  });
});

describe('a token', () => {
  it('is accepted with and without the prefix', async () => {
    const token = await suite.signIn('1001');
    for (const authorization of [`Bearer ${token}`, token, `bearer ${token}`]) {
      const answer = await suite.app.inject({ method: 'POST', url: '/auth/refresh', headers: { authorization } });
      expect(answer.json()).toMatchObject({ user: { empNo: '1001', auth_token: token } });
    }
  });

  it('is refused when absent, malformed or unknown', async () => {
    for (const authorization of [undefined, '', 'Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, `Basic ${'A'.repeat(43)}`]) {
      const answer = await suite.app.inject({
        method: 'POST',
        url: '/auth/refresh',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { status: 'Fail', message: 'Unauthorized', faults: [{ field: null, code: 'signedOut' }] },
      ]);
    }
  });

  it('dies at logout, in every process', async () => {
    const other = await openTestApp({ besides: suite });
    const token = await suite.signIn('1001');
    expect((await other.post('/auth/refresh', undefined, token)).statusCode).toBe(200);
    expect((await suite.post('/auth/logout', {}, token)).json())
      .toEqual({ status: 'Success', message: expect.any(String) });
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(401);
    // The other process heard of it: the notification travels behind the commit.
    await suite.pool.query('select 1');
    const isRefused = async () => (await other.post('/auth/refresh', undefined, token)).statusCode === 401;
    let tries = 0;
    while (!(await isRefused()) && tries < 50) tries += 1;
    expect(await isRefused()).toBe(true);
    await other.close();
  });

  it('dies after 12 hours, however often it was refreshed', async () => {
    const token = await suite.signIn('1001');
    suite.clock.now = new Date(testNow.getTime() + 12 * 3_600_000 - 1_000);
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(200);
    suite.clock.now = new Date(testNow.getTime() + 12 * 3_600_000);
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(401);
  });
});

it('writes no password and no token to the log', async () => {
  const token = await suite.signIn('1003');
  await attempt('GETCO', '1003', 'Canary@Password1');
  await suite.get(`/outage?handshake_token=canary-token&foo=canary-value`, token);
  await suite.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"password":"Canary@Broken1",',
  });
  const log = lines.join('');
  expect(log).toContain('/auth/login');
  for (const secret of [token, 'Demo@1234', 'Canary@Password1', 'Canary@Broken1', 'canary-token', 'canary-value'])
    expect(log).not.toContain(secret);
});
