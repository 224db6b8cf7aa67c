import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { openLivePage, prepareSummary } from '../testing/summary-screen';

prepareSummary();

describe('selection and focus of the live summary', () => {
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

  it('is ended by Escape, before that leaves a wallboard', async () => {
    const { user, router } = await openLivePage('/?kiosk=1&outage=mid');
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?kiosk=1');
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
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
});
