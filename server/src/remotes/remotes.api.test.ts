import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contractsMajor } from 'shared-contracts/version';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
let second: TestApp; // another process on the same database

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const body = (version: string, build: string, change: object = {}) => ({
  version, build, path: `/${version}-${build}/mf-manifest.json`, origin: null, portOffset: 4, integrity: hash('A'), contracts: 1,
  hostApi: '^1.0.0', basePaths: ['/report'], menu: [{ id: 'reports', path: '/report' }], capability: null, publishedBy: 'asha', ...change,
});
const adminPlace = { portOffset: 3, basePaths: ['/modules'], menu: [{ id: 'modules', path: '/modules' }] };
const deploy = (method: 'GET' | 'POST', url: string, payload?: object, key = 'test-deploy-key') =>
  suite.app.inject({ method, url, headers: { 'x-deploy-key': key }, ...(payload && { payload }) });
const publish = (name: string, version: string, build: string, change: object = {}) =>
  deploy('POST', `/remotes/${name}/releases`, body(version, build, change));

interface Release {
  name: string;
  version: string;
  build: string;
  manifestUrl: string;
  previous: Release | null;
  menu: { label: string | null; compactLabel: string | null }[];
}
interface Answer {
  remotes: Release[];
  switchedOff: Release[];
  contracts: number[];
  revision: string;
}
const remotesOf = async (empNo: string, at = suite) => (await at.get('/remotes', await at.signIn(empNo))).json<Answer>();
const reports = async (at = suite) => (await remotesOf('1001', at)).remotes.find(({ name }) => name === 'remote-reports');
const live = async (at = suite) => {
  const release = await reports(at);
  return release && [release.version, release.previous?.version ?? null];
};

beforeAll(async () => {
  suite = await openTestApp();
  second = await openTestApp({ besides: suite });
});
afterAll(async () => {
  await second.close();
  await suite.close();
});
beforeEach(() => suite.pool.query('truncate remote_release, remote_switch, remote_load, deploy_key'));

