// What a team may do by its own key, and what it may not.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
let outagesKey: string;
let reportsKey: string;

beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

const operator = 'test-deploy-key';
const deploy = (method: 'GET' | 'POST', url: string, key: string, payload?: object) =>
  suite.app.inject({ method, url, headers: { 'x-deploy-key': key }, ...(payload && { payload }) });
const release = (word: string, version: string, change: object = {}) => ({
  version, build: `b${version.replaceAll('.', '')}`, path: `/${version}/mf-manifest.json`, origin: null, portOffset: null,
  integrity: `sha384-${'A'.repeat(64)}`, contracts: 1, hostApi: '^1.0.0', basePaths: [`/${word}`], menu: [{ id: word, path: `/${word}` }],
  capability: null, publishedBy: 'asha', ...change,
});
const publish = (word: string, version: string, key: string, change: object = {}) =>
  deploy('POST', `/remotes/remote-${word}/releases`, key, release(word, version, change));
const makeKey = async (word: string): Promise<string> =>
  (await deploy('POST', `/remotes/remote-${word}/keys`, operator, { owner: `${word} team`, by: 'asha' })).json<{ key: string }>().key;
const liveOf = async (word: string): Promise<string | null> => {
  type Registry = { remotes: { name: string; live: { version: string } | null }[] };
  const { remotes } = (await deploy('GET', '/remotes/registry', operator)).json<Registry>();
  return remotes.find(({ name }) => name === `remote-${word}`)?.live?.version ?? null;
};

beforeEach(async () => {
  await suite.pool.query('truncate remote_release, remote_switch, remote_load, deploy_key');
  await publish('outages', '1.0.0', operator);
  await publish('reports', '1.0.0', operator);
  [outagesKey, reportsKey] = [await makeKey('outages'), await makeKey('reports')];
});

describe('a team\'s key', () => {
  it('ships the team\'s remote, and the trail names the team', async () => {
    expect((await publish('outages', '1.1.0', outagesKey)).json()).toMatchObject({ isPublished: true, isWaiting: false });
    expect(await liveOf('outages')).toBe('1.1.0');
    const { rows } = await suite.pool.query(
      `select actor_name, after from audit_entry where action = 'publishRelease' order by id desc limit 1`,
    );
    expect(rows).toMatchObject([{ actor_name: 'asha (outages team)', after: { live: '1.1.0-b110', team: 'outages team' } }]);
  });

  it.each([
    ['GET', '/releases', undefined],
    ['POST', '/releases', release('reports', '9.0.0')],
    ['POST', '/rollback', { by: 'asha', version: '1.0.0' }],
    ['POST', '/disable', { by: 'asha' }],
    ['POST', '/enable', { by: 'asha' }],
    ['POST', '/approve', { by: 'asha', version: '1.0.0', build: 'b100' }],
    ['POST', '/promote', { by: 'asha' }],
    ['POST', '/abort', { by: 'asha', reason: 'it is bad' }],
    ['POST', '/remove', { by: 'asha', reason: 'it is in the way' }],
    ['POST', '/keys', { by: 'asha', owner: 'outages team' }],
    ['POST', '/keys/revoke', { by: 'asha', id: 1 }],
  ] as const)('never reaches the remote of another team: %s %s', async (method, call, payload) => {
    const before = await suite.pool.query('select * from remote_release order by id');
    const keys = await suite.pool.query('select id, revoked_at from deploy_key order by id');
    expect((await deploy(method, `/remotes/remote-reports${call}`, outagesKey, payload)).statusCode).toBe(403);
    expect((await suite.pool.query('select * from remote_release order by id')).rows).toEqual(before.rows);
    expect((await suite.pool.query('select id, revoked_at from deploy_key order by id')).rows).toEqual(keys.rows);
    expect(await liveOf('reports')).toBe('1.0.0');
  });

  it('does not approve, remove or make keys of its own remote either', async () => {
    for (const [call, payload] of [
      ['/approve', { by: 'asha', version: '1.0.0', build: 'b100' }],
      ['/remove', { by: 'asha', reason: 'x' }],
      ['/keys', { by: 'asha', owner: 'outages team' }],
    ] as const)
      expect((await deploy('POST', `/remotes/remote-outages${call}`, outagesKey, payload)).statusCode).toBe(403);
    expect((await deploy('GET', '/remotes/keys', outagesKey)).statusCode).toBe(403);
  });

  it('is listed without itself, kept as a hash, and dead from the call after it was revoked', async () => {
    const { keys } = (await deploy('GET', '/remotes/keys', operator)).json<{ keys: { id: number; remote: string; owner: string }[] }>();
    expect(keys).toMatchObject([
      { remote: 'remote-outages', owner: 'outages team', lastUsedAt: null, revokedAt: null },
      { remote: 'remote-reports', owner: 'reports team', revokedAt: null },
    ]);
    const stored = await suite.pool.query<{ text: string }>('select k::text as text from deploy_key k');
    for (const { text } of stored.rows) for (const key of [outagesKey, reportsKey]) expect(text).not.toContain(key);
    const id = keys.find(({ remote }) => remote === 'remote-outages')?.id;
    expect((await deploy('POST', '/remotes/remote-reports/keys/revoke', operator, { id, by: 'asha' })).statusCode).toBe(404);
    expect((await deploy('POST', '/remotes/remote-outages/keys/revoke', operator, { id, by: 'asha' })).statusCode).toBe(200);
    expect((await publish('outages', '1.1.0', outagesKey)).statusCode).toBe(401);
    expect((await deploy('GET', '/remotes/registry', reportsKey)).statusCode).toBe(200);
  });
});

