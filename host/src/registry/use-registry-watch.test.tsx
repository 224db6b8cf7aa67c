import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { demoUsers } from '../testing/demo-users';
import { tellRegistryDoubt, tellRegistryRevision } from './registry-news';
import { pollMs, useRegistryWatch } from './use-registry-watch';

let revision = 'r1';
const ask = jest.fn(() => ({ remotes: [], contracts: [1], revision }));

function Watch(): null {
  useRegistryWatch();
  return null;
}

function setVisible(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  jest.useFakeTimers();
  ask.mockClear();
  fakeApi({ listRemotes: ask });
  setSession(demoUsers['1001']);
  setVisible('visible');
  render(<Watch />);
  await wait(0);
});
afterEach(() => {
  clearSession();
  jest.useRealTimers();
});

describe('useRegistryWatch', () => {
  it('asks once, and again every 45 seconds while the tab is seen', async () => {
    expect(ask).toHaveBeenCalledTimes(1);
    await wait(pollMs);
    expect(ask).toHaveBeenCalledTimes(2);
    setVisible('hidden');
    await wait(2 * pollMs);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks at once when the tab is looked at again', async () => {
    setVisible('hidden');
    setVisible('visible');
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks at once when the session watch, or another tab, hears of a change; and not for what it knows', async () => {
    tellRegistryRevision('r1');
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(1);
    revision = 'r2';
    tellRegistryRevision('r2');
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(2);
    revision = 'r3';
    window.dispatchEvent(new StorageEvent('storage', { key: 'suite.remotesRevision', newValue: 'r3' }));
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('tells the other tabs what it has found', async () => {
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    revision = 'r4';
    tellRegistryDoubt();
    await wait(0);
    expect(stored).toHaveBeenCalledWith('suite.remotesRevision', 'r4');
    expect(ask).toHaveBeenCalledTimes(2);
    stored.mockRestore();
  });

  it('asks once more when the session watch begins, for what has happened since the first look', async () => {
    tellRegistryDoubt();
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