describe('the registry', () => {
  it.each([
    ['1001', false], ['1002', false], ['1003', true], ['1004', true], ['1005', true], ['1006', false], ['1007', true],
    ['2001', false], ['2002', true], ['3001', false], ['3101', false], ['3201', false], ['3301', false],
  ])('offers %s the administration: %s', async (empNo, isOffered) => {
    await publish('remote-reports', '1.0.0', 'b1');
    await publish('remote-admin', '1.0.0', 'b1', { ...adminPlace, capability: 'adminRemote' });
    const names = (await remotesOf(empNo)).remotes.map(({ name }) => name);
    expect(names).toEqual(isOffered ? ['remote-admin', 'remote-reports'] : ['remote-reports']);
  });

  it('gives the whole record, and what this server can answer', async () => {
    await publish('remote-reports', '1.0.0', 'b1');
    await publish('remote-reports', '1.1.0', 'b2', { integrity: hash('B'), hostApi: '^1.1.0' });
    const answer = await remotesOf('1001');
    expect(answer).toEqual({
      remotes: [{
        name: 'remote-reports', version: '1.1.0', build: 'b2', manifestUrl: 'http://localhost:3004/1.1.0-b2/mf-manifest.json',
        integrity: hash('B'), contracts: 1, hostApi: '^1.1.0', basePaths: ['/report'], capability: null, changes: null,
        pages: [], widgets: [],
        menu: [{ id: 'reports', path: '/report', label: 'Reports', compactLabel: 'Reports' }],
        previous: { version: '1.0.0', build: 'b1', manifestUrl: 'http://localhost:3004/1.0.0-b1/mf-manifest.json', integrity: hash('A'),
          contracts: 1, hostApi: '^1.0.0' },
      }],
      switchedOff: [],
      contracts: [contractsMajor],
      revision: expect.stringMatching(/^\d+$/),
    });
  });

  it('tells the place that a release has in the suite', async () => {
    const pages = [{ path: '/report', title: 'Reports' }, { path: '/report/:id', title: 'Report', parent: '/report' }];
    const menu = [{ id: 'reports', path: '/report', label: 'Reports', compactLabel: null, order: 60,
      card: { title: 'Reports', hint: 'What happened.' } }];
    await publish('remote-reports', '1.0.0', 'b1', { menu, pages, widgets: ['PendingCountCard'] });
    expect(await reports()).toMatchObject({ menu, pages, widgets: ['PendingCountCard'] });
  });

  it.each([
    ['1001', null], ['1002', null], ['1003', ['Modules', null]], ['1004', ['Modules', 'Manage']], ['1005', ['Modules', 'Manage']],
    ['1006', null], ['1007', [null, 'Manage']], ['2001', null], ['2002', ['Modules', 'Manage']], ['3001', null], ['3101', null],
    ['3201', null], ['3301', null],
  ] as const)('shows %s of Modules and Manage: %j', async (empNo, labels) => {
    const needed = { needs: 'modulesMenu', compactNeeds: 'modulesCompactMenu' };
    const item = { id: 'modules', path: '/modules', label: 'Modules', compactLabel: 'Manage', ...needed };
    await publish('remote-reports', '1.0.0', 'b1', { menu: [item] });
    const shown = (await remotesOf(empNo)).remotes[0]?.menu;
    expect(shown?.map(({ label, compactLabel }) => [label, compactLabel])).toEqual(labels === null ? [] : [labels]);
  });

  it('tells of a remote that is switched off whoever could load it', async () => {
    await publish('remote-admin', '1.0.0', 'b1', { ...adminPlace, capability: 'adminRemote' });
    await deploy('POST', '/remotes/remote-admin/disable', { by: 'asha' });
    expect(await remotesOf('1003'))
      .toMatchObject({ remotes: [], switchedOff: [{ name: 'remote-admin', basePaths: ['/modules'], menu: [{ id: 'modules' }] }] });
    expect((await remotesOf('1001')).switchedOff).toEqual([]);
  });

  it.each([
    ['a label of nothing', { menu: [{ id: 'a', path: '/a', label: ' ' }] }],
    ['a permission that nobody has', { menu: [{ id: 'a', path: '/a', needs: 'flies' }] }],
    ['a page without a title', { pages: [{ path: '/a' }] }],
  ])('refuses a release with %s', async (_what, change) => {
    expect((await publish('remote-reports', '1.0.0', 'b1', change)).statusCode).toBe(400);
  });

  it.each([
    ['its own port', {}, 'http://localhost:3004/1.0.0-b1/mf-manifest.json'],
    ['the store', { portOffset: null, path: '/remote-reports/1.0.0-b1/mf-manifest.json' },
      'http://localhost:3009/remote-reports/1.0.0-b1/mf-manifest.json'],
    ['elsewhere', { origin: 'https://cdn.example.org', path: '/r/mf-manifest.json' }, 'https://cdn.example.org/r/mf-manifest.json'],
  ])('finds a release at %s', async (_where, change, manifestUrl) => {
    await publish('remote-reports', '1.0.0', 'b1', change);
    expect((await reports())?.manifestUrl).toBe(manifestUrl);
  });

  it('follows what was published last, also when that is an older build again', async () => {
    for (const [version, build] of [['1.0.0', 'b1'], ['1.1.0', 'b2'], ['1.0.0', 'b1']] as const)
      expect((await publish('remote-reports', version, build)).statusCode).toBe(200);
    expect(await live()).toEqual(['1.0.0', '1.1.0']);
    expect((await suite.pool.query('select from remote_release')).rowCount).toBe(2);
  });

  it('says the same in every process at once, and tells who waits', async () => {
    await publish('remote-reports', '1.0.0', 'b1');
    const { revision } = await remotesOf('1001', second);
    const waiting = second.get('/auth/session', await second.signIn('1001'));
    await new Promise(setImmediate);
    await publish('remote-reports', '1.1.0', 'b2');
    expect(await live(second)).toEqual(['1.1.0', '1.0.0']);
    const told = (await waiting).json<{ remotesRevision: string }>();
    expect(told).toEqual({ isAlive: true, remotesRevision: String(Number(revision) + 1) });
  });
});

