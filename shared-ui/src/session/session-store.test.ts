import { beforeEach, describe, expect, it } from '@jest/globals';
import { aUser } from '../testing/a-user';
import { clearSession, getSession, getToken, onSessionChange, setSession } from './session-store';

describe('session', () => {
  beforeEach(() => clearSession());

  it('keeps the token in browser storage under auth_token, and the user in memory only', () => {
    setSession(aUser({ authToken: 'secret' }));
    expect(window.localStorage.getItem('auth_token')).toBe('secret');
    expect(getToken()).toBe('secret');
    expect(Object.keys(window.localStorage)).toEqual(['auth_token']);
  });

  it('forgets user and token at sign-out', () => {
    setSession(aUser());
    clearSession();
    expect(getSession()).toEqual({ user: null, token: null });
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });

  it('follows a sign-out in another tab', () => {
    setSession(aUser());
    window.localStorage.removeItem('auth_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    expect(getSession()).toEqual({ user: null, token: null });
  });

  it('tells its listeners until they stop', () => {
    const names: (string | undefined)[] = [];
    const stop = onSessionChange(({ user }) => names.push(user?.name));
    setSession(aUser({ name: 'Asha' }));
    stop();
    clearSession();
    expect(names).toEqual(['Asha']);
  });
});
