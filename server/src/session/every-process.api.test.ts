// What ends a session counts in every process with the next request, heard of or not.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await openTestApp();
  there = await openTestApp({ besides: here });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** A token that both processes have seen alive. */
async function sharedToken(empNo: string): Promise<string> {
  const token = await here.signIn(empNo);
  for (const app of [here, there]) expect((await app.get('/remotes', token)).statusCode).toBe(200);
  return token;
}

const elsewhere = async (token: string) => (await there.get('/remotes', token)).statusCode;

describe('in another process, the next request', () => {
  it('after a logout is refused, each time', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const token = await sharedToken('1002');
      await here.post('/auth/logout', undefined, token);
      expect(await elsewhere(token)).toBe(401);
    }
  }, 120_000);

  it('after the row of the session went, told to nobody, is refused', async () => {
    const token = await sharedToken('1004');
    await here.pool.query(
      `delete from session where employee_id = (select id from employee where company_name = 'GETCO' and emp_no = '1004')`,
    );
    expect([(await here.get('/remotes', token)).statusCode, await elsewhere(token)]).toEqual([401, 401]);
  });

  it('after a change of password is refused', async () => {
    const token = await sharedToken('1005');
    const wanted = { userId: 'GE1005', currentPassword: 'Demo@1234', newPassword: 'River#Runs9' };
    expect((await here.post('/auth/change-password', wanted, token)).statusCode).toBe(200);
    expect(await elsewhere(token)).toBe(401);
  });
});
