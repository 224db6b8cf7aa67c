// A release that some people have before everybody does.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';
import { leastTrying } from './take-back';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

const name = 'remote-reports';
const deploy = (call: string, payload: object, remote = name) =>
  suite.app.inject({ method: 'POST', url: `/remotes/${remote}/${call}`, headers: { 'x-deploy-key': 'test-deploy-key' }, payload });
const publish = (version: string, audience?: object, basePaths = ['/report'], remote = name) =>
  deploy('releases', {
    version, build: `b${version.replaceAll('.', '')}`, path: `/${version}/mf-manifest.json`, origin: null, portOffset: 4,
    integrity: `sha384-${'A'.repeat(64)}`, contracts: 1, hostApi: '^1.0.0', basePaths, menu: [], capability: null,
    publishedBy: 'asha', ...(audience && { audience }),
  }, remote);
const tokens = new Map<string, string>();
const tokenOf = async (empNo: string): Promise<string> => {
  const token = tokens.get(empNo) ?? (await suite.signIn(empNo));
  tokens.set(empNo, token);
  return token;
};
const people = ['1001', '1002', '1003', '1004', '1005', '1007'];

/** What somebody gets, and what it falls back to. */
async function versionsOf(empNo: string): Promise<(string | undefined)[]> {
  const { remotes } = (await suite.get('/remotes', await tokenOf(empNo))).json<{
    remotes: { version: string; previous: { version: string } | null }[];
  }>();
  return [remotes[0]?.version, remotes[0]?.previous?.version];
}
async function countNew(): Promise<number> {
  const versions = await Promise.all(people.map(async (empNo) => (await versionsOf(empNo))[0]));
  return versions.filter((version) => version === '1.1.0').length;
}
const fail = async (empNo: string, version = '1.1.0') =>
  suite.post(
    '/remotes/loads',
    { loads: [{
      remote: name, version, build: `b${version.replaceAll('.', '')}`, outcome: 'failed', stage: 'load', durationMs: 1, reference: null,
      isFallback: false,
    }] },
    await tokenOf(empNo),
  );
const lastAudit = async () =>
  (await suite.pool.query('select action, actor_name, after from audit_entry order by id desc limit 1')).rows[0];

beforeEach(async () => {
  await suite.pool.query('truncate remote_release, remote_switch, remote_load');
  await publish('1.0.0');
});

describe('a release for an office', () => {
  it('is for its people only, who can fall back; all others keep theirs', async () => {
    const { rows: [operator] } = await suite.pool.query(
      `select organization_code as office from employee where company_name = 'GETCO' and emp_no = '1001'`,
    );
    expect((await publish('1.1.0', operator)).json()).toMatchObject({
      isPublished: true, isWaiting: false, remote: { live: { version: '1.0.0' }, staged: { version: '1.1.0', audience: operator.office } },
    });
    expect(await versionsOf('1001')).toEqual(['1.1.0', '1.0.0']);
    expect(await versionsOf('1003')).toEqual(['1.0.0', undefined]);
  });
});

describe('a release for a share of all people', () => {
  it('has the same people each time, and those again when the share grows', async () => {
    await publish('1.1.0', { percent: 50 });
    const before = await Promise.all(people.map(versionsOf));
    expect(await Promise.all(people.map(versionsOf))).toEqual(before);
    await deploy('promote', { by: 'asha', audience: { percent: 99 } });
    const after = await Promise.all(people.map(versionsOf));
    const lost = before.filter(([version], index) => version === '1.1.0' && after[index]?.[0] !== '1.1.0');
    expect(lost).toEqual([]);
  });
});

describe('promote', () => {
  it('gives it to everybody, with a line in the trail', async () => {
    await publish('1.1.0', { company: 'DGVCL' });
    expect(await countNew()).toBe(0);
    const promoted = await deploy('promote', { by: 'asha' });
    expect(promoted.json()).toMatchObject({ remote: { live: { version: '1.1.0', state: 'live' } } });
    expect(promoted.json().remote.staged).toBeUndefined();
    expect(await countNew()).toBe(people.length);
    const after = { live: '1.1.0-b110', audience: null };
    expect(await lastAudit()).toMatchObject({ action: 'promoteRelease', actor_name: 'asha', after });
  });

  it('has nothing to give where nothing is staged', async () => {
    expect((await deploy('promote', { by: 'asha' })).statusCode).toBe(422);
    expect((await deploy('abort', { by: 'asha', reason: 'it is bad' })).statusCode).toBe(422);
  });
});

describe('abort', () => {
  it('takes it back, and the one that all others have stays', async () => {
    await publish('1.1.0', { company: 'GETCO' });
    expect(await countNew()).toBe(people.length);
    await deploy('abort', { by: 'asha', reason: 'it is bad' });
    expect(await countNew()).toBe(0);
    expect(await versionsOf('1001')).toEqual(['1.0.0', undefined]);
    expect(await lastAudit()).toMatchObject({ action: 'abortRelease', after: { live: '1.0.0-b100', reason: 'it is bad' } });
  });

  it('comes by itself when it fails for enough of those who try it', async () => {
    await publish('1.1.0', { company: 'GETCO' });
    for (const empNo of people.slice(0, leastTrying - 1)) await fail(empNo);
    expect(await countNew()).toBe(people.length);
    await fail(people[leastTrying - 1] ?? '');
    expect(await countNew()).toBe(0);
    expect(await lastAudit()).toMatchObject({ action: 'abortRelease', actor_name: 'the suite' });
  });
});

describe('beside a staged release', () => {
  it('those who do not have it say nothing of it', async () => {
    await publish('1.1.0', { company: 'DGVCL' });
    for (const empNo of people) await fail(empNo);
    const { rows: kept } = await suite.pool.query('select from remote_load');
    const { rows: [staged] } = await suite.pool.query(`select withdrawn_at from remote_release where version = '1.1.0'`);
    expect([kept.length, staged]).toEqual([0, { withdrawn_at: null }]);
  });

  it('no other team takes the address that it brings', async () => {
    expect((await publish('1.1.0', { company: 'DGVCL' }, ['/report', '/forecast'])).statusCode).toBe(200);
    const taken = await publish('2.0.0', undefined, ['/forecast'], 'remote-forecast');
    expect([taken.statusCode, taken.json().faults[0].code]).toEqual([409, 'deploy.pathTaken']);
  });

  it('the live one is still taken back for all, and the staged one with it', async () => {
    await publish('1.0.1');
    await publish('1.1.0', { company: 'GETCO' });
    await deploy('rollback', { by: 'asha', version: '1.0.0', reason: 'both are bad' });
    expect(await versionsOf('1001')).toEqual(['1.0.0', undefined]);
  });

  it('a build that is known keeps its people', async () => {
    expect((await publish('1.0.0', { percent: 10 })).statusCode).toBe(409);
    expect(await versionsOf('1001')).toEqual(['1.0.0', undefined]);
  });

  it('administrators see who has it, also before anybody opens it', async () => {
    await publish('1.1.0', { company: 'GETCO' });
    const releases = async () => (await suite.get('/remotes/health', await tokenOf('1003'))).json().remotes[0].releases;
    expect(await releases()).toMatchObject([{ version: '1.1.0', loads: 0, failures: 0, audience: 'GETCO' }]);
    await fail('1001');
    expect(await releases()).toMatchObject([{ version: '1.1.0', failures: 1, audience: 'GETCO' }]);
  });
});
