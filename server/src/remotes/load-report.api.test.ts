import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';
import { leastPeople } from './take-back';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());
beforeEach(() => suite.pool.query('truncate remote_release, remote_switch, remote_load'));

const publish = (name: string, version: string, build: string, change: object = {}) =>
  suite.app.inject({
    method: 'POST',
    url: `/remotes/${name}/releases`,
    headers: { 'x-deploy-key': 'test-deploy-key' },
    payload: {
      version,
      build,
      path: `/${version}-${build}/mf-manifest.json`,
      origin: null,
      portOffset: 4,
      integrity: `sha384-${'A'.repeat(64)}`,
      contracts: 1,
      hostApi: '^1.0.0',
      basePaths: ['/report'],
      menu: [],
      capability: null,
      publishedBy: 'asha',
      ...change,
    },
  });
/** The live version, and the one to fall back to. */
async function live(): Promise<(string | undefined)[]> {
  const { remotes } = (await suite.get('/remotes', await suite.signIn('1001'))).json<{
    remotes: { version: string; previous: { version: string } | null }[];
  }>();
  return [remotes[0]?.version, remotes[0]?.previous?.version];
}

describe('load reports', () => {
  const load = (change: object = {}) => ({
    remote: 'remote-reports',
    version: '1.1.0',
    build: 'b2',
    outcome: 'ready',
    stage: null,
    durationMs: 100,
    reference: null,
    isFallback: false,
    ...change,
  });
  const report = async (...loads: object[]) => suite.post('/remotes/loads', { loads }, await suite.signIn('1001'));
  const health = async (empNo = '1003') => suite.get('/remotes/health', await suite.signIn(empNo));

  it('come together for administrators, over a day', async () => {
    await publish('remote-reports', '1.0.0', 'b1');
    await publish('remote-reports', '1.1.0', 'b2');
    const { now } = suite.clock;
    suite.clock.now = new Date(now.getTime() - 25 * 3_600_000);
    await report(load({ durationMs: 9000 }));
    suite.clock.now = now;
    await report(...[100, 200, 300, 400].map((durationMs) => load({ durationMs })), load({ remote: 'remote-nothing' }));
    await report(load({ build: 'b9' }));
    await report(
      load({ outcome: 'failed', stage: 'integrity', reference: 'AAA' }),
      load({ outcome: 'failed', stage: 'integrity', reference: 'BBB' }),
      load({ version: '1.0.0', build: 'b1', durationMs: 50, isFallback: true }),
    );
    expect((await health()).json()).toEqual({
      remotes: [
        {
          name: 'remote-reports',
          isEnabled: true,
          release: { version: '1.1.0', build: 'b2', publishedAt: '2026-11-20T12:00:00+05:30', publishedBy: 'asha' },
          loads: { count: 5, p50Ms: 200, p95Ms: 400 },
          fallbacks: 1,
          releases: expect.arrayContaining([
            { version: '1.0.0', build: 'b1', loads: 1, failures: 0, people: 1, p50Ms: 50 },
            { version: '1.1.0', build: 'b2', loads: 4, failures: 2, people: 1, p50Ms: 200 },
          ]),
          failures: [
            { version: '1.1.0', build: 'b2', stage: 'integrity', count: 2, lastAt: '2026-11-20T12:00:00+05:30', lastReference: 'BBB' },
          ],
        },
      ],
    });
  });

  it('are counted for whoever watches the suite, by remote, version and outcome', async () => {
    await publish('remote-reports', '1.1.0', 'b2');
    const read = async () => (await suite.app.inject({ url: '/metrics' })).payload;
    const labels = 'remote="remote-reports",version="1.1.0"';
    const line = (outcome: string) => new RegExp(`^suite_remote_loads_total\\{${labels},outcome="${outcome}"\\} (\\d+)$`, 'm');
    const counted = async (outcome: string) => Number(line(outcome).exec(await read())?.[1] ?? 0);
    const before = [await counted('ready'), await counted('failed')] as const;
    const unknown = [load({ remote: 'remote-nothing' }), load({ version: '6.6.6' })];
    await report(load(), load(), load({ outcome: 'failed', stage: 'load' }), ...unknown);
    expect([await counted('ready'), await counted('failed')]).toEqual([before[0] + 2, before[1] + 1]);
    expect(await read()).not.toMatch(/remote-nothing|6\.6\.6/);
  });

  it('prove a release: after two in a row that never worked, the last one that did is there to fall back to', async () => {
    await publish('remote-reports', '1.1.0', 'b2');
    await report(load({ outcome: 'proven', durationMs: 0 }));
    for (const [version, build] of [['1.2.0', 'b3'], ['1.3.0', 'b4']] as const) await publish('remote-reports', version, build);
    // What arrived may still break on screen, and nobody can prove what users do not run.
    await report(load({ version: '1.2.0', build: 'b3' }), load({ version: '1.2.0', build: 'b3', outcome: 'proven' }));
    expect(await live()).toEqual(['1.3.0', '1.1.0']);
    const { remotes } = (await health()).json<{ remotes: { loads: { count: number } }[] }>();
    expect(remotes.map(({ loads }) => loads.count)).toEqual([1]);
  });

  describe('of a release that fails for many', () => {
    const people = ['1001', '1002', '1003', '1004', '1005', '1006', '2001'];
    const reportAs = async (empNo: string, ...loads: object[]) => suite.post('/remotes/loads', { loads }, await suite.signIn(empNo));
    const fails = load({ version: '1.2.0', build: 'b3', outcome: 'failed', stage: 'load' });
    beforeEach(async () => {
      await publish('remote-reports', '1.1.0', 'b2');
      await report(load({ outcome: 'proven', durationMs: 0 }));
      await publish('remote-reports', '1.2.0', 'b3');
    });

    it('take it back by themselves, and say why', async () => {
      for (const empNo of people.slice(0, leastPeople - 1)) await reportAs(empNo, fails);
      expect(await live()).toEqual(['1.2.0', '1.1.0']);
      await reportAs(people[leastPeople - 1] ?? '', fails);
      expect(await live()).toEqual(['1.1.0', undefined]);
      const { rows } = await suite.pool.query(
        `select actor_name, after from audit_entry where subject = 'remote' order by id desc limit 1`,
      );
      expect(rows).toEqual([{ actor_name: 'the suite', after: {
        live: '1.1.0-b2', reason: `1.2.0 failed for ${leastPeople} of ${leastPeople} people within half an hour`,
      } }]);
    });

    it('go one step back and no further', async () => {
      await publish('remote-reports', '1.3.0', 'b4');
      await report(load({ version: '1.3.0', build: 'b4', outcome: 'proven', durationMs: 0 }));
      await publish('remote-reports', '1.4.0', 'b5');
      const failsAs = (version: string, build: string) => load({ version, build, outcome: 'failed', stage: 'load' });
      for (const empNo of people) await reportAs(empNo, failsAs('1.4.0', 'b5'));
      for (const empNo of people) await reportAs(empNo, failsAs('1.3.0', 'b4'));
      expect((await live())[0]).toBe('1.3.0');
    });

    it('do not when it is published again: what was said before does not count', async () => {
      for (const empNo of people) await reportAs(empNo, fails);
      suite.clock.now = new Date(suite.clock.now.getTime() + 1_000);
      await publish('remote-reports', '1.2.0', 'b3');
      await reportAs('1001', fails);
      expect((await live())[0]).toBe('1.2.0');
    });

    it('do not when the reporters are not told of the remote', async () => {
      const face = { capability: 'adminRemote', basePaths: ['/modules'], portOffset: 3 };
      const failsThere = load({ remote: 'remote-admin', version: '1.1.0', build: 'b2', outcome: 'failed', stage: 'load' });
      await publish('remote-admin', '1.0.0', 'b1', face);
      await suite.post('/remotes/loads', { loads: [load({ remote: 'remote-admin', version: '1.0.0', build: 'b1', outcome: 'proven' })] },
        await suite.signIn('1003'));
      await publish('remote-admin', '1.1.0', 'b2', face);
      for (const empNo of ['1001', '1002', '1006', '2001', '3001', '3101', '3201']) await reportAs(empNo, failsThere);
      const { rows } = await suite.pool.query('select from remote_release where withdrawn_at is not null');
      expect(rows).toEqual([]);
    });

    it('do not when one person reports them all', async () => {
      for (let times = 0; times < 2 * leastPeople; times += 1) await reportAs('1001', fails, fails);
      expect(await live()).toEqual(['1.2.0', '1.1.0']);
    });

    it('do not when the release before never worked anywhere', async () => {
      await suite.pool.query('update remote_release set proven_at = null');
      for (const empNo of people) await reportAs(empNo, fails);
      expect((await live())[0]).toBe('1.2.0');
    });
  });

  it('are shown to administrators only', async () => {
    expect((await health('1001')).statusCode).toBe(403);
    expect((await health('1004')).statusCode).toBe(200);
  });

  it.each([{ durationMs: -1 }, { durationMs: 600_001 }, { stage: 'x'.repeat(41) }, { outcome: 'well' }, { remote: 'x' }])(
    'are refused with %j',
    async (change) => {
      expect((await report(load(change))).statusCode).toBe(400);
    },
  );

  it('are limited for each session', async () => {
    await publish('remote-reports', '1.1.0', 'b2');
    const [token, other] = [await suite.signIn('1001'), await suite.signIn('1001')];
    const loads = Array.from({ length: 20 }, () => load());
    const statuses: number[] = [];
    for (let count = 0; count < 16; count += 1) statuses.push((await suite.post('/remotes/loads', { loads }, token)).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([15, 429]);
    expect((await suite.post('/remotes/loads', { loads }, other)).statusCode).toBe(200);
  });

  it('are at most twenty at once', async () => {
    expect((await report(...Array.from({ length: 21 }, () => load()))).statusCode).toBe(400);
    expect((await report()).statusCode).toBe(400);
  });
});
