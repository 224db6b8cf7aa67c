import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, chosen, openOptions } from 'shared-ui/testing';
import { aDetail, anOutage, closed, freshTab, openAction, readError, refusal } from '../testing/open-action';

beforeEach(freshTab);

const title = 'Update ESD/PSD Details';
const success = () => ({ status: 'Success', message: 'Saved.' });
const answer = (question: string, text: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: text }));
const isAnswered = (question: string, text: string) =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name: text });

describe('Update ESD/PSD Details', () => {
  it('records a planned shutdown, closes, says so and reloads', async () => {
    const save = jest.fn((_input: unknown) => success());
    const { user, onDone } = await openAction(anOutage(), { saveFaultType: save }, title);
    await choose('Outage Type', 'Planned Shutdown');
    await user.type(screen.getByLabelText('LC No.'), '12');
    await user.type(screen.getByLabelText('LC Employee No.'), '34');
    await choose('Reasons', 'Tree trimming');
    await choose('Reasons', 'Line shifting');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({
      body: expect.objectContaining({ outageId: 41, faultType: 6, lcNo: '12', lcEmpNo: '34', reasonIds: [601, 602], version: 3 }),
    });
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is prefilled with what is recorded', async () => {
    const detail = aDetail({
      faultType: 5,
      shutdownTakenBy: 'Other',
      otherName: 'Asha',
      lcTaken: 'No',
      reasons: [{ id: 602, name: 'Line shifting' }],
    });
    await openAction(anOutage({ faultType: 5 }), { getFaultDetail: () => ({ detail }) }, title);
    expect(chosen('Outage Type')).toBe('Emergency Shutdown');
    expect(screen.getByLabelText('Name of Other Person')).toHaveValue('Asha');
    expect(isAnswered('LC Taken', 'No')).toBeChecked();
    expect(await screen.findByTitle('Line shifting')).toBeVisible();
  });

  it('resets what depends on a choice', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await choose('Outage Type', 'Emergency Shutdown');
    await choose('Shutdown Taken By', 'Discom Employee');
    await user.type(screen.getByLabelText('Discom Employee No.'), '77');
    answer('LC Taken', 'Yes');
    await user.type(screen.getByLabelText('LC No.'), '12');
    answer('LC Taken', 'No');
    answer('LC Taken', 'Yes');
    expect(screen.getByLabelText('LC No.')).toHaveValue('');
    await choose('Shutdown Taken By', 'Getco Employee');
    expect(isAnswered('LC Taken', 'Yes')).not.toBeChecked();
    await choose('Shutdown Taken By', 'Discom Employee');
    expect(screen.getByLabelText('Discom Employee No.')).toHaveValue('');
    await choose('Outage Type', 'Breaker Testing');
    expect(screen.queryByLabelText('Shutdown Taken By')).toBeNull();
    expect(screen.queryByLabelText('Reasons')).toBeNull();
  });

  it.each([
    ['ADOM', ['Emergency Shutdown', 'Planned Shutdown', 'AG Phase Changeover', 'Breaker Testing', 'No LSTC']],
    ['AGSKY', ['Emergency Shutdown', 'Planned Shutdown', 'AG Phase Changeover', 'Breaker Testing', 'No LSTC']],
    ['JGY', ['Emergency Shutdown', 'Planned Shutdown', 'Breaker Testing', 'No LSTC']],
  ])('offers on a %s feeder: %p', async (category, labels) => {
    await openAction(anOutage({ ...closed, category }), {}, title);
    expect(await openOptions('Outage Type')).toEqual(labels);
  });

  it.each([
    ['', [], 'Select Outage Type', 'Outage Type'],
    ['Planned Shutdown', [], 'Enter LC No', 'LC No.'],
    ['Planned Shutdown', [['LC No.', '12']], 'Enter Employee No', 'LC Employee No.'],
    ['Planned Shutdown', [['LC No.', '12'], ['LC Employee No.', '34']], 'Select Reason', 'Reasons'],
    ['Emergency Shutdown', [], 'Select Shutdown Taken By', 'Shutdown Taken By'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Discom Employee']], 'Enter Discom Employee No. (who take shutdown)',
      'Discom Employee No.'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Getco Employee'], ['Getco Employee No.', 'Asha']],
      'Enter Getco Employee No. (who take shutdown)', 'Getco Employee No.'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Other']], 'Enter Name of Other Person', 'Name of Other Person'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Getco Employee'], ['LC Taken', 'Yes']], 'Enter LC No.', 'LC No.'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Getco Employee'], ['LC Taken', 'Yes'], ['LC No.', '12']], 'Enter Employee No (LC)',
      'LC Employee No.'],
  ] as const)('%s with %o: %s', async (type, entries, message, label) => {
    const save = jest.fn();
    const { user } = await openAction(anOutage(), { saveFaultType: save }, title);
    if (type !== '') await choose('Outage Type', type);
    for (const [field, value] of entries) {
      if (field === 'Shutdown Taken By') await choose(field, value);
      else if (field === 'LC Taken') answer(field, value);
      else await user.type(screen.getByLabelText(field), value);
    }
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe(message);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  it('after a conflict keeps what was typed and saves over what is there now', async () => {
    let version = 3;
    const save = jest.fn((_input: unknown): unknown => {
      if (version === 3) {
        version = 8;
        throw refusal(409, 'Somebody else has changed this outage meanwhile.');
      }
      return success();
    });
    const getFaultDetail = () => ({ detail: aDetail(version === 8 ? { version, faultType: 9 } : {}) });
    const { user, onDone } = await openAction(anOutage(), { saveFaultType: save, getFaultDetail }, title);
    await choose('Outage Type', 'Breaker Testing');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe('Somebody else has changed this outage meanwhile.');
    expect(chosen('Outage Type')).toBe('Breaker Testing');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(save.mock.calls.map(([input]) => input)).toEqual([
      { body: expect.objectContaining({ faultType: 8, version: 3 }) },
      { body: expect.objectContaining({ faultType: 8, version: 8 }) },
    ]);
  });

  it('after a conflict and Cancel the row is read again', async () => {
    const save = () => { throw refusal(409, 'Somebody else has changed this outage meanwhile.'); };
    const { user, onDone } = await openAction(anOutage(), { saveFaultType: save }, title);
    await choose('Outage Type', 'Breaker Testing');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await readError(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  it('saves nothing before the record was read: the fields wait, and another try fills them', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const getFaultDetail = () => {
      if (isBroken) throw refusal(500, 'Broken.');
      return { detail: aDetail({ faultType: 5, shutdownTakenBy: 'Other', otherName: 'Asha' }) };
    };
    const { user } = await openAction(anOutage({ faultType: 5 }), { getFaultDetail, saveFaultType: success }, title);
    expect(await screen.findByText('The recorded details could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByLabelText('Outage Type')).toBeDisabled();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.getByLabelText('Name of Other Person')).toHaveValue('Asha');
  });
});
