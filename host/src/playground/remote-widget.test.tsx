import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answering, demoManifest } from '../testing/demo-manifest';
import { demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { Loaded, loadWidget, SilentBoundary } from './remote-widget';

const load = jest.fn<(container: string, exposed: string) => Promise<unknown>>();
const environment = {
  user: demoUsers['1001'],
  remoteOrigins: ['http://localhost:3001'],
  contracts: [1],
  revision: '1',
  runtime: { register: jest.fn(), load },
  fetchFile: answering(demoManifest),
};
let lastVersion = 0;

/** Each test has a release of its own: what is loaded stays loaded. */
async function show(widgets: unknown): Promise<void> {
  lastVersion += 1;
  const release = { ...demoRelease, manifestUrl: `http://localhost:3001/w${lastVersion}/mf-manifest.json` };
  load.mockImplementation(async (_container, exposed) => {
    if (exposed === 'routes') return { routes: [] };
    if (widgets instanceof Error) throw widgets;
    return widgets;
  });
  const loading = loadWidget(release, environment, 'Card');
  await act(async () => {
    render(
      <>
        <p>page</p>
        <SilentBoundary>
          <Loaded load={loading} />
        </SilentBoundary>
      </>,
    );
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a widget of a remote', () => {
  it('is shown once it is here', async () => {
    await show({ Card: () => <p>a card</p> });
    expect(await screen.findByText('a card')).toBeInTheDocument();
    expect(load).toHaveBeenLastCalledWith('remoteOutages_abc', 'widgets');
  });

  const Broken = (): ReactNode => {
    throw new Error('no count');
  };
  it.each([
    ['the remote does not come', new Error('RUNTIME-008')],
    ['the remote has no such widget', {}],
    ['the remote exposes something else', null],
    ['the widget breaks', { Card: Broken }],
  ])('leaves the page as it is when %s, and logs it', async (_what, widgets) => {
    await show(widgets);
    expect(document.body).toHaveTextContent(/^page$/);
    expect(console.error).toHaveBeenCalled();
  });
});
