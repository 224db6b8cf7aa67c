import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());
beforeEach(async () => {
  suite.clock.now = testNow;
  await suite.pool.query('delete from sign_in_throttle');
});

const weak = 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.';
const login = (empNo: string, password: string) => suite.post('/auth/login', { companyName: 'GETCO', empNo, password });
const change = (token: string, body: object) => suite.post('/auth/change-password', body, token);
const isAlive = async (token: string) => (await suite.post('/auth/refresh', undefined, token)).statusCode === 200;

describe('changing the password', () => {
  it('takes the new one, clears the weak flag, ends every session of the employee and leaves an audit entry', async () => {
    const [token, elsewhere, other] = [await suite.signIn('1006'), await suite.signIn('1006'), await suite.signIn('1002')];
    const answer = await change(token, { userId: 'GE1006', currentPassword: 'demo', newPassword: 'Kite#Flies7' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'Success', message: 'Password changed successfully! , Please Login with new password.' },
    ]);
    expect([await isAlive(token), await isAlive(elsewhere), await isAlive(other)]).toEqual([false, false, true]);
    expect((await login('1006', 'demo')).statusCode).toBe(401);
    expect((await login('1006', 'Kite#Flies7')).json()).toMatchObject({ user: { empNo: '1006', secure: { isWeakPassword: false } } });

    const { rows } = await suite.pool.query(`select e.password_hash, a.action, a.actor_emp_no, a.before, a.after from employee e
      join audit_entry a on a.subject = 'employee' and a.subject_id = e.id::text where emp_no = '1006' and company_name = 'GETCO'`);
    expect(rows).toEqual([
      {
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        action: 'changePassword',
        actor_emp_no: '1006',
        before: { isWeakPassword: true },
        after: { isWeakPassword: false },
      },
    ]);
  });

  it('ends the sessions in every process', async () => {
    const other = await openTestApp({ besides: suite });
    const token = await suite.signIn('1007');
    expect((await other.post('/auth/refresh', undefined, token)).statusCode).toBe(200);
    const watching = other.get('/auth/session', token);
    expect((await change(token, { userId: 'GE1007', currentPassword: 'Demo@1234', newPassword: 'Kite#Flies7' })).statusCode).toBe(200);
    expect((await watching).statusCode).toBe(401);
    await other.close();
  });

  it.each([
    ['somebody else', 'GE1002'],
    ['the same number of another company', 'PG1001'],
    ['the number alone', '1001'],
  ])('is refused for %s', async (_whose, userId) => {
    const answer = await change(await suite.signIn('1001'), { userId, currentPassword: 'Demo@1234', newPassword: 'Kite#Flies7' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { status: 'Fail', message: 'You can only change your own password.', faults: [{ field: 'userId', code: 'password.notOwn' }] },
    ]);
  });

  it('is for GETCO only', async () => {
    const token = await suite.signIn('3201');
    expect((await change(token, { userId: 'PG3201', currentPassword: 'Demo@1234', newPassword: 'Kite#Flies7' })).statusCode).toBe(403);
    expect(await isAlive(token)).toBe(true);
  });

  it.each([
    ['', 'Kite#Flies7', 'All fields are required.', 'allRequired', 'currentPassword'],
    ['Demo@1234', '', 'All fields are required.', 'allRequired', 'newPassword'],
    ['Demo@1234', 'Short#7', weak, 'weak', 'newPassword'],
    ['Demo@1234', 'kite#flies7', weak, 'weak', 'newPassword'],
    ['Demo@1234', 'Kite7Flies7', weak, 'weak', 'newPassword'],
    ['Demo@1234', 'Demo@1234', 'The new password must differ from the current one.', 'same', 'newPassword'],
    ['Demo@12345', 'Kite#Flies7', 'The current password is wrong.', 'wrongCurrent', 'currentPassword'],
  ])('from %j to %j is refused and changes nothing', async (currentPassword, newPassword, message, code, field) => {
    const token = await suite.signIn('1001');
    const answer = await change(token, { userId: 'GE1001', currentPassword, newPassword });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { status: 'Fail', message, errors: [message], faults: [{ field, code: `password.${code}` }] },
    ]);
    expect(await isAlive(token)).toBe(true);
    expect((await login('1001', 'Demo@1234')).statusCode).toBe(200);
  });

  it('slows down guessing of the current password, as at sign-in', async () => {
    const token = await suite.signIn('1001');
    const guess = () => change(token, { userId: 'GE1001', currentPassword: 'Wrong@1234', newPassword: 'Kite#Flies7' });
    for (let count = 0; count < 5; count += 1) expect((await guess()).statusCode).toBe(422);
    const blocked = await guess();
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '5']);
    expect((await login('1001', 'Demo@1234')).statusCode).toBe(429);
  });

  it('lets one of several simultaneous changes win', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => suite.signIn('1003')));
    const answers = await Promise.all(
      tokens.map((token, index) => change(token, { userId: 'GE1003', currentPassword: 'Demo@1234', newPassword: `Kite#Flies${index}` })),
    );
    const winners = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await login('1003', `Kite#Flies${winners[0]}`)).statusCode).toBe(200);
    for (const token of tokens) expect(await isAlive(token)).toBe(false);
  });
});
