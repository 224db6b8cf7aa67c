import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

interface Browser {
  readonly device: string;
  readonly token: string;
}

/** Signs in, on a device that has been here before or on a new one. */
async function signIn(agent: string, device?: string): Promise<Browser> {
  const answer = await suite.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'user-agent': agent, ...(device !== undefined && { 'x-device-token': device }) },
    payload: { companyName: 'GETCO', empNo: '1001', password: 'Demo@1234' },
  });
  const { user } = answer.json<{ user: { auth_token: string } }>();
  return { token: user.auth_token, device: device ?? String(answer.headers['x-device-token']) };
}

const headersOf = ({ token, device }: Browser) => ({ authorization: `Bearer ${token}`, 'x-device-token': device });
const newsOf = async (browser: Browser) =>
  (await suite.app.inject({ method: 'GET', url: '/auth/news', headers: headersOf(browser) })).json<{
    news: { id: number; kind: string; device: string | null; actorName: string | null }[];
  }>().news;
const read = (browser: Browser, newest: number) =>
  suite.app.inject({ method: 'POST', url: '/auth/news/read', headers: headersOf(browser), payload: { newest } });

it('an owner is told on their device of a sign-in elsewhere and of changes, until they have read it there', async () => {
  const desk = await signIn('Desk');
  expect(await newsOf(desk)).toEqual([]);
  await signIn('Desk', desk.device);
  expect(await newsOf(desk)).toEqual([]);

  const phone = await signIn('Phone');
  const [told] = await newsOf(desk);
  expect(told).toMatchObject({ kind: 'signIn', device: 'Phone' });
  // A new device hears of the sign-in before its own, and reading there takes nothing from others.
  await read(phone, told?.id ?? 0);
  expect(await newsOf(phone)).toEqual([]);
  expect(await newsOf(desk)).toHaveLength(1);

  await read(desk, told?.id ?? 0);
  expect(await newsOf(desk)).toEqual([]);
  const admin = await suite.signIn('1003');
  const { rows: [account] } = await suite.pool.query<{ id: number }>(`select id from employee where emp_no = '1001'`);
  await suite.app.inject({
    method: 'PUT',
    url: `/account/${account?.id}/permissions`,
    headers: { authorization: `Bearer ${admin}` },
    payload: { permissions: ['manage-feeder'] },
  });
  const { rows: [actor] } = await suite.pool.query<{ name: string }>(`select name from employee where emp_no = '1003'`);
  expect(await newsOf(desk)).toMatchObject([{ kind: 'permissionsChanged', actorName: actor?.name }]);
  expect((await suite.get('/auth/news')).statusCode).toBe(401);
});
