import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';
import { forgetOldSecurityEvents } from './security-trail';

let suite: TestApp;
let admin: string;
beforeAll(async () => {
  suite = await openTestApp();
  admin = await suite.signIn('1003');
});
beforeEach(() => suite.pool.query('delete from security_event'));
afterAll(() => suite.close());

interface Told {
  readonly kind: string;
  readonly actor_name: string | null;
  readonly times: number;
  readonly device: string | null;
}

const trailOf = async (empNo: string): Promise<Told[]> => {
  const query = new URLSearchParams({ filter_field_1: 'emp_no', filter_op_1: '=', filter_val_1: empNo, limit: '50' });
  return (await suite.get(`/security-event?${query.toString()}`, admin)).json<{ dataSource: Told[] }>().dataSource;
};

const kindsOf = async (empNo: string) => (await trailOf(empNo)).map(({ kind }) => kind).reverse();

const logIn = (empNo: string, password: string, device = 'Firefox') =>
  suite.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'user-agent': device },
    payload: { companyName: 'GETCO', empNo, password },
  });

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, token: string, body?: object) =>
  suite.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(body && { payload: body }) });

describe('the security trail', () => {
  it('tells of a sign-in with its device, and of a sign-out once', async () => {
    const token = (await logIn('1001', 'Demo@1234', 'Chrome on a phone')).json<{ user: { auth_token: string } }>().user.auth_token;
    await send('POST', '/auth/logout', token);
    await send('POST', '/auth/logout', token);
    expect(await kindsOf('1001')).toEqual(['signIn', 'signOut']);
    expect((await trailOf('1001'))[1]).toMatchObject({ kind: 'signIn', device: 'Chrome on a phone', actor_name: null, times: 1 });
  });

  it('counts the failures of an hour in one row, also of an account that does not exist', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await logIn('777', 'wrong')).statusCode).toBe(401);
    expect(await trailOf('777')).toMatchObject([{ kind: 'signInFailed', times: 3 }]);
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn('777', 'wrong');
    expect(await trailOf('777')).toMatchObject([{ kind: 'signInDelayed' }, { kind: 'signInFailed' }]);
  });

  it('is a file in words, in the language of its reader', async () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
    await logIn('1001', 'Demo@1234', chrome);
    await logIn('1001', 'wrong', 'feed-reader/2');
    const columns = 'field_1=kind&title_1=Event&field_2=device&title_2=Device&orderBy=id&orderByType=asc';
    const read = async (language: string) => {
      const url = `/security-event?download=1&${columns}&filter_field_1=emp_no&filter_op_1=%3D&filter_val_1=1001`;
      const headers = { authorization: `Bearer ${admin}`, 'accept-language': language };
      return (await suite.app.inject({ method: 'GET', url, headers })).body;
    };
    expect(await read('en')).toBe('\uFEFFEvent,Device\r\nSigned in,"Chrome, Android"\r\nWrong password or account,feed-reader/2\r\n');
    expect(await read('hi')).toContain('साइन इन किया,"Chrome, Android"');
  });

  it('tells who changed an account', async () => {
    const { rows: [account] } = await suite.pool.query<{ id: number; name: string }>(`select id from employee where emp_no = '1002'`);
    const id = account?.id ?? 0;
    await send('PUT', `/account/${id}/permissions`, admin, { permissions: ['manage-feeder'] });
    await send('POST', `/account/${id}/deactivate`, admin);
    await send('POST', `/account/${id}/activate`, admin);
    await send('POST', `/account/${id}/end-sessions`, admin);
    await send('PUT', `/account/${id}/password`, admin, { password: 'Quiet!Harbour72' });
    expect(await kindsOf('1002')).toEqual(['permissionsChanged', 'deactivated', 'activated', 'sessionEnded', 'passwordSet']);
    const { rows: [actor] } = await suite.pool.query<{ name: string }>(`select name from employee where emp_no = '1003'`);
    expect((await trailOf('1002'))[0]?.actor_name).toBe(actor?.name);
  });

  it('tells what a file did to accounts, and nothing of a file that was refused or only checked', async () => {
    const header = 'company,emp_no,name,designation,office_code,permissions,active';
    const apply = (rows: readonly string[], query = '') =>
      suite.app.inject({
        method: 'POST',
        url: `/import/employees${query}`,
        headers: { authorization: `Bearer ${admin}`, 'content-type': 'text/csv', 'user-agent': 'Firefox' },
        payload: [header, ...rows].join('\n'),
      });
    const one = (name: string, permissions: string, active: string) => `GETCO,8801,${name},Operator,95000000,${permissions},${active}`;
    const added = one('Asha', 'manage-feeder', 'yes');
    expect((await apply([added], '?dryRun=1')).statusCode).toBe(200);
    expect((await apply([added, 'GETCO,8802,B,Operator,95000000,no-such,yes'])).statusCode).toBe(422);
    expect(await kindsOf('8801')).toEqual([]);
    for (const row of [added, added, one('Asha Patel', 'manage-feeder', 'yes'), one('Asha Patel', 'import-data', 'no')]) {
      expect((await apply([row])).statusCode).toBe(200);
    }
    expect((await apply([one('Asha Patel', 'import-data', 'yes')])).statusCode).toBe(200);
    expect(await kindsOf('8801')).toEqual(['accountAdded', 'permissionsChanged', 'deactivated', 'activated']);
    const { rows: [actor] } = await suite.pool.query<{ name: string }>(`select name from employee where emp_no = '1003'`);
    expect((await trailOf('8801'))[0]).toMatchObject({ actor_name: actor?.name, device: 'Firefox', times: 1 });
  });

  it('shows an administrator of one company no other', async () => {
    await logIn('1001', 'wrong');
    await suite.pool.query(`update employee set permissions = '{read-audit}' where company_name = 'PGVCL' and emp_no = '3201'`);
    const reader = await suite.signIn('3201');
    const { dataSource } = (await suite.get('/security-event', reader)).json<{ dataSource: { company_name: string }[] }>();
    expect(new Set(dataSource.map(({ company_name }) => company_name))).toEqual(new Set(['PGVCL']));
  });

  it('is forgotten after a year', async () => {
    await suite.pool.query(
      `insert into security_event (at, kind, company_name, emp_no) values
        ('2025-01-01T00:00:00Z', 'signIn', 'GETCO', 'old'), ('2025-01-03T00:00:00Z', 'signIn', 'GETCO', 'kept')`,
    );
    await forgetOldSecurityEvents(suite.pool, new Date('2026-01-02T00:00:00Z'));
    const { rows } = await suite.pool.query('select emp_no from security_event');
    expect(rows).toEqual([{ emp_no: 'kept' }]);
  });
});

