import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSessionEndings } from '../access/session-endings';
import type { SessionStore } from '../access/session-store';
import { hashToken } from '../access/token';
import type { Caller } from '../http/gate';
import { createSessionWatch } from './watch';

const startedAt = Date.parse('2026-11-21T14:00:00+05:30');
const principal: Caller['principal'] = {
  employeeId: 7,
  user: {
    name: 'A', empNo: '1001', companyName: 'GETCO', permissions: [], isWeakPassword: false, orgType: 'Company',
    circleName: null, divisionName: null, subdivisionName: null, substationName: null, eurjaCode: '95', trimEurjaCode: '95',
  },
};

function openWatch(livesMs = 12 * 3_600_000) {
  const endings = createSessionEndings();
  const closing = new AbortController();
  const live = new Set(['one', 'other']);
  const onRegistry: (() => void)[] = [];
  let revision = '1';
  const lookUp = jest.fn<SessionStore['findSession']>(async (token) => {
    const expiresAt = new Date(startedAt + livesMs);
    return live.has(token) && Date.now() < expiresAt.getTime() ? { principal, expiresAt } : null;
  });
  const watch = createSessionWatch({
    sessions: { findSession: lookUp, find: async (token: string) => (await lookUp(token))?.principal ?? null },
    sessionEndings: endings,
    registryRevision: { current: async () => revision, listen: (listener) => void onRegistry.push(listener) },
    now: () => new Date(),
    closing: closing.signal,
  });
  let said = '';
  const hold = (token: string) =>
    watch({ token, principal }).then(
      (answer) => (said += ` ${token}:${answer}`),
      () => (said += ` ${token}:over`),
    );
  return {
    hold, lookUp, closing, said: () => said.trim(),
    end: (token: string, ending: string) => {
      live.delete(token);
      endings.tell(ending);
    },
    publish: () => {
      revision = '2';
      for (const listener of onRegistry) listener();
    },
  };
}

const keyOf = (token: string) => hashToken(token).toString('hex');

beforeEach(() => void jest.useFakeTimers({ now: startedAt }));
afterEach(() => void jest.useRealTimers());

describe('who watches their session', () => {
  it('is told at once of its end, and nobody else is', async () => {
    const { hold, end, said } = openWatch();
    const ended = hold('one');
    void hold('other');
    await jest.advanceTimersByTimeAsync(1_000);
    end('one', keyOf('one'));
    await ended;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(said()).toBe('one:over');
  });

  it('is told when all sessions of the employee end, and when it runs out', async () => {
    const ending = openWatch();
    const ended = ending.hold('one');
    await jest.advanceTimersByTimeAsync(0);
    ending.end('one', 'employee:7');
    await ended;
    const short = openWatch(5_000);
    void short.hold('one');
    await jest.advanceTimersByTimeAsync(5_000);
    expect([ending.said(), short.said()]).toEqual(['one:over', 'one:over']);
  });

  it('notices an end that comes while the session is looked up', async () => {
    const { hold, end, said } = openWatch();
    const ended = hold('one');
    end('one', keyOf('one'));
    await ended;
    expect(said()).toBe('one:over');
  });

  it('is told at once of a change of the registry, and that the server stops', async () => {
    const { hold, publish, closing, said } = openWatch();
    const told = hold('one');
    await jest.advanceTimersByTimeAsync(0);
    publish();
    await told;
    const released = hold('one');
    await jest.advanceTimersByTimeAsync(0);
    closing.abort();
    await released;
    await hold('one');
    expect(said()).toBe('one:2 one:2 one:2');
  });

  it('is answered after 20 seconds, and looked up no more than at both ends', async () => {
    const { hold, lookUp, said } = openWatch();
    void hold('one');
    await jest.advanceTimersByTimeAsync(19_999);
    expect([said(), lookUp.mock.calls.length]).toEqual(['', 1]);
    await jest.advanceTimersByTimeAsync(1);
    expect([said(), lookUp.mock.calls.length]).toEqual(['one:1', 2]);
  });

  it('is turned away beyond what tabs need, as another session is not, and is let in again later', async () => {
    const { hold, closing, said } = openWatch();
    for (let count = 0; count < 50; count += 1) void hold('one');
    await hold('one');
    void hold('other');
    expect(said()).toBe('one:over');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(said().split(' ').filter((answer) => answer === 'one:1')).toHaveLength(50);
    expect(said()).toContain('other:1');
    const again = hold('one');
    await jest.advanceTimersByTimeAsync(0);
    closing.abort();
    await again;
    expect(said().split(' ').filter((answer) => answer === 'one:over')).toHaveLength(1);
  });
});
