import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { openTestApp, type TestApp } from '../../test/test-app';
import { passwordHashOptions } from '../access/password';
import { isOutdated } from '../access/renew-hash';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

const storedHash = async () => {
  const { rows: [row] } = await suite.pool.query<{ password_hash: string }>(
    `select password_hash from employee where company_name = 'GETCO' and emp_no = '1001'`,
  );
  return row?.password_hash ?? '';
};
const store = (value: string) =>
  suite.pool.query(`update employee set password_hash = $1 where company_name = 'GETCO' and emp_no = '1001'`, [value]);

it('a sign-in renews a hash of older parameters, and leaves a present one as it is', async () => {
  await store(await hash('Demo@1234', { ...passwordHashOptions, memoryCost: 8_192 }));
  expect(isOutdated(await storedHash())).toBe(true);
  const wrong = await suite.post('/auth/login', { companyName: 'GETCO', empNo: '1001', password: 'Wrong@1234' });
  expect([wrong.statusCode, isOutdated(await storedHash())]).toEqual([401, true]);
  await suite.signIn('1001');
  const renewed = await storedHash();
  expect(isOutdated(renewed)).toBe(false);
  expect(await suite.signIn('1001')).toMatch(/^[\w-]{43}$/);
  expect(await storedHash()).toBe(renewed);
});
