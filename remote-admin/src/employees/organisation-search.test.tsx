import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { anEmployee } from '../testing/an-employee';
import { closeMessage, enter, press, showPage } from '../testing/show-page';

const gondal = {
  trimmedCode: '9504',
  organizationCode: '95040000',
  orgType: 2,
  companyName: 'GETCO',
  circleName: 'Gondal',
  divisionName: null,
  substationName: null,
};

const searchOrganisation = jest.fn<(input: unknown) => unknown>();

beforeEach(async () => {
  searchOrganisation.mockReset().mockReturnValue({ data: [gondal] });
  showPage('/employee/7', { getEmployee: () => ({ data: anEmployee() }), searchOrganisation });
  await screen.findByRole('form', { name: 'Update Employee Details' });
  jest.useFakeTimers();
  await press('Edit');
});
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const type = (text: string) => enter('Search Organization', text);

describe('the search for a place of working', () => {
  it('takes the focus and asks after 500 ms of rest, from two characters on', async () => {
    expect(screen.getByLabelText('Search Organization')).toHaveFocus();
    type('g');
    await wait(2000);
    expect(searchOrganisation).not.toHaveBeenCalled();
    type('go');
    await wait(400);
    type('gon');
    await wait(499);
    expect(searchOrganisation).not.toHaveBeenCalled();
    await wait(1);
    expect(searchOrganisation.mock.calls.map(([input]) => input)).toEqual([{ query: { searchQuery: 'gon' } }]);
    expect(screen.getByText('1 result')).toBeInTheDocument();
  });

  it('selecting a row replaces label, path and code and closes the search', async () => {
    type('gon');
    await wait(500);
    await press('Select');
    const place = screen.getByRole('group', { name: 'Place of working' });
    expect(within(place).getByText('Circle')).toBeInTheDocument();
    expect(within(place).getByText('GETCO / Gondal')).toBeInTheDocument();
    expect(within(place).getByText('95040000')).toBeInTheDocument();
    expect(screen.queryByLabelText('Search Organization')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('drops an answer that comes after the text has changed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    searchOrganisation.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockReturnValue({ data: [] });
    type('gon');
    await wait(500);
    type('raj');
    await wait(500);
    await act(async () => answer({ data: [gondal] }));
    expect(screen.queryByText('GETCO / Gondal')).toBeNull();
    expect(screen.getByText('Nothing found.')).toBeInTheDocument();
  });

  it('the toggle clears query and results', async () => {
    type('gon');
    await wait(500);
    const [toggle] = screen.getAllByRole('button', { name: 'Cancel' });
    act(() => toggle?.click());
    await press('Edit');
    expect(screen.getByLabelText('Search Organization')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });

  it('a failure is told, and typing on works', async () => {
    searchOrganisation.mockImplementationOnce(() => {
      throw new ApiError({ kind: 'http', call: 'searchOrganisation', status: 503, message: 'The service is busy. Please try again.' });
    });
    type('gon');
    await wait(500);
    expect(await closeMessage('Error')).toBe('The service is busy. Please try again.');
    type('gond');
    await wait(500);
    expect(screen.getByText('1 result')).toBeInTheDocument();
  });
});
