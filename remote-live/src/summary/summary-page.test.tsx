import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { choose } from 'shared-ui/testing';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { feeders, openLivePage, openPage, prepareSummary, tiles } from '../testing/summary-screen';

prepareSummary();

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
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(dialog.getByRole('checkbox', { name: 'ADOM' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'ADOM' }));
    await user.click(dialog.getByRole('checkbox', { name: 'URBAN' }));
    await choose('Duration', 'More than 4 Hours');
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
    expect(screen.getByText('1 open on 1 feeder, 3 hidden by the filter, 1 older than 3 days not shown')).toBeInTheDocument();
    const filter = screen.getByRole('button', { name: 'Filter' });
    expect(filter).toHaveAccessibleDescription('3 hidden by the filter');
    await user.click(filter);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('4 open on 4 feeders, 1 older than 3 days not shown')).toBeInTheDocument();
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
    expect(screen.getByRole('alert')).toHaveTextContent('The live stream has not answered yet');
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
    expect(screen.getByText(/^3 open on 3 feeders, 1 hidden by the filter/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave wallboard (Esc)' })).toHaveAttribute('aria-keyshortcuts', 'Escape');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?kiosk=1');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Wallboard' })).toBeInTheDocument();
  });
});
