import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gridBOperators, gridBTypes } from 'shared-contracts/grid/grid-b';
import { choose, chosen, openOptions } from '../testing/choose';
import { enter, openDialog, press, pressInDialog } from './testing/feeder-grid';
import { defaultFilter, showGridB } from './testing/site-grid';
import { operatorTexts } from './text/grid-b-texts';

beforeEach(() => window.localStorage.clear());

async function open(header: string, address = '/?filter.day=') {
  const grid = showGridB(address);
  await screen.findByText(/^Showing/);
  press(`Filter ${header}`);
  await openDialog();
  return grid;
}

/** The field of the value: a text, a list to pick from, or a picker that comes when it is asked for. */
async function enterValue(header: string, text: string): Promise<void> {
  await screen.findByLabelText('Value');
  if (header === 'Kind' || header === 'Coastal') await choose('Value', text);
  else enter('Value', text);
}

const apply = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply Filter' });
const headers = {
  string: 'Site',
  number: 'Voltage',
  date: 'Charging Date',
  time: 'Start Time',
  datetime: 'Checked',
  list: 'Kind',
  boolean: 'Coastal',
} as const;

describe('the filter dialog of Grid B', () => {
  it.each(gridBTypes.map((type) => [type, headers[type]] as const))('offers the operators of a %s, in words', async (type, header) => {
    await open(header);
    expect(await openOptions('Operator')).toEqual(gridBOperators[type].map((operator) => operatorTexts.english[operator]));
    expect(apply()).toBeDisabled();
  });

  it('adds a filter, shows it as a chip and in the address', async () => {
    const { server, address } = await open('Site');
    enter('Value', '  ');
    expect(apply()).toBeDisabled();
    enter('Value', ' alpha ');
    pressInDialog('Apply Filter');
    const filter = {
      id: 'name',
      type: 'string',
      field: 'name',
      headerName: 'Site',
      operator: 'contains',
      value: 'alpha',
      fromValue: null,
      toValue: null,
    };
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ offset: 0, filteredData: [filter] }));
    expect(address()).toBe('?filter.name=contains:alpha&filter.day=');
    expect(screen.getByText('Site contains alpha')).toBeInTheDocument();
  });

  it('opens from the chip, replaces the filter, and Clear Filter removes it', async () => {
    const { server } = await open('Site', '/?filter.day=&filter.name=contains:alpha');
    press('Close');
    press('Site contains alpha');
    await openDialog();
    expect(screen.getByLabelText('Value')).toHaveValue('alpha');
    enter('Value', 'beta');
    pressInDialog('Apply Filter');
    await waitFor(() => expect(server.queries.at(-1)?.filteredData).toMatchObject([{ value: 'beta' }]));
    press('Site contains beta');
    await openDialog();
    pressInDialog('Clear Filter');
    await waitFor(() => expect(server.queries.at(-1)?.filteredData).toEqual([]));
  });

  it('says why a number is too long', async () => {
    await open('Voltage');
    enter('Value', '99999999999999999999');
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(
      'Enter a number of at most 15 digits, and at most 6 after the point.',
    );
    expect(apply()).toBeDisabled();
  });

  it('clears the values when the operator changes', async () => {
    await open('Site');
    enter('Value', 'alpha');
    await choose('Operator', 'Equals');
    expect(screen.getByLabelText('Value')).toHaveValue('');
    expect(apply()).toBeDisabled();
    await choose('Operator', 'Is empty');
    expect(screen.queryByLabelText('Value')).toBeNull();
    expect(apply()).toBeEnabled();
  });

  it.each([
    ['Charging Date', 'Date', ['02-11-2026', '01-11-2026'], '"From Date" cannot be later than "To Date"'],
    ['Start Time', 'Time', ['10:00:01', '10:00:00'], '"From Time" cannot be later than "To Time"'],
    ['Checked', 'Date & Time', ['02-11-2026 10:00', '02-11-2026 09:59'], '"From Date & Time" cannot be later than "To Date & Time"'],
  ])('takes a range of %s only in order', async (header, kind, [late = '', early = ''], message) => {
    await open(header);
    expect(chosen('Operator')).toBe('Between');
    await screen.findByLabelText(`From ${kind}`);
    enter(`From ${kind}`, late);
    expect(apply()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('');
    enter(`To ${kind}`, early);
    expect(apply()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    enter(`To ${kind}`, late);
    expect(screen.getByRole('alert')).toHaveTextContent('');
    expect(apply()).toBeEnabled();
  });

  it.each([
    ['Charging Date', 'Is after', '02-11-2026', 'is_after', '2026-11-02', 'Charging Date is after 02-11-2026'],
    ['Start Time', 'Is on or before', '10:05', 'is_on_or_before', '10:05:00', 'Start Time is on or before 10:05:00'],
    ['Checked', 'Equals', '2026-11-02T10:00', 'equals', '2026-11-02T10:00:00+05:30', 'Checked is 02-11-2026 10:00:00'],
    ['Checked', 'Is before', '02-11-2026 10:00:07', 'is_before', '2026-11-02T10:00:07+05:30', 'Checked is before 02-11-2026 10:00:07'],
    ['Voltage', 'Greater than or equal', '66', 'greater_than_equal', '66', 'Voltage is at least 66'],
    ['Kind', 'Does not equal', 'Gas', 'does_not_equal', 'GIS', 'Kind is not Gas'],
    ['Coastal', 'Equals', 'No', 'equals', false, 'Coastal is No'],
  ])('sends %s %s %s as the server reads it', async (header, words, typed, operator, value, phrase) => {
    const { server } = await open(header);
    await choose('Operator', words);
    await enterValue(header, typed);
    pressInDialog('Apply Filter');
    await waitFor(() => expect(server.queries.at(-1)?.filteredData).toMatchObject([{ operator, value }]));
    expect(screen.getByText(phrase)).toBeInTheDocument();
  });

  it.each([
    ['Charging Date', '31-02-2026', 'Enter a valid date.'],
    ['Start Time', '25:00', 'Enter a valid time.'],
    ['Checked', 'noon', 'Enter a valid date.'],
  ])('of %s tells who leaves %s that it cannot be read', async (header, typed, message) => {
    await open(header);
    await choose('Operator', 'Equals');
    await enterValue(header, typed);
    fireEvent.blur(screen.getByLabelText('Value'));
    await waitFor(() => expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Value')).toHaveValue(typed);
    expect(apply()).toBeDisabled();
  });

  it.each([
    'name=like:x',
    'name=contains:',
    'volts=equals:high',
    'day=between:2026-11-02..2026-11-01',
    'day=equals:2026-02-30',
    'hour=equals:25:00',
    'coastal=equals:maybe',
    'moment=equals:now',
    'name=between:a..b',
    'day=between:2026-11-02',
  ])('ignores the nonsense %s in the address', async (part) => {
    const { server } = showGridB(`/?filter.${part}`);
    await screen.findByText(/^Showing/);
    expect(server.queries).toEqual([expect.objectContaining({ filteredData: [defaultFilter] })]);
  });
});
