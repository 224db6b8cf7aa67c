import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

it('the place of a remote is named in the language that a caller reads, and in the one that they chose before that', async () => {
  const translations = { gu: { label: 'અહેવાલ' }, hi: { label: 'रिपोर्ट' } };
  await suite.app.inject({
    method: 'POST',
    url: '/remotes/remote-reports/releases',
    headers: { 'x-deploy-key': 'test-deploy-key' },
    payload: {
      version: '1.0.0', build: 'b1', path: '/1.0.0-b1/mf-manifest.json', origin: null, portOffset: 4, integrity: `sha384-${'A'.repeat(64)}`,
      contracts: 1, hostApi: '^1.0.0', basePaths: ['/report'], menu: [{ id: 'reports', path: '/report', label: 'Reports', translations }],
      capability: null, publishedBy: 'asha',
    },
  });
  const headers = { authorization: `Bearer ${await suite.signIn('1002')}`, 'accept-language': 'gu-IN,gu;q=0.9,en;q=0.8' };
  const labels = async () => {
    const answer = await suite.app.inject({ method: 'GET', url: '/remotes', headers });
    return answer.json<{ remotes: { menu: { label: string }[] }[] }>().remotes.map(({ menu: [item] }) => item?.label);
  };
  expect(await labels()).toEqual(['અહેવાલ']);
  await suite.app.inject({ method: 'PUT', url: '/auth/language', headers, payload: { language: 'hi' } });
  expect(await labels()).toEqual(['रिपोर्ट']);
});
