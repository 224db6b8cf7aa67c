import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/testing';
import type { ReactNode } from 'react';
import { answering, demoManifest } from '../testing/demo-manifest';
import { demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { goOffline, goOnline } from '../testing/network';
import { slowAfterMs } from './remote-loading';
import { RemoteMount } from './remote-mount';


const load = jest.fn<() => Promise<unknown>>();
const runtime = { register: jest.fn(), load };
const environment = {
  user: demoUsers['1001'],
  remoteOrigins: ['http://localhost:3001'],
  contracts: [1],
  revision: '1',
  runtime,
  fetchFile: answering(demoManifest),
};
const outages = { routes: [{ index: true, element: <h1>Outage List</h1> }] };
const refreshRegistry = jest.fn(async () => undefined);
let lastVersion = 0;

/** Each test has a release of its own: what is loaded stays loaded. */
async function show(): Promise<void> {
  lastVersion += 1;
  const release = { ...demoRelease, manifestUrl: `http://localhost:3001/${lastVersion}/mf-manifest.json` };
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/outages']}>
        <RemoteMount release={release} environment={environment} refreshRegistry={refreshRegistry} />
      </MemoryRouter>,
    );
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('RemoteMount', () => {
  it('shows the screen of the remote', async () => {
    load.mockResolvedValue(outages);
    await show();
    expect(await screen.findByRole('heading', { name: 'Outage List' })).toBeInTheDocument();
    expect(document.title).toBe('Outages - Outage Suite');
  });

  it('says what failed, and Retry does the whole thing again', async () => {
    load.mockRejectedValueOnce(new Error('RUNTIME-008'));
    await show();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('remote-outages');
    expect(panel).toHaveTextContent('1.0.0');
    expect(panel).toHaveTextContent('Loading');
    expect(panel).toHaveTextContent(/Reference[A-Z0-9]{7}/);

    load.mockResolvedValue(outages);
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByRole('heading', { name: 'Outage List' })).toBeInTheDocument();
    expect(runtime.register).toHaveBeenCalledTimes(2);
    expect(refreshRegistry).toHaveBeenCalledTimes(1);
  });

  it('offline says so plainly, keeps the technical part folded, and tries again by itself once online', async () => {
    goOffline();
    load.mockRejectedValueOnce(new Error('Failed to fetch'));
    await show();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent(
      'The server cannot be reached. Check your connection and try again. This is tried again by itself as soon as you are online.',
    );
    expect(panel).not.toHaveTextContent('Everything else keeps working.');
    expect(screen.getByText('Failed to fetch').closest('details')).not.toHaveAttribute('open');

    load.mockResolvedValue(outages);
    await act(async () => goOnline());
    expect(await screen.findByRole('heading', { name: 'Outage List' })).toBeInTheDocument();
  });

  it('keeps a remote that breaks while it runs to its own place', async () => {
    const Broken = (): ReactNode => {
      throw new Error('no rows');
    };
    load.mockResolvedValue({ routes: [{ index: true, element: <Broken /> }] });
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('no rows');
  });

  it('says when loading takes long', async () => {
    jest.useFakeTimers();
    load.mockReturnValue(new Promise(() => undefined));
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await act(() => jest.advanceTimersByTimeAsync(slowAfterMs));
    expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
  });
});
