import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/testing';
import { type ReactNode, useState } from 'react';
import type { LoadEnvironment } from '../loading/load-release';
import { type LoadableRelease, releaseKey } from '../registry/release';
import { demoManifest } from '../testing/demo-manifest';
import { demoUpgrade } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { provenAfterMs } from './proven-release';
import { RemoteMount } from './remote-mount';
import { idleMs } from './use-idle';

/** The manifest names the version of the folder it lies in. */
const fetchFile: typeof fetch = async (url) => {
  const version = /1\.\d\.0/.exec(String(url))?.[0] ?? '';
  return new Response(
    JSON.stringify({ ...demoManifest, metaData: { ...demoManifest.metaData, suite: { ...demoManifest.metaData.suite, version } } }),
  );
};
const load = jest.fn<(releaseName: string, exposed: string) => Promise<unknown>>();
const environment: LoadEnvironment = {
  user: demoUsers['1001'],
  remoteOrigins: ['http://localhost:3001'],
  contracts: [1],
  revision: '1',
  runtime: { register: jest.fn(), load },
  fetchFile,
};
const screenOf = (text: string) => ({
  routes: [
    {
      index: true,
      element: (
        <>
          <h1>{text}</h1>
          <form>
            <label>
              Remarks <input />
            </label>
          </form>
        </>
      ),
    },
  ],
});
const Broken = (): ReactNode => {
  throw new Error('no rows');
};
const broken = { routes: [{ index: true, element: <Broken /> }] };

let folder = 0;
let upgrade = demoUpgrade('');
/** What the builds of 1.0.0 and 1.1.0 export, or fail with. */
let builds: Record<'abc' | 'def', unknown>;

function Page({ release, change }: { release: LoadableRelease; change: Partial<LoadEnvironment> }): ReactNode {
  return (
    <MemoryRouter initialEntries={['/outages']}>
      <RemoteMount release={release} environment={{ ...environment, ...change }} refreshRegistry={async () => undefined} />
    </MemoryRouter>
  );
}

/** Lets what was begun come to its end: manifests and modules are read in many small steps. */
const settle = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

/** Shows a release; the result tells the page of another state of the registry. */
async function show(
  release: LoadableRelease,
  change: Partial<LoadEnvironment> = {},
): Promise<(next: LoadableRelease, changed?: Partial<LoadEnvironment>) => Promise<void>> {
  let rerender: (page: ReactNode) => void = () => undefined;
  await settle(() => {
    ({ rerender } = render(<Page release={release} change={change} />));
  });
  return (next, changed = { revision: '2' }) => settle(() => rerender(<Page release={next} change={{ ...change, ...changed }} />));
}

