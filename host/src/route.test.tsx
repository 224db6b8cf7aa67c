import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'shared-ui/router';
import { clearSession, setSession } from 'shared-ui/session';
import { createMemoryRouter, fakeApi, provideDialogElement } from 'shared-ui/testing';
import { ConfigurationContext } from './configuration/use-configuration';
import { routes } from './route';
import { forgetPath, takeReturnPath } from './session/return-path';
import { endSession, watchSessionEnd } from './session/session-end';
import { demoConfiguration } from './testing/demo-configuration';
import { demoUsers } from './testing/demo-users';

let stop = () => undefined as void;

async function open(address: string): Promise<ReturnType<typeof createMemoryRouter>> {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () => {
    render(
      <ConfigurationContext value={demoConfiguration}>
        <RouterProvider router={router} />
      </ConfigurationContext>,
    );
  });
  return router;
}

beforeEach(() => {
  provideDialogElement();
  fakeApi({ listRemotes: () => ({ remotes: [], contracts: [1], revision: '1' }) });
  stop = watchSessionEnd();
});
afterEach(() => {
  stop();
  act(clearSession);
  forgetPath();
});

describe('the routes', () => {
  it('sends nobody to the login page and remembers path and query', async () => {
    const router = await open('/outages?fid=7');
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(takeReturnPath(null)).toBe('/outages?fid=7');
  });

  it('lets a user in', async () => {
    act(() => setSession(demoUsers['1001']));
    await open('/');
    expect(await screen.findByRole('heading', { name: 'Welcome, Employee 1001' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  });

  it('shows the not-found page for an address that nobody has, and for one that is not theirs', async () => {
    act(() => setSession(demoUsers['1001']));
    await open('/modules');
    expect(await screen.findByText('404 Error | Page Not Found...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('leaves the screen when the session expires, and comes back to it', async () => {
    act(() => setSession(demoUsers['1001']));
    const router = await open('/summary');
    await act(async () => endSession('expired'));
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(takeReturnPath(null)).toBe('/summary');
  });

  it('does not come back after a sign-out', async () => {
    act(() => setSession(demoUsers['1001']));
    await open('/summary');
    await act(async () => endSession('signedOut'));
    expect(takeReturnPath(null)).toBe('/');
  });

  it('tells nobody at Help that they have to sign in', async () => {
    // A sign-in forgets why the session of an earlier test ended; nobody watches the end of this one.
    act(() => setSession(demoUsers['1001']));
    stop();
    act(clearSession);
    await open('/help');
    expect(await screen.findByRole('dialog', { name: 'Unauthorized' })).toHaveTextContent(
      'You need to be logged in to access this feature.',
    );
  });

  it('leaves Help too when the session ends there', async () => {
    act(() => setSession(demoUsers['1001']));
    const router = await open('/help');
    await act(async () => endSession('expired'));
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