describe('publishing', () => {
  it('is for holders of the key', async () => {
    const at = '/remotes/remote-reports';
    const calls = [`POST ${at}/releases`, `GET ${at}/releases`, `POST ${at}/rollback`, 'GET /remotes/registry'];
    for (const call of calls) {
      const [verb, url = ''] = call.split(' ');
      const method = verb === 'POST' ? 'POST' : 'GET';
      expect((await deploy(method, url, method === 'POST' ? {} : undefined, 'wrong')).statusCode).toBe(401);
      const asAdmin = await suite.app.inject({ method, url, headers: { authorization: `Bearer ${await suite.signIn('1003')}` } });
      expect(asAdmin.statusCode).toBe(401);
    }
  });

  it.each([
    ['a capability that nobody knows', { capability: 'flies' }],
    ['a hash of another kind', { integrity: 'sha256-x' }],
    ['a path that leaves the origin', { path: '//elsewhere.example.org/x.json?' }],
    ['an origin with a path', { origin: 'https://cdn.example.org/x' }],
    ['no address', { basePaths: [] }],
    ['a range that cannot be read', { hostApi: 'latest' }],
    ['a field that nobody knows', { signature: 'x' }],
  ])('refuses %s', async (_what, change) => {
    expect((await publish('remote-reports', '1.0.0', 'b1', change)).statusCode).toBe(400);
    expect(await reports()).toBeUndefined();
  });

  it('refuses other bytes under the name of a shipped build', async () => {
    await publish('remote-reports', '1.0.0', 'b1');
    const answer = await publish('remote-reports', '1.0.0', 'b1', { integrity: hash('C') });
    const message = 'remote-reports 1.0.0 (b1) was shipped before with other bytes.';
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { status: 'Fail', message }]);
  });

  it('takes turns: of many at once each is there, one is live', async () => {
    const again = { rebuildReason: 'another compiler' };
    const answers = await Promise.all(['b1', 'b2', 'b3', 'b4'].map((build) => publish('remote-reports', '1.0.0', build, again)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const revisions = answers.map((answer) => answer.json<{ revision: string }>().revision);
    expect(new Set(revisions).size).toBe(4);
    const last = answers.find((answer) => answer.json<{ revision: string }>().revision === String(Math.max(...revisions.map(Number))));
    expect((await reports())?.build).toBe(last?.json<{ remote: { live: { build: string } } }>().remote.live.build);
  });

  it('leaves a line in the audit trail', async () => {
    await publish('remote-reports', '1.0.0', 'b1');
    await publish('remote-reports', '1.1.0', 'b2', { publishedBy: 'binod' });
    const { rows } = await suite.pool.query(`select action, actor_id, actor_name, before, after from audit_entry
      where subject = 'remote' and subject_id = 'remote-reports' order by id desc limit 1`);
    expect(rows).toEqual([{ action: 'publishRelease', actor_id: null, actor_name: 'binod', before: { live: '1.0.0-b1' },
      after: { live: '1.1.0-b2', integrity: hash('A') } }]);
  });

  describe('by a suite that starts', () => {
    const start = async (version: string, build: string) =>
      (await publish('remote-reports', version, build, { isOnlyWhenNew: true })).json<{ isPublished: boolean }>().isPublished;

    it('takes a build that was never published', async () => {
      expect(await start('1.0.0', 'b1')).toBe(true);
      expect(await start('1.0.0', 'b2')).toBe(true);
      expect(await live()).toEqual(['1.0.0', '1.0.0']);
    });

    it('changes nothing when it is the same as before', async () => {
      await start('1.0.0', 'b1');
      const { revision } = await remotesOf('1001');
      expect(await start('1.0.0', 'b1')).toBe(false);
      expect((await remotesOf('1001')).revision).toBe(revision);
    });

    it('undoes no rollback', async () => {
      await start('1.0.0', 'b1');
      await start('1.1.0', 'b2');
      await deploy('POST', '/remotes/remote-reports/rollback', { by: 'asha' });
      expect(await start('1.1.0', 'b2')).toBe(false);
      expect(await live()).toEqual(['1.0.0', null]);
    });

    it('takes no lower version than the one that was shipped meanwhile', async () => {
      await start('1.9.0', 'b1');
      await publish('remote-reports', '1.10.0', 'b2');
      expect(await start('1.9.1', 'b3')).toBe(false);
      expect(await live()).toEqual(['1.10.0', '1.9.0']);
    });
  });
});

