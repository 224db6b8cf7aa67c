import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';

let suite: TestApp;
let second: TestApp;
beforeAll(async () => {
  suite = await openTestApp({ environment: { SUITE_DEMO: '1' } });
  second = await openTestApp({ besides: suite, environment: { SUITE_DEMO: '1' } });
});
afterAll(async () => {
  await second.close();
  await suite.close();
});
beforeEach(() => {
  suite.clock.now = testNow;
});

async function ticketOf(token: string): Promise<string> {
  return (await suite.get('/api/surface_token', token)).json<{ ticket: string }>().ticket;
}

const redeem = (ticket: string, at = suite, key = 'test-ingest-key') =>
  at.app.inject({ method: 'POST', url: '/api/surface_token/redeem', headers: { 'x-ingest-key': key }, payload: { ticket } });

describe('a ticket for a dashboard', () => {
  it('says whose it is, once', async () => {
    const ticket = await ticketOf(await suite.signIn('3201'));
    expect((await redeem(ticket, suite, 'wrong')).statusCode).toBe(401);
    const answer = await redeem(ticket);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        user: {
          name: expect.any(String),
          empNo: '3201',
          companyName: 'PGVCL',
          orgType: 'Division',
          eurjaCode: expect.stringMatching(/^01\d{6}$/),
        },
      },
    ]);
    expect((await redeem(ticket)).statusCode).toBe(401);
  });

  it('is refused to whoever holds 1,200 already, until those have run out', async () => {
    const token = await suite.signIn('1004');
    await suite.pool.query(`insert into one_time_ticket (token_hash, purpose, employee_id, expires_at)
      select sha256(n::text::bytea), 'surface', id, $1 from employee, generate_series(1, 1200) n
      where company_name = 'GETCO' and emp_no = '1004'`, [new Date(testNow.getTime() + 30_000)]);
    const answer = await suite.get('/api/surface_token', token);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    suite.clock.now = new Date(testNow.getTime() + 30_000);
    expect((await suite.get('/api/surface_token', token)).statusCode).toBe(200);
  });

  it('lives for 60 seconds', async () => {
    const ticket = await ticketOf(await suite.signIn('1001'));
    suite.clock.now = new Date(testNow.getTime() + 60_000);
    expect((await redeem(ticket)).statusCode).toBe(401);
  });

  it('is no handshake, and dies at a password change', async () => {
    const token = await suite.signIn('1002');
    const ticket = await ticketOf(token);
    expect((await suite.post('/auth/verify-handshake', { handshakeToken: ticket, companyName: 'GETCO', empNo: '1002' })).statusCode).toBe(
      401,
    );
    await suite.post('/auth/change-password', { userId: 'GE1002', currentPassword: 'Demo@1234', newPassword: 'Kite#Flies7' }, token);
    expect((await redeem(ticket)).statusCode).toBe(401);
  });

  it('succeeds exactly once: 200 tickets, 20 parallel uses each, through two processes', async () => {
    const token = await suite.signIn('1001');
    for (const ticket of await Promise.all(Array.from({ length: 200 }, () => ticketOf(token)))) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(ticket, index % 2 === 0 ? suite : second)));
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
    }
  }, 120_000);
});

describe('the pages in place of external sites', () => {
  it('show whose ticket arrived and use it up', async () => {
    const ticket = await ticketOf(await suite.signIn('2001'));
    const page = await suite.get(`/demo/external/surface?ticket=${ticket}`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('The ticket is valid');
    expect(page.body).toContain('2001');
    expect(page.body).not.toContain(ticket);
    const again = await suite.get(`/demo/external/organization-view?ticket=${ticket}`);
    expect([again.statusCode, again.body.includes('The ticket is not valid')]).toEqual([401, true]);
    expect((await suite.get('/demo/external/surface')).body).toContain('No ticket arrived.');
  });

  it('show the query parameters, and run nothing of them', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&';
    const page = await suite.get(
      `/demo/external/complaint?employeeCode=1001&orgCode=${encodeURIComponent(attack)}&${encodeURIComponent(attack)}=1`,
    );
    expect(page.body).toContain('<th scope="row">employeeCode</th><td>1001</td>');
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(page.body).not.toContain('<img');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
  });

  it.each(['surface', 'organization-view', 'organization-pending', 'complaint', 'forgot-password', 'outage'])(
    'exist for %s',
    async (name) => {
      expect((await suite.get(`/demo/external/${name}`)).statusCode).toBe(200);
    },
  );

  it('do not exist for other names, and not outside of a demo', async () => {
    for (const name of ['nothing', 'constructor', '__proto__']) expect((await suite.get(`/demo/external/${name}`)).statusCode).toBe(404);
    const real = await openTestApp({ besides: suite });
    expect((await real.get('/demo/external/surface')).statusCode).toBe(404);
    await real.close();
  });
});
