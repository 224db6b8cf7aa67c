import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anOutage, freshTab, noConnection, openAction, readError, refusal } from '../testing/open-action';

beforeEach(freshTab);
afterEach(() => {
  jest.useRealTimers();
});

const title = 'Add End Date/Time of Outage';

async function fill(date: string, time: string) {
  fireEvent.change(await screen.findByLabelText('End Date'), { target: { value: date } });
  fireEvent.change(screen.getByLabelText('End Time'), { target: { value: time } });
}

describe('Add End Date/Time of Outage', () => {
  it('says in figures which day and minute is chosen, whatever the form of the browser', async () => {
    await openAction(anOutage(), {}, title);
    fireEvent.change(await screen.findByLabelText('End Date'), { target: { value: '2026-11-09' } });
    expect(screen.getByText('09-11-2026')).toHaveAttribute('aria-live', 'polite');
    fireEvent.change(screen.getByLabelText('End Time'), { target: { value: '23:45' } });
    expect(screen.getByText('09-11-2026 23:45')).toBeVisible();
  });

  it('saves, says so, hides after two seconds and reloads the list', async () => {
    const save = jest.fn((_input: unknown, _options?: unknown) => ({ status: 'Success', message: 'Added.' }));
    const { onDone } = await openAction(anOutage(), { addManualEnd: save }, title);
    expect(await screen.findByText('20-11-2026 11:00:00')).toBeVisible();
    await fill('2026-11-20', '11:45');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(save).toHaveBeenCalledWith({ body: { id: 41, outageEndDate: '2026-11-20', outageEndTime: '11:45' } }, expect.anything());
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('Added.');
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(onDone).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['2026-11-20', '', 'Enter valid End Date/Time.', 'End Time'],
    ['', '11:45', 'Enter valid End Date/Time.', 'End Date'],
    ['2026-11-20', '10:59', 'End Date/Time should not be before Start Date/Time.', 'End Date'],
  ])('refuses %p %p in the error popup and at the field', async (date, time, message, field) => {
    const save = jest.fn();
    const { user } = await openAction(anOutage(), { addManualEnd: save }, title);
    await fill(date, time);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe(message);
    expect(save).not.toHaveBeenCalled();
    const input = screen.getByLabelText(field);
    expect(input).toHaveAccessibleDescription(message);
    expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveFocus());
  });

  it('says that the start is unknown when it could not be read', async () => {
    const { user } = await openAction(anOutage(), { getOutage: () => { throw refusal(404, 'Not found.'); } }, title);
    await fill('2026-11-20', '11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe('Start DateTime is not valid. Please Refresh the page.');
  });

  it.each([
    [refusal(422, 'Future DateTime is not allow.'), 'Future DateTime is not allow.'],
    [refusal(409, 'This outage already has an end date/time.'), 'This outage already has an end date/time.'],
    [noConnection, 'The server cannot be reached. What you typed is kept: please try again.'],
  ])('keeps what was typed when the server says %p', async (failure, message) => {
    const { user, onDone } = await openAction(anOutage(), { addManualEnd: () => { throw failure; } }, title);
    await fill('2026-11-20', '11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe(message);
    expect(screen.getByLabelText('End Time')).toHaveValue('11:45');
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog', { name: title }), { key: 'Escape' });
  const reopen = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Action' }));
    await user.click(screen.getByRole('menuitem', { name: title }));
  };

  it('closes a popup in which nothing is typed', async () => {
    await openAction(anOutage(), {}, title);
    await screen.findByLabelText('End Date');
    escape();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it discards what was typed, and keeps it until it is told to', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await fill('2026-11-20', '11:45');
    screen.getByLabelText('End Time').focus();
    escape();
    expect(screen.getByRole('group', { name: 'Discard what you typed?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('End Time')).toHaveValue('11:45');
    await waitFor(() => expect(screen.getByLabelText('End Time')).toHaveFocus());
    escape();
    escape();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('forgets what is discarded: the next opening is empty', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await fill('2026-11-20', '11:45');
    escape();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
    await reopen(user);
    expect(await screen.findByLabelText('End Time')).toHaveValue('');
  });

  it('is not Cancel, which discards at once', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await fill('2026-11-20', '11:45');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await reopen(user);
    expect(await screen.findByLabelText('End Date')).toHaveValue('');
  });
});