describe('going back', () => {
  const back = (wanted: object = {}) => deploy('POST', '/remotes/remote-reports/rollback', { by: 'asha', ...wanted });
  beforeEach(async () => {
    for (const [version, build] of [['1.0.0', 'b1'], ['1.1.0', 'b2'], ['1.2.0', 'b3']] as const)
      await publish('remote-reports', version, build);
  });

  it('takes the release before, and never falls forward to the withdrawn one', async () => {
    expect((await back()).statusCode).toBe(200);
    expect(await live()).toEqual(['1.1.0', '1.0.0']);
    await back();
    expect(await live()).toEqual(['1.0.0', null]);
    const none = await back();
    expect([none.statusCode, none.json<{ message: string }>().message])
      .toEqual([422, 'remote-reports has no earlier release to go back to.']);
  });

  it('passes over releases that no browser could run', async () => {
    await suite.pool.query(`update remote_release set proven_at = now() where remote = 'remote-reports' and version = '1.0.0'`);
    await back();
    expect(await live()).toEqual(['1.0.0', null]);
  });

  it('takes a named release, withdrawing all after it, and the way forward too', async () => {
    await back({ version: '1.0.0' });
    expect(await live(second)).toEqual(['1.0.0', null]);
    await back({ version: '1.1.0', build: 'b2' });
    expect(await live(second)).toEqual(['1.1.0', '1.0.0']);
  });

  it.each([{ version: '9.9.9' }, { version: '1.0.0', build: 'b2' }])('refuses %j', async (wanted) => {
    expect((await back(wanted)).statusCode).toBe(404);
    expect(await live()).toEqual(['1.2.0', '1.1.0']);
  });

  it('is remembered in the history', async () => {
    await back();
    type History = { releases: { version: string; state: string }[]; changes: object[] };
    const { releases, changes } = (await deploy('GET', '/remotes/remote-reports/releases')).json<History>();
    expect(releases.map(({ version, state }) => `${version} ${state}`)).toEqual(['1.2.0 withdrawn', '1.1.0 live', '1.0.0 untried']);
    expect(changes.at(-1)).toMatchObject({ action: 'rollbackRemote', by: 'asha', release: '1.1.0-b2' });
  });
});

describe('switching off', () => {
  it('offers the remote to nobody until it is switched on', async () => {
    await publish('remote-reports', '1.0.0', 'b1');
    await deploy('POST', '/remotes/remote-reports/disable', { by: 'asha' });
    expect(await reports(second)).toBeUndefined();
    await publish('remote-reports', '1.1.0', 'b2');
    expect(await reports(second)).toBeUndefined();
    type Registry = { remotes: { name: string; isEnabled: boolean; live: Release }[] };
    const { remotes } = (await deploy('GET', '/remotes/registry')).json<Registry>();
    expect(remotes).toMatchObject([{ name: 'remote-reports', isEnabled: false, live: { version: '1.1.0' } }]);
    await deploy('POST', '/remotes/remote-reports/enable', { by: 'asha' });
    expect(await live(second)).toEqual(['1.1.0', '1.0.0']);
  });

  it('needs a remote that is known', async () => {
    for (const path of ['disable', 'enable', 'rollback'])
      expect((await deploy('POST', `/remotes/remote-nothing/${path}`, { by: 'asha' })).statusCode).toBe(404);
    expect((await deploy('GET', '/remotes/remote-nothing/releases')).statusCode).toBe(404);
    const { rows } = await suite.pool.query('select 1 from remote_switch');
    expect(rows).toEqual([]);
  });
});
