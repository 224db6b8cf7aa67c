import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, anOutage, closed, freshTab, openAction, readError, refusal } from '../testing/open-action';

beforeEach(freshTab);

const title = 'Update ESD/PSD Details';
const success = () => ({ status: 'Success', message: 'Saved.' });
const choose = async (user: Awaited<ReturnType<typeof openAction>>['user'], label: string, option: string) => {
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).toBeEnabled());
  await user.selectOptions(field, option);
};
const optionsOf = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option').map(({ textContent }) => textContent);

describe('Update ESD/PSD Details', () => {
  it('records a planned shutdown, closes, says so and reloads', async () => {
    const save = jest.fn((_input: unknown) => success());
    const { user, onDone } = await openAction(anOutage(), { saveFaultType: save }, title);
    await choose(user, 'Outage Type', 'Planned Shutdown');
    await user.type(screen.getByLabelText('LC No.'), '12');
    await user.type(screen.getByLabelText('LC Employee No.'), '34');
    const reasons = screen.getByRole('group', { name: 'Reasons' });
    await user.click(await within(reasons).findByRole('checkbox', { name: 'Tree trimming' }));
    await user.click(within(reasons).getByRole('checkbox', { name: 'Line shifting' }));
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
    const detail = aDetail({ faultType: 5, shutdownTakenBy: 'Other', otherName: 'Asha', lcTaken: 'No', reasons: [{ id: 602, name: 'Line shifting' }] });
    await openAction(anOutage({ faultType: 5 }), { getFaultDetail: () => ({ detail }) }, title);
    await waitFor(() => expect(screen.getByLabelText('Outage Type')).toHaveValue('5'));
    expect(screen.getByLabelText('Name of Other Person')).toHaveValue('Asha');
    expect(screen.getByLabelText('LC Taken')).toHaveValue('No');
    expect(await screen.findByRole('checkbox', { name: 'Line shifting' })).toBeChecked();
  });

  it('resets what depends on a choice', async () => {
    const { user } = await openAction(anOutage(), {}, title);
    await choose(user, 'Outage Type', 'Emergency Shutdown');
    await choose(user, 'Shutdown Taken By', 'Discom Employee');
    await user.type(screen.getByLabelText('Discom Employee No.'), '77');
    await choose(user, 'LC Taken', 'Yes');
    await user.type(screen.getByLabelText('LC No.'), '12');
    await choose(user, 'LC Taken', 'No');
    await choose(user, 'LC Taken', 'Yes');
    expect(screen.getByLabelText('LC No.')).toHaveValue('');
    await choose(user, 'Shutdown Taken By', 'Getco Employee');
    expect(screen.getByLabelText('LC Taken')).toHaveValue('');
    await choose(user, 'Shutdown Taken By', 'Discom Employee');
    expect(screen.getByLabelText('Discom Employee No.')).toHaveValue('');
    await choose(user, 'Outage Type', 'Breaker Testing');
    expect(screen.queryByLabelText('Shutdown Taken By')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Reasons' })).toBeNull();
  });

  it.each([
    ['ADOM', ['Select', 'Emergency Shutdown', 'Planned Shutdown', 'AG Phase Changeover', 'Breaker Testing', 'No LSTC']],
    ['AGSKY', ['Select', 'Emergency Shutdown', 'Planned Shutdown', 'AG Phase Changeover', 'Breaker Testing', 'No LSTC']],
    ['JGY', ['Select', 'Emergency Shutdown', 'Planned Shutdown', 'Breaker Testing', 'No LSTC']],
  ])('offers on a %s feeder: %p', async (category, labels) => {
    await openAction(anOutage({ ...closed, category }), {}, title);
    expect(optionsOf('Outage Type')).toEqual(labels);
  });

  it.each([
    ['', [], 'Select Outage Type', 'Outage Type'],
    ['Planned Shutdown', [], 'Enter LC No', 'LC No.'],
    ['Planned Shutdown', [['LC No.', '12']], 'Enter Employee No', 'LC Employee No.'],
    ['Planned Shutdown', [['LC No.', '12'], ['LC Employee No.', '34']], 'Select Reason', null],
    ['Emergency Shutdown', [], 'Select Shutdown Taken By', 'Shutdown Taken By'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Discom Employee']], 'Enter Discom Employee No. (who take shutdown)', 'Discom Employee No.'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Other'], ['LC Taken', 'Yes']], 'Enter LC No.', 'LC No.'],
    ['Emergency Shutdown', [['Shutdown Taken By', 'Other'], ['LC Taken', 'Yes'], ['LC No.', '12']], 'Enter Employee No (LC)', 'LC Employee No.'],
  ] as const)('%s with %o: %s', async (type, entries, message, label) => {
    const save = jest.fn();
    const { user } = await openAction(anOutage(), { saveFaultType: save }, title);
    if (type !== '') await choose(user, 'Outage Type', type);
    for (const [field, value] of entries) {
      if (field === 'Shutdown Taken By' || field === 'LC Taken') await choose(user, field, value);
      else await user.type(screen.getByLabelText(field), value);
    }
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe(message);
    const described = label === null ? screen.getByRole('group', { name: 'Reasons' }) : screen.getByLabelText(label);
    expect(described).toHaveAccessibleDescription(message);
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
    await choose(user, 'Outage Type', 'Breaker Testing');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toBe('Somebody else has changed this outage meanwhile.');
    expect(screen.getByLabelText('Outage Type')).toHaveValue('8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(save.mock.calls.map(([input]) => input)).toEqual([
      { body: expect.objectContaining({ faultType: 8, version: 3 }) },
      { body: expect.objectContaining({ faultType: 8, version: 8 }) },
    ]);
  });

  it('works from empty fields when the record cannot be read, and only logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openAction(anOutage(), { getFaultDetail: () => { throw refusal(500, 'Broken.'); }, saveFaultType: success }, title);
    expect(await screen.findByText('The recorded details could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull();
    await choose(user, 'Outage Type', 'No LSTC');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