describe('the operator\'s key', () => {
  it('is nobody\'s where none is set', async () => {
    const keyless = await openTestApp({ besides: suite, environment: { DEPLOY_KEY: '' } });
    for (const given of ['', operator]) {
      const answer = await keyless.app.inject({ method: 'GET', url: '/remotes/registry', headers: { 'x-deploy-key': given } });
      expect(answer.statusCode).toBe(401);
    }
    await keyless.close();
  });
});

describe('a number', () => {
  it.each(['1.0.0', '0.9.9'])('rises: another build as %s is refused', async (version) => {
    const answer = await publish('outages', version, outagesKey, { build: 'other' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422, { message: `remote-outages ${version} is not above 1.0.0. Raise the version, or say why it is built again.` },
    ]);
    expect(await liveOf('outages')).toBe('1.0.0');
  });

  it('rises above withdrawn ones too, which keep their meaning', async () => {
    await publish('outages', '1.1.0', outagesKey);
    await deploy('POST', '/remotes/remote-outages/rollback', outagesKey, { by: 'asha', reason: 'it is slow' });
    expect((await publish('outages', '1.1.0', outagesKey, { build: 'other' })).statusCode).toBe(422);
    expect((await publish('outages', '1.2.0', outagesKey)).statusCode).toBe(200);
    const { changes } = (await deploy('GET', '/remotes/remote-outages/releases', outagesKey)).json<{ changes: object[] }>();
    expect(changes).toContainEqual(expect.objectContaining({ action: 'rollbackRemote', reason: 'it is slow' }));
  });

  it('may be used again by whoever says why', async () => {
    expect((await publish('outages', '1.0.0', outagesKey, { build: 'other', rebuildReason: 'another compiler' })).statusCode).toBe(200);
    const { rows } = await suite.pool.query(`select rebuild_reason from remote_release where build = 'other'`);
    expect(rows).toEqual([{ rebuild_reason: 'another compiler' }]);
  });
});

describe('a wider audience', () => {
  const narrow = { capability: 'adminRemote' };
  beforeEach(() => publish('outages', '1.1.0', operator, narrow));

  it.each([
    ['everybody', {}],
    ['other people', { capability: 'homeCards' }],
    ['another address', { ...narrow, basePaths: ['/outages', '/elsewhere'] }],
  ])('waits for the operator: %s', async (_whom, change) => {
    const answer = (await publish('outages', '1.2.0', outagesKey, change)).json();
    expect(answer).toMatchObject({ isPublished: true, isWaiting: true, remote: { live: { version: '1.1.0' } } });
    const seen = (await suite.get('/remotes', await suite.signIn('1003'))).json<{ remotes: { name: string; version: string }[] }>();
    expect(seen.remotes.find(({ name }) => name === 'remote-outages')?.version).toBe('1.1.0');
    const back = await deploy('POST', '/remotes/remote-outages/rollback', outagesKey, { by: 'asha', version: '1.2.0' });
    expect(back.statusCode).toBe(422);
    expect((await publish('outages', '1.2.0', outagesKey, change)).json()).toMatchObject({ isWaiting: true });
    await deploy('POST', '/remotes/remote-outages/approve', operator, { by: 'meera', version: '1.2.0', build: 'b120' });
    expect(await liveOf('outages')).toBe('1.2.0');
  });

  it.each([
    ['what is live', '1.1.0'],
    ['what waits', '1.2.0'],
  ])('is not got by publishing %s again as something else', async (_what, version) => {
    await publish('outages', '1.2.0', outagesKey);
    const changed = { basePaths: ['/outages', '/elsewhere'], capability: null };
    expect((await publish('outages', version, outagesKey, changed)).statusCode).toBe(409);
    await deploy('POST', '/remotes/remote-outages/approve', operator, { by: 'meera', version: '1.2.0', build: 'b120' });
    const { rows } = await suite.pool.query(`select distinct base_paths from remote_release where remote = 'remote-outages'`);
    expect(rows).toEqual([{ base_paths: ['/outages'] }]);
  });

  it('is not got as a suite that starts', async () => {
    const again = { ...narrow, isOnlyWhenNew: true };
    expect((await publish('outages', '1.0.0', outagesKey, { ...again, build: 'other' })).statusCode).toBe(422);
    expect((await publish('outages', '1.2.0', outagesKey, { ...again, basePaths: ['/reports'] })).statusCode).toBe(409);
  });

  it('is a new origin too', async () => {
    expect((await publish('outages', '1.2.0', outagesKey, { ...narrow, origin: 'https://elsewhere.example' })).json())
      .toMatchObject({ isWaiting: true });
  });

  it.each([
    [422, [{ id: 'outages', path: '/help' }]],
    [400, [{ id: 'outages', path: '//elsewhere.example/login' }]],
  ])('is not got by a menu that leads elsewhere: %s', async (status, menu) => {
    expect((await publish('outages', '1.2.0', outagesKey, { ...narrow, menu })).statusCode).toBe(status);
  });

  it('is not what a narrower one is, or the operator\'s own', async () => {
    expect((await publish('outages', '1.2.0', outagesKey, narrow)).json()).toMatchObject({ isWaiting: false });
    expect((await publish('outages', '1.3.0', operator)).json()).toMatchObject({ isWaiting: false });
    expect((await publish('outages', '1.4.0', outagesKey, narrow)).json()).toMatchObject({ isWaiting: false });
  });

  it('is that of every remote that nobody has seen before', async () => {
    expect((await publish('weather', '1.0.0', await makeKey('weather'))).json()).toMatchObject({ isWaiting: true, remote: { live: null } });
  });
});

