import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());
beforeEach(() => suite.pool.query('truncate remote_release, remote_switch, remote_load'));

const publish = (name: string, version: string, build: string) =>
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
    await publish('remote-reports', '1.1.0', 'b2');
    const { now } = suite.clock;
    suite.clock.now = new Date(now.getTime() - 25 * 3_600_000);
    await report(load({ durationMs: 9000 }));
    suite.clock.now = now;
    await report(...[100, 200, 300, 400].map((durationMs) => load({ durationMs })), load({ remote: 'remote-nothing' }));
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
          failures: [
            { version: '1.1.0', build: 'b2', stage: 'integrity', count: 2, lastAt: '2026-11-20T12:00:00+05:30', lastReference: 'BBB' },
          ],
        },
      ],
    });
  });

  it('are counted for whoever watches the suite, by remote and outcome', async () => {
    await publish('remote-reports', '1.1.0', 'b2');
    const read = async () => (await suite.app.inject({ url: '/metrics' })).payload;
    const counted = async (outcome: string) =>
      Number(
        new RegExp(`^suite_remote_loads_total\\{remote="remote-reports",outcome="${outcome}"\\} (\\d+)$`, 'm').exec(await read())?.[1] ?? 0,
      );
    const before = [await counted('ready'), await counted('failed')] as const;
    await report(load(), load(), load({ outcome: 'failed', stage: 'load' }), load({ remote: 'remote-nothing' }));
    expect([await counted('ready'), await counted('failed')]).toEqual([before[0] + 2, before[1] + 1]);
    expect(await read()).not.toContain('remote-nothing');
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

  it('are at most twenty at once', async () => {
    expect((await report(...Array.from({ length: 21 }, () => load()))).statusCode).toBe(400);
    expect((await report()).statusCode).toBe(400);
  });
});
