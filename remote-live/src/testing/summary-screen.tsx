// The summary page of a test: its stream is driven by the test, and so is the clock.
import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideConfig } from 'shared-ui/config';
import { createMemoryRouter, fakeApi, provideDialogElement } from 'shared-ui/testing';
import { RouterProvider } from 'shared-ui/router';
import { createFakeSocket } from './fake-socket';
import { liveOutage, minutesAgo } from './live-outage';
import { SummaryPage } from '../summary/summary-page';

jest.mock('../map/outage-map', () => ({
  OutageMap: ({ selectedId, onSelect }: { selectedId: string | null; onSelect: (sfmsId: string) => void }) => (
    <button type="button" onClick={() => onSelect('late')}>{`Map of ${selectedId ?? 'nothing'}`}</button>
  ),
}));

export const apiUrl = 'http://localhost:3010';

/** Call it in a test file that opens the page. */
export function prepareSummary(): void {
  // Looking up roles in a whole page is slow on a busy machine.
  jest.setTimeout(20_000);
  beforeEach(() => {
    jest.useFakeTimers();
    provideDialogElement();
    provideConfig({ apiUrl, outageExternalUrl: `${apiUrl}/outage`, organizationViewUrl: `${apiUrl}/view?tab=live`, mapTileUrl: null });
    fakeApi({ getSurfaceToken: () => ({ ticket: 'T 1' }) });
    // jsdom lays nothing out; the list shows the rows that fit into its height.
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(620);
    window.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    window.localStorage.clear();
  });
}

export async function openPage(address = '/') {
  const socket = createFakeSocket();
  const streamParts = { openSocket: socket.open, confirm: async () => false };
  const router = createMemoryRouter([{ path: '/', element: <SummaryPage streamParts={streamParts} /> }], { initialEntries: [address] });
  const { unmount } = render(<RouterProvider router={router} />);
  const settle = () => act(() => jest.advanceTimersByTimeAsync(1600));
  await settle();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { socket, router, settle, user, unmount };
}

const outages = [
  liveOutage('fresh', { oTime: minutesAgo(5), category: 'URBAN' }),
  liveOutage('mid', { oTime: minutesAgo(125), category: 'JGY' }),
  liveOutage('late', { oTime: minutesAgo(300), category: 'JGY', feederId: '42/1' }),
  liveOutage('farm', { oTime: minutesAgo(10), category: 'AGSKY' }),
  liveOutage('ancient', { oTime: minutesAgo(4321), category: 'JGY' }),
];

export async function openLivePage(address?: string) {
  const page = await openPage(address);
  page.socket.server().onConnected();
  page.socket.snapshot(outages);
  await page.settle();
  return page;
}

export const tiles = () =>
  within(screen.getByRole('region', { name: 'Live Outage Counts by Category' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
export const feeders = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