interface Sessions {
  readonly sessions: readonly { id: number; isCurrent: boolean; device: string | null }[];
  readonly lastSignIn: { device: string | null } | null;
  readonly failedTries: number;
}

const sessionsOf = async (token: string) => (await suite.get('/auth/sessions', token)).json<Sessions>();
const tokenOf = async (answer: ReturnType<typeof logIn>) => (await answer).json<{ user: { auth_token: string } }>().user.auth_token;

describe('sessions of one employee', () => {
  beforeEach(() => suite.pool.query('delete from session where employee_id = (select id from employee where emp_no = $1)', ['1004']));

  it('are told, and each can be ended from any of them', async () => {
    const phone = await tokenOf(logIn('1004', 'Demo@1234', 'Phone'));
    const desk = await tokenOf(logIn('1004', 'Demo@1234', 'Desk'));
    const { sessions } = await sessionsOf(desk);
    expect(sessions).toMatchObject([{ device: 'Desk', isCurrent: true }, { device: 'Phone', isCurrent: false }]);
    expect((await send('DELETE', `/auth/sessions/${sessions[1]?.id}`, desk)).statusCode).toBe(200);
    expect((await suite.get('/auth/sessions', phone)).statusCode).toBe(401);
    expect((await send('DELETE', `/auth/sessions/${sessions[1]?.id}`, desk)).statusCode).toBe(404);
  });

  it('are nobody else\'s to end', async () => {
    const own = await tokenOf(logIn('1004', 'Demo@1234'));
    const [session] = (await sessionsOf(own)).sessions;
    expect((await send('DELETE', `/auth/sessions/${session?.id}`, admin)).statusCode).toBe(404);
    expect((await suite.get('/auth/sessions', own)).statusCode).toBe(200);
  });

  it('tell of the sign-in before, and of tries that failed since', async () => {
    await suite.pool.query(
      `insert into security_event (at, kind, company_name, emp_no, device, times) values
        ('2026-01-01T00:00:00Z', 'signInFailed', 'GETCO', '1004', null, 9),
        ('2026-01-02T00:00:00Z', 'signIn', 'GETCO', '1004', 'Kiosk', 1),
        ('2026-01-03T00:00:00Z', 'signInFailed', 'GETCO', '1004', null, 3)`,
    );
    const own = await tokenOf(logIn('1004', 'Demo@1234'));
    expect(await sessionsOf(own)).toMatchObject({ lastSignIn: { device: 'Kiosk' }, failedTries: 3 });
  });
});

describe('limits of sessions', () => {
  it('end the oldest beyond the number allowed, and one that nobody used', async () => {
    const strict = await openTestApp({ environment: { SESSION_IDLE_MINUTES: '30', SESSIONS_PER_ACCOUNT: '2' } });
    const wait = (minutes: number) => (strict.clock.now = new Date(strict.clock.now.getTime() + minutes * 60_000));
    const status = async (token: string) => (await strict.get('/auth/sessions', token)).statusCode;
    try {
      const [first, second, third] = [await strict.signIn('1001'), await strict.signIn('1001'), await strict.signIn('1001')];
      expect([await status(first), await status(second), await status(third)]).toEqual([401, 200, 200]);
      wait(20);
      expect(await status(second)).toBe(200);
      wait(20);
      expect([await status(second), await status(third)]).toEqual([200, 401]);
    } finally {
      await strict.close();
    }
  });
});
