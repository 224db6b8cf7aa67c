import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { createDatabase } from '../database/database';
import { type PublishedRelease, publishRelease } from './release';
import { remoteNames } from './remote-table';

let suite: TestApp;
const release = (remote: string, version: string, build: string): PublishedRelease => ({
  remote, version, build, path: `/${version}-${build}/mf-manifest.json`, integrity: `sha384-${'A'.repeat(64)}`, contracts: 1, hostApi: '^1.0.0', publishedBy: 'test',
});

beforeAll(async () => {
  suite = await openTestApp();
  const db = createDatabase(suite.pool);
  for (const remote of [...remoteNames, 'remote-unknown']) await publishRelease(db, release(remote, '1.0.0', 'b1'));
});
afterAll(() => suite.close());

interface Answer {
  remotes: { name: string; version: string; manifestUrl: string }[];
}
const remotesOf = async (empNo: string) => (await suite.get('/remotes', await suite.signIn(empNo))).json<Answer>().remotes;

describe('the registry', () => {
  it.each([
    ['1001', false], ['1002', false], ['1003', true], ['1004', true], ['1005', true], ['1006', false], ['1007', true],
    ['2001', false], ['2002', true], ['3001', false], ['3101', false], ['3201', false], ['3301', false],
  ])('offers %s the administration: %s', async (empNo, isOffered) => {
    const names = (await remotesOf(empNo)).map(({ name }) => name);
    expect(names).toEqual(remoteNames.filter((name) => name !== 'remote-admin' || isOffered));
  });

  it('gives the whole record, its manifest on the origin of the remote', async () => {
    const [outages] = await remotesOf('1001');
    expect(outages).toEqual({
      name: 'remote-outages', version: '1.0.0', manifestUrl: 'http://localhost:3001/1.0.0-b1/mf-manifest.json', integrity: `sha384-${'A'.repeat(64)}`,
      contracts: 1, hostApi: '^1.0.0', basePaths: ['/outages'], menu: [{ id: 'outages', path: '/outages' }],
    });
  });

  it('follows what was published last, also when that is an older build again', async () => {
    const db = createDatabase(suite.pool);
    const newest = async () => (await remotesOf('1001'))[0]?.manifestUrl;
    await publishRelease(db, release('remote-outages', '1.1.0', 'b2'));
    expect(await newest()).toContain('/1.1.0-b2/');
    await publishRelease(db, release('remote-outages', '1.0.0', 'b1'));
    expect(await newest()).toContain('/1.0.0-b1/');
    const { rows } = await suite.pool.query<{ count: number }>(`select count(*) as count from remote_release where remote = 'remote-outages'`);
    expect(rows).toEqual([{ count: 2 }]);
  });
});
