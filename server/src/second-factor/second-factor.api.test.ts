import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { codeOf, stepAt } from './totp';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp({ environment: { SECOND_FACTOR_FOR: 'manage-substation' } });
});
beforeEach(async () => {
  suite.clock.now = testNow;
  await suite.pool.query('truncate second_factor, recovery_code, sign_in_throttle');
});
afterAll(() => suite.close());

const password = 'Demo@1234';
const logIn = (empNo: string, code?: string, typed = password) =>
  suite.post('/auth/login', { companyName: 'GETCO', empNo, password: typed, ...(code !== undefined && { code }) });
const post = (path: string, token: string, body: object) => suite.post(`/auth/second-factor${path}`, body, token);
const later = (seconds: number) => (suite.clock.now = new Date(suite.clock.now.getTime() + seconds * 1000));

/** The secret as it is stored. */
async function secretOf(empNo: string): Promise<Buffer> {
  const { rows: [row] } = await suite.pool.query<{ secret: Buffer }>(
    `select f.secret from second_factor f join employee e on e.id = f.employee_id where e.company_name = 'GETCO' and e.emp_no = $1`,
    [empNo],
  );
  if (!row) throw new Error(`${empNo} has no second factor.`);
  return row.secret;
}
const codeNow = async (empNo: string) => codeOf(await secretOf(empNo), stepAt(suite.clock.now));