const heading = () => screen.findByRole('heading', { level: 1 });
const click = (name: string) => settle(() => screen.getByRole('button', { name }).click());

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder += 1;
  upgrade = demoUpgrade(`switch-${folder}`);
  builds = { abc: screenOf('Version 1.0.0'), def: screenOf('Version 1.1.0') };
  load.mockImplementation(async (releaseName) => {
    const build = releaseName.endsWith('_abc') ? builds.abc : builds.def;
    if (build instanceof Error) throw build;
    return build;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('the names of the page on screen follow the registry, which answers in the language chosen', async () => {
  const named = (list: string, page: string) => ({
    ...upgrade.before,
    pages: [{ path: '/report', title: list }, { path: '/outages', title: page, parent: '/report' }],
  });
  const change = await show(named('Reports', 'Reliability'));
  const trail = screen.getByRole('navigation', { name: 'Where you are' });
  expect(trail).toHaveTextContent('Reports/Reliability');
  await change(named('અહેવાલો', 'વિશ્વસનીયતા'), {});
  expect(trail).toHaveTextContent('અહેવાલો/વિશ્વસનીયતા');
  expect(document.title).toBe('વિશ્વસનીયતા - Outage Suite');
  expect(screen.queryByRole('complementary')).toBeNull();
});

describe('a new version of the remote on screen', () => {
  it('is offered, and shown when the user switches', async () => {
    const change = await show(upgrade.before);
    await change(upgrade.after);
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    expect(screen.getByRole('status')).toHaveTextContent('New version 1.1.0');
    await click('Switch');
    expect(await heading()).toHaveTextContent('Version 1.1.0');
    expect(screen.queryByRole('button', { name: 'Switch' })).toBeNull();
  });

  it('is offered with what its team says is new', async () => {
    const change = await show(upgrade.before);
    await change({ ...upgrade.after, changes: '- The list names the substation.' });
    expect(screen.getByText('- The list names the substation.')).toBeInTheDocument();
  });

  it('waits for the user, and Later hides the offer', async () => {
    const change = await show(upgrade.before);
    await change(upgrade.after);
    await click('Later');
    expect(screen.queryByRole('status')).toBeNull();
    await change(upgrade.after, { revision: '3' });
    expect(await heading()).toHaveTextContent('Version 1.0.0');
  });

  it('asks once more when something that was typed would be lost', async () => {
    const change = await show(upgrade.before);
    fireEvent.input(screen.getByLabelText('Remarks'), { target: { value: 'Tree on the line' } });
    await change(upgrade.after);
    expect(screen.getByLabelText('Remarks')).toHaveValue('Tree on the line');
    await click('Switch');
    expect(screen.getByRole('status')).toHaveTextContent('What you have typed here and not saved may be lost.');
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    await click('Switch anyway');
    expect(await heading()).toHaveTextContent('Version 1.1.0');
  });

  it('is offered for a roll-back too, without loading anything again', async () => {
    const change = await show(upgrade.before);
    await change(upgrade.after);
    await click('Switch');
    await change(upgrade.before, { revision: '3' });
    expect(screen.getByRole('status')).toHaveTextContent('Version 1.0.0 of this page is in use again.');
    await click('Switch');
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('runs nothing of it before the user switches', async () => {
    const change = await show(upgrade.before);
    await change(upgrade.after);
    expect(screen.getByRole('status')).toHaveTextContent('New version 1.1.0');
    expect(load.mock.calls).toEqual([[expect.stringMatching(/_abc$/), 'routes']]);
  });

  it('leaves what is on screen where it does not start, and is not tried again before the registry changes', async () => {
    builds.def = new Error('RUNTIME-008');
    const change = await show(upgrade.before);
    await change(upgrade.after);
    await click('Switch');
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    expect(screen.queryByRole('status')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    await change({ ...upgrade.after, menu: [] });
    expect(screen.queryByRole('status')).toBeNull();

    builds.def = screenOf('Version 1.1.0');
    await change(upgrade.after, { revision: '3' });
    await click('Switch');
    expect(await heading()).toHaveTextContent('Version 1.1.0');
  });

  it.each([
    ['whose gates refuse it', { contracts: 2 }],
    ['whose manifest names another version', { version: '1.7.0' }],
  ])('is never offered %s', async (_what, difference) => {
    const change = await show(upgrade.before);
    await change({ ...upgrade.after, ...difference });
    expect(screen.queryByRole('status')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes by itself once nobody has touched the page for a while', async () => {
    const change = await show(upgrade.before);
    jest.useFakeTimers({ advanceTimers: true });
    await change(upgrade.after);
    await act(() => jest.advanceTimersByTimeAsync(idleMs - 1000));
    fireEvent.pointerDown(document.body);
    await act(() => jest.advanceTimersByTimeAsync(idleMs - 1000));
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await heading()).toHaveTextContent('Version 1.1.0');
  });

  it('does not come by itself while something is typed that would be lost', async () => {
    const change = await show(upgrade.before);
    fireEvent.input(screen.getByLabelText('Remarks'), { target: { value: 'Tree on the line' } });
    jest.useFakeTimers({ advanceTimers: true });
    await change(upgrade.after);
    await act(() => jest.advanceTimersByTimeAsync(2 * idleMs));
    expect(screen.getByLabelText('Remarks')).toHaveValue('Tree on the line');
  });

  it('takes the place of a panel without asking', async () => {
    builds.abc = new Error('RUNTIME-008');
    const change = await show(upgrade.before);
    expect(await screen.findByRole('alert')).toHaveTextContent('Loading');
    await change(upgrade.after);
    expect(await heading()).toHaveTextContent('Version 1.1.0');
  });
});

describe('a release that fails', () => {
  it.each([
    ['its gates', { contracts: 2 }, screenOf('Version 1.1.0')],
    ['its first load', {}, new Error('RUNTIME-008')],
  ])('at %s gives way to the one before, and an ordinary user notices nothing', async (_where, change, build) => {
    builds.def = build;
    await show({ ...upgrade.after, ...change });
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('by freezing the page gives way when the user comes back', async () => {
    const key = releaseKey(upgrade.after);
    window.localStorage.setItem('suite.loads', JSON.stringify([{ tab: 'frozen', key, at: Date.now() - 60_000 }]));
    await show(upgrade.after);
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    expect(load.mock.calls).toEqual([[expect.stringMatching(/_abc$/), 'routes']]);
  });

  it('while it draws its first screen gives way too', async () => {
    builds.def = broken;
    await show(upgrade.after);
    expect(await heading()).toHaveTextContent('Version 1.0.0');
  });

  it('after it has stood on screen shows its panel: that is a bug of one screen', async () => {
    const Rows = (): ReactNode => {
      const [isBroken, setIsBroken] = useState(false);
      if (isBroken) throw new Error('no rows');
      return <button type="button" onClick={() => setIsBroken(true)}>Show rows</button>;
    };
    builds.def = { routes: [{ index: true, element: <Rows /> }] };
    jest.useFakeTimers({ advanceTimers: true });
    await show(upgrade.after);
    await act(() => jest.advanceTimersByTimeAsync(provenAfterMs));
    await click('Show rows');
    expect(screen.getByRole('alert')).toHaveTextContent('no rows');
    expect(screen.getByRole('alert')).toHaveTextContent('1.1.0');
  });

  it('is told to administrators, with stage and reference', async () => {
    builds.def = new Error('RUNTIME-008');
    await show(upgrade.after, { user: demoUsers['1003'] });
    expect(await heading()).toHaveTextContent('Version 1.0.0');
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(/^Version 1\.1\.0 of remote-outages failed here \(stage Loading, reference [A-Z0-9]{7}\)\./);
    expect(notice).toHaveTextContent(/\)\. Version 1\.0\.0 is in use\. Remotes health$/);
    expect(screen.getByRole('link', { name: 'Remotes health' })).toHaveAttribute('href', '/remotes');
    await click('Dismiss');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['loads', () => ({ abc: new Error('away'), def: new Error('RUNTIME-008') })],
    ['draws its screen', () => ({ abc: broken, def: broken })],
  ])('is tried once, and the one before once, when neither %s', async (_what, made) => {
    builds = made();
    await show(upgrade.after);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    builds = { abc: screenOf('Version 1.0.0'), def: screenOf('Version 1.1.0') };
    await click('Retry');
    expect(await heading()).toHaveTextContent('Version 1.1.0');
  });
});
