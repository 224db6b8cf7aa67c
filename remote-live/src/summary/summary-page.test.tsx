import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideConfig } from 'shared-ui/config';
import { createMemoryRouter, fakeApi, provideDialogElement } from 'shared-ui/testing';
import { RouterProvider } from 'shared-ui/router';
import { createFakeSocket } from '../testing/fake-socket';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { SummaryPage } from './summary-page';

jest.mock('../map/outage-map', () => ({
  OutageMap: ({ selectedId, onSelect }: { selectedId: string | null; onSelect: (sfmsId: string) => void }) => (
    <button type="button" onClick={() => onSelect('late')}>{`Map of ${selectedId ?? 'nothing'}`}</button>
  ),
}));

// Looking up roles in a whole page is slow on a busy machine.
jest.setTimeout(20_000);

const apiUrl = 'http://localhost:3010';

beforeEach(() => {
  jest.useFakeTimers();
  provideDialogElement();
  provideConfig({ apiUrl, outageExternalUrl: `${apiUrl}/outage`, organizationViewUrl: `${apiUrl}/view?tab=live`, mapTileUrl: null });
  fakeApi({ getSurfaceToken: () => ({ ticket: 'T 1' }) });
  // jsdom lays nothing out; the list shows the rows that fit into its height.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(620);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.localStorage.clear();
});