/** Switches it on and gives the recovery codes; the next code is another one. */
async function switchOn(empNo: string): Promise<{ readonly token: string; readonly recoveryCodes: readonly string[] }> {
  const token = await suite.signIn(empNo);
  expect((await post('', token, { password })).statusCode).toBe(200);
  const answer = await post('/confirm', token, { code: await codeNow(empNo) });
  expect(answer.statusCode).toBe(200);
  later(30);
  return { token, recoveryCodes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

const faultOf = (answer: Awaited<ReturnType<typeof logIn>>) => [
  answer.statusCode,
  answer.json<{ faults?: { code: string }[] }>().faults?.[0]?.code,
];

describe('two-step sign-in', () => {
  it('is switched on with the password and a code, and then asks for one', async () => {
    const token = await suite.signIn('1001');
    expect(faultOf(await post('', token, { password: 'Wrong@1234' }))).toEqual([422, 'password.wrongCurrent']);
    const begun = await post('', token, { password });
    expect(begun.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\/Outage%20Suite:GETCO%201001\?secret=/),
    });
    // It does not count before it is confirmed.
    expect((await logIn('1001')).statusCode).toBe(200);
    expect(faultOf(await post('/confirm', token, { code: '000000' }))).toEqual([422, 'login.codeWrong']);
    const confirmed = await post('/confirm', token, { code: await codeNow('1001') });
    expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await suite.get('/auth/second-factor', token)).json()).toEqual({ isOn: true, recoveryCodes: 10 });
    expect(faultOf(await post('', token, { password }))).toEqual([409, 'secondFactor.isOn']);

    later(30);
    expect(faultOf(await logIn('1001'))).toEqual([401, 'login.codeNeeded']);
    // A wrong password says nothing of it.
    expect(faultOf(await logIn('1001', undefined, 'Wrong@1234'))).toEqual([401, 'badCredentials']);
    expect((await logIn('1001', await codeNow('1001'))).statusCode).toBe(200);
  });

  it('takes each code once, also of two sign-ins at the same time', async () => {
    await switchOn('1001');
    const code = await codeNow('1001');
    const answers = await Promise.all([logIn('1001', code), logIn('1001', code), logIn('1001', code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    expect(faultOf(await logIn('1001', code))).toEqual([401, 'login.codeWrong']);
    later(30);
    expect((await logIn('1001', await codeNow('1001'))).statusCode).toBe(200);
  });

  it('slows guesses of codes down, and the trail tells of them', async () => {
    await switchOn('1001');
    await suite.pool.query('delete from security_event');
    for (let count = 0; count < 5; count += 1) expect(faultOf(await logIn('1001', '000000'))).toEqual([401, 'login.codeWrong']);
    expect(faultOf(await logIn('1001', await codeNow('1001')))).toEqual([429, 'login.wait']);
    later(5);
    expect((await logIn('1001', await codeNow('1001'))).statusCode).toBe(200);
    const { rows } = await suite.pool.query('select kind, times from security_event order by id');
    expect(rows).toEqual([{ kind: 'codeFailed', times: 5 }, { kind: 'signIn', times: 1 }]);
  });

  it('takes each recovery code once, as people type it, and new ones end the old', async () => {
    const { token, recoveryCodes: [first = '', second = ''] } = await switchOn('1001');
    expect((await logIn('1001', ` ${first.toLowerCase().replace('-', ' ')}`)).statusCode).toBe(200);
    expect(faultOf(await logIn('1001', first))).toEqual([401, 'login.codeWrong']);
    expect((await suite.get('/auth/second-factor', token)).json()).toMatchObject({ recoveryCodes: 9 });
    const renewed = (await post('/recovery-codes', token, { password })).json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(faultOf(await logIn('1001', second))).toEqual([401, 'login.codeWrong']);
    expect((await logIn('1001', renewed[0])).statusCode).toBe(200);
  });

  it('is switched off with the password and a code, or by an administrator, and each change is in both trails', async () => {
    await suite.pool.query('delete from security_event');
    const { token, recoveryCodes: [first = ''] } = await switchOn('1001');
    expect(faultOf(await post('/remove', token, { password, code: '000000' }))).toEqual([422, 'login.codeWrong']);
    expect((await post('/remove', token, { password, code: first })).statusCode).toBe(200);
    expect((await logIn('1001')).statusCode).toBe(200);

    await switchOn('1001');
    const admin = await suite.signIn('1003');
    const { rows: [account] } = await suite.pool.query<{ id: number }>(`select id from employee where emp_no = '1001'`);
    expect((await suite.get(`/account/${account?.id}/sessions`, admin)).json()).toMatchObject({ hasSecondFactor: true });
    expect((await suite.post(`/account/${account?.id}/remove-second-factor`, undefined, admin)).statusCode).toBe(200);
    expect((await suite.post(`/account/${account?.id}/remove-second-factor`, undefined, admin)).statusCode).toBe(409);
    expect((await logIn('1001')).statusCode).toBe(200);
    const { rows: audited } = await suite.pool.query<{ action: string }>(
      `select action from audit_entry where subject = 'employee' and subject_id = $1 and action like '%SecondFactor'
        order by id desc limit 4`,
      [String(account?.id)],
    );
    expect(audited.map(({ action }) => action)).toEqual(['removeSecondFactor', 'addSecondFactor', 'removeSecondFactor', 'addSecondFactor']);
    const { rows: told } = await suite.pool.query<{ kind: string }>(
      `select kind from security_event where kind like 'secondFactor%' order by id`,
    );
    expect(told.map(({ kind }) => kind)).toEqual(['secondFactorOn', 'secondFactorOff', 'secondFactorOn', 'secondFactorOff']);
  });

  it('is not switched off by an administrator for themselves: their session is not enough', async () => {
    const { token } = await switchOn('1003');
    const { rows: [own] } = await suite.pool.query<{ id: number }>(`select id from employee where emp_no = '1003'`);
    const answer = await suite.post(`/account/${own?.id}/remove-second-factor`, undefined, token);
    expect(faultOf(answer)).toEqual([403, 'account.ownSecondFactor']);
    expect((await suite.get('/auth/second-factor', token)).json()).toMatchObject({ isOn: true });
  });

  it('may be required: a permission of the setting counts only for those who have it', async () => {
    const before = (await logIn('1004')).json<{ user: { auth_token: string; permissions: string[] } }>().user;
    expect(before).toMatchObject({ permissions: [], withheldPermissions: ['manage-substation'] });
    const substations = (token: string) => suite.post('/substation', {}, token);
    expect((await substations(before.auth_token)).statusCode).toBe(403);
    const { token } = await switchOn('1004');
    expect((await substations(token)).statusCode).toBe(200);
    const { user } = (await logIn('1004', await codeNow('1004'))).json<{ user: object }>();
    expect(user).toMatchObject({ permissions: ['manage-substation'] });
    expect(user).not.toHaveProperty('withheldPermissions');
  });
});
