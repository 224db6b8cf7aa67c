import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { releaseKey } from '../registry/release';
import { demoRelease } from '../testing/demo-release';
import { markBegun, takeLost } from './begun-loads';

const key = releaseKey(demoRelease);
const marks = (): object[] => JSON.parse(window.localStorage.getItem('suite.loads') ?? '[]');
const leave = (mark: object) =>
  window.localStorage.setItem('suite.loads', JSON.stringify([...marks(), { tab: 'other', key, at: Date.now(), ...mark }]));
const living = jest.fn<() => string[]>();

beforeEach(() => {
  window.localStorage.clear();
  living.mockReturnValue([]);
  Object.defineProperty(window.navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: living().map((name) => ({ name })) }), request: async () => undefined },
  });
});
afterEach(() => window.localStorage.clear());

describe('a load that began and was never heard of again', () => {
  it('is lost when its tab is gone', async () => {
    leave({});
    expect(await takeLost(demoRelease)).toBe(true);
  });

  it('is told once', async () => {
    leave({});
    await takeLost(demoRelease);
    expect([await takeLost(demoRelease), marks()]).toEqual([false, []]);
  });

  it('is not lost while its tab lives and may still load it', async () => {
    living.mockReturnValue(['suite-tab-other']);
    leave({});
    expect(await takeLost(demoRelease)).toBe(false);
  });

  it('is lost in a tab that hangs', async () => {
    living.mockReturnValue(['suite-tab-other']);
    leave({ at: Date.now() - 31_000 });
    expect(await takeLost(demoRelease)).toBe(true);
  });

  it('is nobody else\'s: another build of the same version is innocent', async () => {
    leave({});
    expect(await takeLost({ ...demoRelease, build: 'def' })).toBe(false);
  });

  it('is not one that ended, or that was left by its user', async () => {
    const end = markBegun(demoRelease);
    expect(marks()).toHaveLength(1);
    end();
    expect(marks()).toEqual([]);
    markBegun(demoRelease);
    window.dispatchEvent(new Event('pagehide'));
    expect(marks()).toEqual([]);
  });

  it('does not trip over what somebody else has stored', async () => {
    window.localStorage.setItem('suite.loads', '{"a":1}');
    expect(await takeLost(demoRelease)).toBe(false);
  });
});
