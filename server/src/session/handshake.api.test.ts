import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';

let suite: TestApp;
let second: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  second = await openTestApp({ besides: suite });
});
afterAll(async () => {
  await second.close();
  await suite.close();
});
beforeEach(() => {
  suite.clock.now = testNow;
});

const openTicket = (body: object, key = 'test-ingest-key') =>
  suite.app.inject({ method: 'POST', url: '/auth/handshake-tickets', headers: { 'x-ingest-key': key }, payload: body });

async function ticketFor(companyName: string, empNo: string): Promise<string> {
  const answer = await openTicket({ companyName, empNo });
  return answer.json<{ handshakeToken: string }>().handshakeToken;
}

const verify = (handshakeToken: string, companyName = 'GETCO', empNo = '1001', at = suite) =>
  at.post('/auth/verify-handshake', {
    handshakeToken,
    companyName,
    empNo,
    appName: 'test',
    appVersion: 1,
    devicePlatform: 'web',
    deviceName: 'jest',
  });

const refused = {
  status: 'Fail',
  message: expect.any(String),
  errors: [expect.stringContaining('not valid any more')],
  faults: [{ field: null, code: 'login.linkSpent' }],
};

describe('a handshake token', () => {
  it('is given to a system with the key, for an employee who exists', async () => {
    const answer = await openTicket({ companyName: 'UGVCL', empNo: 3301 });
    expect([answer.statusCode, answer.json()]).toEqual([201, { handshakeToken: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect((await openTicket({ companyName: 'UGVCL', empNo: '3301' }, 'wrong')).statusCode).toBe(401);
    for (const body of [
      { companyName: 'UGVCL', empNo: '1001' },
      { companyName: 'GETCO', empNo: '999999' },
    ]) {
      const unknown = await openTicket(body);
      expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { status: 'Fail', message: 'There is no such employee.' }]);
    }
  });

  it('signs the employee in, once', async () => {
    const token = await ticketFor('GETCO', '1001');
    const answer = await verify(token);
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json<{ user: { empNo: string; auth_token: string } }>();
    expect(user.empNo).toBe('1001');
    expect((await suite.post('/auth/refresh', undefined, user.auth_token)).statusCode).toBe(200);
    const again = await verify(token);
    expect([again.statusCode, again.json()]).toEqual([401, refused]);
  });

  it('is refused for another employee, and stays good for its own', async () => {
    const token = await ticketFor('GETCO', '1001');
    for (const [company, empNo] of [
      ['GETCO', '1002'],
      ['PGVCL', '1001'],
      ['GETCO', ''],
    ] as const) {
      const answer = await verify(token, company, empNo);
      expect([answer.statusCode, answer.json()]).toEqual([401, refused]);
    }
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('lives for 60 seconds', async () => {
    const [late, soon] = [await ticketFor('GETCO', '1001'), await ticketFor('GETCO', '1001')];
    suite.clock.now = new Date(testNow.getTime() + 59_999);
    expect((await verify(soon)).statusCode).toBe(200);
    suite.clock.now = new Date(testNow.getTime() + 60_000);
    expect((await verify(late)).statusCode).toBe(401);
  });

  it('is refused when it is unknown, malformed or the ticket of a dashboard', async () => {
    const { ticket } = (await suite.get('/api/surface_token', await suite.signIn('1001'))).json<{ ticket: string }>();
    for (const token of ['A'.repeat(43), 'nonsense', "' or 1=1", ticket])
      expect([(await verify(token)).statusCode, (await verify(token)).json()]).toEqual([401, refused]);
    const missing = await verify('');
    expect([missing.statusCode, missing.json()]).toEqual([
      400,
      {
        status: 'Fail',
        message: expect.any(String),
        errors: [expect.stringContaining('handshakeToken')],
        faults: [expect.objectContaining({ field: 'handshakeToken', code: 'part.empty' })],
      },
    ]);
  });

  it('is stored as a hash, and cleared away when nobody used it', async () => {
    const token = await ticketFor('GETCO', '1002');
    const { rows } = await suite.pool.query<{ hash: string }>(`select encode(token_hash, 'base64') as hash from one_time_ticket`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ hash }) => hash.includes(token))).toBe(false);
    suite.clock.now = new Date(testNow.getTime() + 120_000);
    await ticketFor('GETCO', '1002');
    expect((await suite.pool.query('select from one_time_ticket')).rowCount).toBe(1);
  });

  it('succeeds exactly once: 200 tokens, 20 parallel uses each, through two processes', async () => {
    const tokens = await Promise.all(Array.from({ length: 200 }, () => ticketFor('GETCO', '1001')));
    for (const token of tokens) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => verify(token, 'GETCO', '1001', index % 2 === 0 ? suite : second)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
    }
  }, 120_000);
});

describe('a key', () => {
  const ask = (app: TestApp, headers: Record<string, string>, empNo: string) =>
    app.app.inject({ method: 'POST', url: '/auth/handshake-tickets', headers, payload: { companyName: 'GETCO', empNo } });
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;

  it('of a source opens no session with permissions', async () => {
    const source = { 'x-ingest-key': 'test-ingest-key' };
    expect([await statusOf(suite, source, '1001'), await statusOf(suite, source, '1003'), await statusOf(suite, source, '1005')]).toEqual([
      201, 403, 403,
    ]);
  });

  it('for handshakes takes its place, and still leaves administrators out unless told', async () => {
    const HANDSHAKE_KEY = 'test-handshake-key';
    const own = { 'x-handshake-key': HANDSHAKE_KEY };
    const strict = await openTestApp({ besides: suite, environment: { HANDSHAKE_KEY } });
    const lenient = await openTestApp({ besides: suite, environment: { HANDSHAKE_KEY, HANDSHAKE_ADMINS: '1' } });
    expect([
      await statusOf(strict, { 'x-ingest-key': 'test-ingest-key' }, '1001'),
      await statusOf(strict, { 'x-handshake-key': 'wrong' }, '1001'),
    ]).toEqual([401, 401]);
    expect([await statusOf(strict, own, '1001'), await statusOf(strict, own, '1005'), await statusOf(strict, own, '1003')]).toEqual([
      201, 201, 403,
    ]);
    expect(await statusOf(lenient, own, '1003')).toBe(201);
    for (const app of [strict, lenient]) await app.close();
  });

  it('that is short is refused at the start', async () => {
    await expect(openTestApp({ besides: suite, environment: { HANDSHAKE_KEY: 'short' } })).rejects.toThrow(
      'HANDSHAKE_KEY must have 16 characters or more',
    );
  });
});
