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
  await suite.pool.query('truncate sign_in_throttle, known_device');
});

interface From {
  readonly address?: string;
  readonly device?: string;
  readonly empNo?: string;
  readonly password?: string;
}

const signIn = ({ address = '203.0.113.1', device, empNo = '1001', password = 'Demo@1234' }: From) =>
  suite.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress: address,
    headers: device === undefined ? {} : { 'x-device-token': device },
    payload: { companyName: 'GETCO', empNo, password },
  });
const deviceOf = async (from: From) => String((await signIn(from)).headers['x-device-token']);

/** Twelve addresses guess as often as they may, for so many minutes. */
async function attack(minutes: number): Promise<void> {
  const end = suite.clock.now.getTime() + minutes * 60_000;
  for (let at = suite.clock.now.getTime(); at < end; at += 5_000) {
    suite.clock.now = new Date(at);
    for (let last = 1; last <= 12; last += 1) await signIn({ address: `198.51.100.${last}`, password: 'wrong' });
  }
}

describe('a device that an account knows', () => {
  it('is never kept out by others who guess, whatever network it is in now', async () => {
    const device = await deviceOf({});
    await attack(2);
    expect((await signIn({ address: '192.0.2.9' })).statusCode).toBe(429);
    expect((await signIn({ address: '192.0.2.9', device })).statusCode).toBe(200);
    // From where the attack comes, too.
    expect((await signIn({ address: '198.51.100.3', device })).statusCode).toBe(200);
  });

  it('is slowed by its own wrong passwords only', async () => {
    const device = await deviceOf({});
    for (let count = 0; count < 5; count += 1) expect((await signIn({ device, password: 'wrong' })).statusCode).toBe(401);
    expect((await signIn({ device })).headers['retry-after']).toBe('5');
  });

  it('keeps its token, and learns several accounts', async () => {
    const device = await deviceOf({});
    const [again, other] = [await signIn({ device }), await signIn({ device, empNo: '1002' })];
    expect([again, other].map(({ headers }) => headers['x-device-token'])).toEqual([undefined, undefined]);
    expect((await suite.pool.query('select from known_device')).rowCount).toBe(2);
  });

  it('is none because it says so', async () => {
    const made = 'A'.repeat(43);
    expect((await signIn({ device: made })).headers['x-device-token']).toMatch(/^[\w-]{43}$/);
    await attack(2);
    expect((await signIn({ address: '192.0.2.9', device: made })).statusCode).toBe(429);
  });

  it('of an account is one of the last twenty', async () => {
    for (let count = 0; count < 25; count += 1) await signIn({});
    expect((await suite.pool.query('select from known_device')).rowCount).toBe(20);
  });

  it('is forgotten when somebody else sets the password', async () => {
    await signIn({ empNo: '1002' });
    const { rows: [row] } = await suite.pool.query<{ id: number }>(
      `select id from employee where company_name = 'GETCO' and emp_no = '1002'`,
    );
    const answer = await suite.app.inject({
      method: 'PUT',
      url: `/account/${row?.id}/password`,
      headers: { authorization: await suite.signIn('1003') },
      payload: { password: 'Kite#Flies7' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await suite.pool.query('select from known_device where employee_id = $1', [row?.id])).rowCount).toBe(0);
    await suite.pool.query(`update employee set password_hash = (select password_hash from employee where emp_no = '1003' limit 1),
      is_weak_password = false where id = $1`, [row?.id]);
  });
});

it('a place that the account has signed in from lately is as good, for thirty days', async () => {
  await signIn({});
  await attack(2);
  expect((await signIn({})).statusCode).toBe(200);
  suite.clock.now = new Date(testNow.getTime() + 31 * 86_400_000);
  await attack(2);
  expect((await signIn({})).statusCode).toBe(429);
});

describe('one network', () => {
  const guess = (number: number) => signIn({ empNo: String(700_000 + number), password: 'wrong' });

  it('cannot try many accounts: after a hundred failures it waits, and nobody who is known there does', async () => {
    await signIn({});
    const statuses: number[] = [];
    for (let number = 0; number < 130; number += 1) statuses.push((await guess(number)).statusCode);
    expect([statuses.indexOf(429), statuses.filter((status) => status === 401).length]).toEqual([101, 101]);
    expect((await signIn({})).statusCode).toBe(200);
    expect((await signIn({ empNo: '1002' })).statusCode).toBe(429);
    expect((await signIn({ empNo: '1002', address: '203.0.113.2' })).statusCode).toBe(200);
    suite.clock.now = new Date(testNow.getTime() + 5_000);
    expect((await signIn({ empNo: '1003' })).statusCode).toBe(200);
  });

  it('is forgiven one failure for every two quiet minutes', async () => {
    for (let number = 0; number < 101; number += 1) await guess(number);
    suite.clock.now = new Date(testNow.getTime() + 5_000 + 10 * 120_000);
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push((await guess(number)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('of many who sign in rightly, and sometimes wrongly, hinders none of them', async () => {
    for (let count = 0; count < 60; count += 1) {
      expect((await signIn({ empNo: count % 2 === 0 ? '1001' : '1002' })).statusCode).toBe(200);
      if (count % 5 === 0) expect((await signIn({ empNo: count % 2 === 0 ? '1001' : '1002', password: 'wrong' })).statusCode).toBe(401);
    }
  });
});