async function openPage(address = '/') {
  const socket = createFakeSocket();
  const feedParts = { openSocket: socket.open, confirm: async () => false };
  const router = createMemoryRouter([{ path: '/', element: <SummaryPage feedParts={feedParts} /> }], { initialEntries: [address] });
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

async function openLivePage(address?: string) {
  const page = await openPage(address);
  page.socket.server().onConnected();
  page.socket.snapshot(outages);
  await page.settle();
  return page;
}

const tiles = () => within(screen.getByRole('region', { name: 'Live Outage Counts by Category' })).getAllByRole('listitem').map(({ textContent }) => textContent);
const feeders = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('live summary', () => {
  it('never shows an unknown number as zero', async () => {
    const { socket, settle } = await openPage();
    expect(screen.queryByText('0')).toBeNull();
    expect(screen.getAllByRole('status', { name: 'Loading live outages...' })).toHaveLength(2);
    socket.server().onConnected();
    socket.snapshot([]);
    await settle();
    expect(screen.getByText('No open outages.')).toBeInTheDocument();
  });

  it('counts by category, the highest first, without ADOM and what is too old', async () => {
    await openLivePage();
    expect(tiles()).toEqual(['TOTAL3', 'JGY2', 'URBAN1', 'EHT0', 'GIDC0', 'HTEX0', 'IND0', 'LL0', 'SOLAR0']);
  });

  it('lists feeders, the latest first, with age and link', async () => {
    await openLivePage();
    expect(feeders()).toEqual(['Feeder fresh', 'Feeder mid', 'Feeder late']);
    expect(screen.getByText('2 Hrs 5 Mins ago')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^Feeder late/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/outages?fid=42%2F1', '_blank']);
  });

  it('follows events, flashing the number that changed', async () => {
    const { socket } = await openLivePage();
    socket.add(liveOutage('new', { oTime: minutesAgo(1), category: 'URBAN' }));
    socket.remove('mid');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(feeders()).toEqual(['Feeder new', 'Feeder fresh', 'Feeder late']);
    expect(tiles().slice(0, 3)).toEqual(['TOTAL3', 'URBAN2▲', 'JGY1▼']);
  });

  it('refreshes the age each minute', async () => {
    await openLivePage();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('2 Hrs 6 Mins ago')).toBeInTheDocument();
  });

  it('filters by category and duration, in the URL, with a chip that removes the duration', async () => {
    const { user, router } = await openLivePage();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filter' }));
    expect(dialog.getByRole('checkbox', { name: 'ADOM' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'ADOM' }));
    await user.click(dialog.getByRole('checkbox', { name: 'URBAN' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Duration' }), 'More than 4 Hours');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(feeders()).toEqual(['Feeder late']);
    expect(router.state.location.search).toContain('olderThan=240');
    await user.click(screen.getByRole('button', { name: 'Remove duration filter: More than 4 Hours' }));
    expect(feeders()).toEqual(['Feeder farm', 'Feeder mid', 'Feeder late']);
    expect(router.state.location.search).not.toContain('olderThan');
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('says how many the filter hides, by the list and for the Filter button, and how many are too old', async () => {
    const { user } = await openLivePage('/?category=URBAN&olderThan=0');
    expect(screen.getByText('1 open, 3 hidden by the filter, 1 older than 3 days not shown')).toBeInTheDocument();
    const filter = screen.getByRole('button', { name: 'Filter' });
    expect(filter).toHaveAccessibleDescription('3 hidden by the filter');
    await user.click(filter);
    const dialog = within(screen.getByRole('dialog', { name: 'Filter' }));
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('4 open, 1 older than 3 days not shown')).toBeInTheDocument();
    expect(filter).not.toHaveAccessibleDescription();
  });

  it('takes the filter from the URL', async () => {
    await openLivePage('/?category=ADOM&olderThan=0');
    expect(tiles()).toEqual(['TOTAL1', 'ADOM1']);
  });

  it('offers everything when the filter leaves nothing', async () => {
    const { user } = await openLivePage('/?category=EHT');
    await user.click(screen.getByRole('button', { name: 'Show all categories and durations' }));
    expect(tiles()[0]).toBe('TOTAL4');
  });

  it('selects from list and map alike', async () => {
    const { user, router } = await openLivePage();
    await user.click(screen.getByRole('button', { name: 'Show Feeder mid on the map' }));
    expect(screen.getByRole('button', { name: 'Map of mid' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Map of mid' }));
    expect(screen.getByRole('button', { name: 'Show Feeder late on the map' })).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe('?outage=late');
  });

  it('says that the selected outage has ended, and selects it no longer', async () => {
    const { socket, settle, router } = await openLivePage('/?outage=mid&kiosk=1');
    expect(screen.getByRole('button', { name: 'Map of mid' })).toBeInTheDocument();
    socket.remove('mid');
    await settle();
    expect(screen.getByText('The outage of Feeder mid has ended.')).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?kiosk=1');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.queryByText('The outage of Feeder mid has ended.')).toBeNull();
  });

  it.each([
    ['nowhere', 'The outage in the address is not among the open ones.', ''],
    ['farm', 'Feeder farm is selected, but hidden by the filter.', '?outage=farm'],
    ['ancient', 'Feeder ancient has been out for more than 3 days and is not shown.', '?outage=ancient'],
  ])('says why the outage %s of the address is not shown', async (sfmsId, words, search) => {
    const { router } = await openLivePage(`/?outage=${sfmsId}`);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(router.state.location.search).toBe(search);
  });

  it('gives the focus to the row when the popup that had it is closed', async () => {
    const { router, settle } = await openLivePage('/?outage=mid');
    act(() => screen.getByRole('button', { name: 'Filter' }).focus());
    act(() => screen.getByRole('button', { name: 'Filter' }).blur());
    await act(() => router.navigate('/'));
    await settle();
    expect(screen.getByRole('button', { name: 'Show Feeder mid on the map' })).toHaveFocus();
  });

  it('is walked by arrow keys, with one row in the tab order', async () => {
    const { user, settle } = await openLivePage();
    const select = (feeder: string) => screen.getByRole('button', { name: `Show ${feeder} on the map` });
    act(() => select('Feeder fresh').focus());
    await user.keyboard('{ArrowDown}');
    await settle();
    expect(select('Feeder mid')).toHaveFocus();
    expect(['fresh', 'mid', 'late'].map((name) => select(`Feeder ${name}`).tabIndex)).toEqual([-1, 0, -1]);
    await user.keyboard('{End}');
    await settle();
    expect(select('Feeder late')).toHaveFocus();
  });

  it('keeps the focus in the list when the row that has it is closed', async () => {
    const { socket, settle } = await openLivePage();
    act(() => screen.getByRole('button', { name: 'Show Feeder mid on the map' }).focus());
    socket.remove('mid');
    await settle();
    expect(screen.getByRole('button', { name: 'Show Feeder late on the map' })).toHaveFocus();
  });

  it('keeps the row that has the focus, however far events move it', async () => {
    const { socket, settle } = await openLivePage();
    const mid = screen.getByRole('button', { name: 'Show Feeder mid on the map' });
    act(() => mid.focus());
    for (let count = 0; count < 40; count += 1) socket.add(liveOutage(`n${count}`, { oTime: minutesAgo(1) }));
    await settle();
    expect(mid).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Filter' }).focus());
    expect(screen.queryByRole('button', { name: 'Show Feeder mid on the map' })).toBeNull();
  });

  it('says whether it may be trusted, and offers Reconnect after all attempts', async () => {
    const { socket, settle, user } = await openLivePage();
    expect(screen.getByText('Live')).toBeInTheDocument();
    socket.server().onLost();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.queryByText('Disconnected')).toBeNull();
    await settle();
    expect(screen.getByText('Disconnected')).toBeInTheDocument();
    expect(screen.getByText(/^last data 14:05:0\d IST$/)).toBeInTheDocument();
    expect(feeders()).toHaveLength(3);
    act(() => socket.server().onGaveUp());
    socket.calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(socket.calls).toEqual(['disconnect', 'connect']);
  });

  it('says that it is disconnected though it never had data, and offers Reconnect', async () => {
    const { socket, user } = await openPage();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Connecting')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Disconnected')).toBeInTheDocument();
    expect(screen.getByText('no data yet')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The live feed has not answered yet');
    socket.calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(socket.calls).toEqual(['disconnect', 'connect']);
  });

  it('turns stale when a heartbeat is overdue, or when only heartbeats come', async () => {
    const { socket, settle } = await openLivePage();
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.getByText('Stale')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been heard');
    for (let beats = 0; beats < 16; beats += 1) {
      socket.server().onPing();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(screen.getByText('Live')).toBeInTheDocument();
    }
    socket.server().onPing();
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Stale')).toBeInTheDocument();
  });

  it('opens the Organization View with a one-time ticket in the tab of the click', async () => {
    const { user, settle } = await openLivePage();
    const replace = jest.fn();
    jest.spyOn(window, 'open').mockReturnValue({ opener: window, location: { replace }, close: () => undefined } as unknown as Window);
    await user.click(screen.getByRole('button', { name: 'Organization View' }));
    await settle();
    expect(replace).toHaveBeenCalledWith('http://localhost:3010/view?tab=live&ticket=T+1');
  });

  it('is a wallboard with kiosk=1 as long as it is mounted, and presses Reconnect by itself', async () => {
    const { socket, unmount } = await openLivePage('/?kiosk=1');
    expect(document.documentElement.dataset['kiosk']).toBe('on');
    act(() => socket.server().onGaveUp());
    socket.calls.length = 0;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(socket.calls).toEqual(['disconnect', 'connect']);
    unmount();
    expect(document.documentElement.dataset['kiosk']).toBeUndefined();
  });

  it('leaves the wallboard by Escape, which closes an open popup first', async () => {
    const { user, router } = await openLivePage('/?kiosk=1');
    expect(screen.getByText(/^3 open, 1 hidden by the filter/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave wallboard (Esc)' })).toHaveAttribute('aria-keyshortcuts', 'Escape');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?kiosk=1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Wallboard' })).toBeInTheDocument();
  });
});