describe('a place in the suite', () => {
  it.each([
    [{ basePaths: ['/reports'] }, '/reports belongs to remote-reports.'],
    [{ basePaths: ['/outages', '/reports/of-ours'] }, '/reports/of-ours belongs to remote-reports.'],
    [{ menu: [{ id: 'reports', path: '/outages' }] }, 'The menu item reports belongs to remote-reports.'],
  ])('belongs to one remote: %j', async (change, message) => {
    const answer = await publish('outages', '1.1.0', operator, change);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { message }]);
  });
});

describe('what the operator took away', () => {
  it('no team brings back: a remote that is off, a release that was withdrawn', async () => {
    await publish('outages', '1.1.0', outagesKey);
    await deploy('POST', '/remotes/remote-outages/disable', operator, { by: 'meera', reason: 'it leaks' });
    expect((await deploy('POST', '/remotes/remote-outages/enable', outagesKey, { by: 'operator' })).statusCode).toBe(403);
    await deploy('POST', '/remotes/remote-outages/enable', operator, { by: 'meera' });
    await deploy('POST', '/remotes/remote-outages/rollback', operator, { by: 'meera', reason: 'it leaks' });
    const forward = await deploy('POST', '/remotes/remote-outages/rollback', outagesKey, { by: 'asha', version: '1.1.0' });
    expect([forward.statusCode, (await publish('outages', '1.1.0', outagesKey)).statusCode]).toEqual([403, 403]);
    expect(await liveOf('outages')).toBe('1.0.0');
    expect((await publish('outages', '1.2.0', outagesKey)).statusCode).toBe(200);
  });

  it('is the team\'s own to undo where it was the team', async () => {
    await deploy('POST', '/remotes/remote-outages/disable', outagesKey, { by: 'asha', reason: 'it is slow' });
    expect((await deploy('POST', '/remotes/remote-outages/enable', outagesKey, { by: 'asha' })).statusCode).toBe(200);
  });
});

describe('a remote that is gone', () => {
  const remove = () => deploy('POST', '/remotes/remote-outages/remove', operator, { by: 'asha', reason: 'reports has it now' });

  it('is forgotten with its releases and keys once it is off, and the trail stays', async () => {
    expect((await remove()).json()).toMatchObject({ message: 'remote-outages is offered to users. Disable it first.' });
    await deploy('POST', '/remotes/remote-outages/disable', outagesKey, { by: 'asha', reason: 'moved' });
    expect((await remove()).statusCode).toBe(200);
    expect((await deploy('GET', '/remotes/remote-outages/releases', operator)).statusCode).toBe(404);
    expect((await publish('outages', '1.1.0', outagesKey)).statusCode).toBe(401);
    const { rows } = await suite.pool.query(`select after from audit_entry where action = 'removeRemote' order by id desc limit 1`);
    expect(rows).toEqual([{ after: { live: null, reason: 'reports has it now' } }]);
  });
});
