import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearSession, getSession, setSession } from 'shared-ui/session';
import { demoUsers } from '../testing/demo-users';
import { endSession, endSessionAfter, getEndReason, watchSessionEnd } from './session-end';

let stop: () => void;

/** What the browser tells this tab when another one has written to the storage. */
function otherTabWrites(key: string, value: string | null): void {
  if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => {
  jest.useFakeTimers();
  stop = watchSessionEnd();
  setSession(demoUsers['1001']);
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  clearSession();
  stop();
  window.localStorage.clear();
  jest.useRealTimers();
});

describe('the end of a session', () => {
  it.each([
    ['signedOut', 'elsewhere'],
    ['expired', 'expired'],
    ['passwordChanged', 'passwordChanged'],
  ] as const)('in another tab, %s, is %s here', (there, here) => {
    otherTabWrites('suite.sessionEnd', there);
    expect([getSession().user, getEndReason()]).toEqual([null, here]);
  });

  it('in another tab that left no reason is a sign-out', () => {
    otherTabWrites('auth_token', null);
    expect([getSession().user, getEndReason()]).toEqual([null, 'elsewhere']);
  });

  it('leaves its reason for the other tabs, until the next sign-in', () => {
    endSession('expired');
    expect(window.localStorage.getItem('suite.sessionEnd')).toBe('expired');
    setSession(demoUsers['1001']);
    expect([window.localStorage.getItem('suite.sessionEnd'), getEndReason()]).toEqual([null, null]);
  });

  it('keeps its first reason', () => {
    endSession('signedOut');
    endSession('expired');
    expect(getEndReason()).toBe('signedOut');
  });

  it('sends the other tabs away at once and this one later; a refused call in between changes nothing', () => {
    endSessionAfter('passwordChanged', 3_000);
    expect(window.localStorage.getItem('suite.sessionEnd')).toBe('passwordChanged');
    jest.advanceTimersByTime(1_000);
    endSession('expired');
    expect(getSession().user).not.toBeNull();
    jest.advanceTimersByTime(2_000);
    expect([getSession().user, getEndReason()]).toEqual([null, 'passwordChanged']);
  });

  it('says nothing to who signs in again before the time is over', () => {
    endSessionAfter('passwordChanged', 3_000);
    setSession(demoUsers['1002']);
    jest.advanceTimersByTime(3_000);
    expect(getSession().user?.empNo).toBe('1002');
  });
});
