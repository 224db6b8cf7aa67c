import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { typeMoment } from 'shared-ui/testing';
import { anOutage, freshTab, noConnection, openAction, readError, refusal } from '../testing/open-action';

beforeEach(freshTab);
afterEach(() => {
  jest.useRealTimers();
});

const title = 'Add End Date/Time of Outage';

const field = () => screen.findByRole('textbox', { name: 'End Date/Time' });

async function fill(text: string) {
  const input = await field();
  await waitFor(() => expect(input).toBeEnabled());
  typeMoment(input, text);
}

describe('Add End Date/Time of Outage', () => {
  it('saves, says so, hides after two seconds and reloads the list', async () => {
    const save = jest.fn((_input: unknown, _options?: unknown) => ({ status: 'Success', message: 'Added.' }));
    const { onDone } = await openAction(anOutage(), { addManualEnd: save }, title);
    expect(await screen.findByText('20-11-2026 11:00:00')).toBeVisible();
    await fill('20-11-2026 11:45');
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
    ['', 'Enter valid End Date/Time.'],
    ['tomorrow', 'Enter valid End Date/Time.'],
    ['20-11-2026 10:59', 'End Date/Time should not be before Start Date/Time.'],
  ])('refuses %p in the error popup and at the field', async (text, message) => {
    const save = jest.fn();
    const { user } = await openAction(anOutage(), { addManualEnd: save }, title);
    await fill(text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe(message);
    expect(save).not.toHaveBeenCalled();
    const input = await field();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveFocus());
  });

  it('keeps the start that the row knows when it cannot be read anew', async () => {
    const save = jest.fn((_input: unknown) => ({ status: 'Success', message: 'Added.' }));
    const { user } = await openAction(anOutage(), { getOutage: () => { throw refusal(500, 'Broken.'); }, addManualEnd: save }, title);
    expect(screen.getByText('20-11-2026 11:00:00')).toBeVisible();
    await fill('20-11-2026 10:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe('End Date/Time should not be before Start Date/Time.');
    await fill('20-11-2026 11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Added.')).toBeVisible();
  });

  it('says that the start is unknown when neither the row nor the server knows it', async () => {
    const unknown = { ...anOutage(), faultStart: '' };
    const { user } = await openAction(unknown, { getOutage: () => { throw refusal(404, 'Not found.'); } }, title);
    await fill('20-11-2026 11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe('Start DateTime is not valid. Please Refresh the page.');
  });

  it.each([
    [refusal(422, 'Future DateTime is not allow.'), 'Future DateTime is not allow.'],
    [refusal(409, 'This outage already has an end date/time.'), 'This outage already has an end date/time.'],
    [noConnection, 'The server cannot be reached. What you typed is kept: please try again.'],
  ])('keeps what was typed when the server says %p', async (failure, message) => {
    const { user, onDone } = await openAction(anOutage(), { addManualEnd: () => { throw failure; } }, title);
    await fill('20-11-2026 11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe(message);
    expect(await field()).toHaveValue('20-11-2026 11:45');
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog', { name: title }), { key: 'Escape' });
  const reopen = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Action' }));
    await user.click(await screen.findByRole('menuitem', { name: title }));
  };

  it('closes a popup in which nothing is typed', async () => {
    await openAction(anOutage(), {}, title);
    await field();
    escape();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it discards what was typed, and keeps it until it is told to', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await fill('20-11-2026 11:45');
    (await field()).focus();
    escape();
    expect(await screen.findByRole('group', { name: 'Discard what you typed?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await field()).toHaveValue('20-11-2026 11:45');
    expect(await field()).toHaveFocus();
    escape();
    await screen.findByRole('group', { name: 'Discard what you typed?' });
    escape();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('forgets what is discarded: the next opening is empty', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await fill('20-11-2026 11:45');
    escape();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
    await reopen(user);
    expect(await field()).toHaveValue('');
  });

  it('is not Cancel, which discards at once', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await fill('20-11-2026 11:45');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await reopen(user);
    expect(await field()).toHaveValue('');
  });
});
