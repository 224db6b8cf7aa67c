import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import type { RemoteHealth as Health } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi, MemoryRouter } from 'shared-ui/testing';
import { type DemoAccount, demoUsers } from '../testing/demo-users';
import { RemoteHealth } from './remote-health';

const healthy: Health = {
  name: 'remote-live',
  isEnabled: true,
  release: { version: '1.1.0', build: 'def', publishedAt: '2026-11-21T14:05:00+05:30', publishedBy: 'team live' },
  loads: { count: 412, p50Ms: 840.4, p95Ms: 1430 },
  fallbacks: 0,
  releases: [],
  failures: [],
};
const failing: Health = {
  ...healthy,
  name: 'remote-outages',
  fallbacks: 3,
  failures: [
    { version: '1.1.0', build: 'def', stage: 'integrity', count: 3, lastAt: '2026-11-21T14:09:30+05:30', lastReference: '1A2B3C4' },
  ],
};
const withdrawn: Health = {
  ...healthy,
  name: 'remote-admin',
  isEnabled: false,
  release: null,
  loads: { count: 0, p50Ms: null, p95Ms: null },
};

const answer = jest.fn<() => { remotes: Health[] }>();

async function open(account: DemoAccount): Promise<void> {
  act(() => setSession(demoUsers[account]));
  await act(async () => {
    render(<RemoteHealth />, { wrapper: MemoryRouter });
  });
}

beforeEach(() => {
  answer.mockReset();
  fakeApi({ getRemoteHealth: () => answer() });
});
afterEach(() => act(clearSession));

describe('the health of the remotes', () => {
  it('shows release, load times and failures of each', async () => {
    answer.mockReturnValue({ remotes: [healthy, failing] });
    await open('1003');
    const live = within(await screen.findByRole('region', { name: 'remote-live' }));
    expect(live.getByText('1.1.0 (def), published 21-11-2026 14:05:00 by team live')).toBeInTheDocument();
    expect([...live.getByRole('group', { name: 'Figures of remote-live' }).children].map(({ textContent }) => textContent)).toEqual([
      'Loads412', 'Half of them took at most840 ms', '95 of 100 took at most1.4 s', 'Fallbacks0',
    ]);
    expect(live.getByText('No failures.')).toBeInTheDocument();

    const table = within(screen.getByRole('table', { name: 'Failures of remote-outages' }));
    expect(table.getByRole('row', { name: 'Integrity 1.1.0 (def) 3 21-11-2026 14:09:30 1A2B3C4' })).toBeInTheDocument();
  });

  it('shows releases side by side once there are several', async () => {
    const old = { version: '1.0.0', build: 'abc', loads: 40, failures: 0, people: 21, p50Ms: 900 };
    const young = { version: '1.1.0', build: 'def', loads: 4, failures: 6, people: 8, p50Ms: 1400 };
    answer.mockReturnValue({ remotes: [{ ...healthy, releases: [young, old] }, { ...failing, releases: [young] }] });
    await open('1003');
    const table = within(await screen.findByRole('table', { name: 'Releases of remote-live' }));
    expect(table.getByRole('row', { name: '1.1.0 (def) 4 6 8 1.4 s' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: '1.0.0 (abc) 40 0 21 900 ms' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Releases of remote-outages' })).toBeNull();
  });

  it('says what is switched off, and what nobody has opened', async () => {
    answer.mockReturnValue({ remotes: [withdrawn] });
    await open('2002');
    const admin = await screen.findByRole('region', { name: 'remote-admin' });
    expect(admin).toHaveTextContent('Switched off');
    expect(admin).toHaveTextContent('Every release of it has been withdrawn.');
    expect(admin).toHaveTextContent('Nobody has opened it.');
  });

  it('asks again with Refresh, also after a failure', async () => {
    answer.mockImplementationOnce(() => {
      throw new Error('away');
    });
    await open('1003');
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded.');
    answer.mockReturnValue({ remotes: [] });
    await act(async () => screen.getByRole('button', { name: 'Refresh' }).click());
    expect(await screen.findByText('No remote has been released yet.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['1001', '2001', '3001'] as const)('is not found by account %s', async (account) => {
    await open(account);
    expect(screen.getByText('404 Error | Page Not Found...')).toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
  });
});
