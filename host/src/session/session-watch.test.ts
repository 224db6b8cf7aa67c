import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from 'shared-contracts/client';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { demoUsers } from '../testing/demo-users';
import { watchServerSession } from './session-watch';

type Answer = { resolve: (answer: unknown) => void; reject: (error: Error) => void; signal: AbortSignal | undefined };

let calls: Answer[] = [];
let stop: () => void;
const onRevision = jest.fn();
const onDoubt = jest.fn();

function setVisible(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  fakeApi({ watchSession: (_input, { signal }) => new Promise((resolve, reject) => calls.push({ resolve, reject, signal })) });
  setVisible('visible');
  stop = watchServerSession({ onRevision, onDoubt });
});
afterEach(() => {
  stop();
  clearSession();
  jest.useRealTimers();
});

describe('watchServerSession', () => {
  it('holds one call open while somebody is signed in, and asks again after each answer', async () => {
    expect(calls).toHaveLength(0);
    setSession(demoUsers['1001']);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    expect(onDoubt).toHaveBeenCalledTimes(1);
    calls[0]?.resolve({ isAlive: true, remotesRevision: '1' });
    await jest.advanceTimersByTimeAsync(0);
    expect(onRevision.mock.calls).toEqual([['1']]);
    expect(calls).toHaveLength(2);
  });

  it('lets go at sign-out and while the tab is hidden', async () => {
    setSession(demoUsers['1001']);
    await jest.advanceTimersByTimeAsync(3_000);
    setVisible('hidden');
    expect(calls[0]?.signal?.aborted).toBe(true);
    setVisible('visible');
    expect(calls).toHaveLength(2);
    clearSession();
    expect(calls[1]?.signal?.aborted).toBe(true);
  });

  it('waits five seconds after a failure', async () => {
    setSession(demoUsers['1001']);
    await jest.advanceTimersByTimeAsync(3_000);
    calls[0]?.reject(new ApiError({ kind: 'network', call: 'watchSession', message: 'Failed to fetch' }));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
  });
});
