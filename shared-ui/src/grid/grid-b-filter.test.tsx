import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { gridBOperators, gridBTypes } from 'shared-contracts/grid/grid-b';
import { provideDialogElement } from '../testing/dialog-element';
import { enter, press, pressInDialog } from './testing/feeder-grid';
import { defaultFilter, showGridB } from './testing/site-grid';

beforeAll(provideDialogElement);
beforeEach(() => window.localStorage.clear());

async function open(header: string, address = '/?filter.day=') {
  const grid = showGridB(address);
  await screen.findByText(/^Showing/);
  press(`Filter ${header}`);
  return grid;
}

const apply = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply Filter' });
const headers = { string: 'Site', number: 'Voltage', date: 'Charging Date', time: 'Start Time', datetime: 'Checked', list: 'Kind', boolean: 'Coastal' } as const;

describe('the filter dialog of Grid B', () => {
  it.each(gridBTypes.map((type) => [type, headers[type]] as const))('offers the operators of a %s', async (type, header) => {
    await open(header);
    const options = within(screen.getByLabelText('Operator')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([...gridBOperators[type]]);
    expect(apply()).toBeDisabled();
  });

  it('adds a filter, shows it as a chip and in the address', async () => {
    const { server, address } = await open('Site');
    enter('Value', '  ');
    expect(apply()).toBeDisabled();
    enter('Value', ' alpha ');
    pressInDialog('Apply Filter');
    const filter = { id: 'name', type: 'string', field: 'name', headerName: 'Site', operator: 'contains', value: 'alpha', fromValue: null, toValue: null };
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ offset: 0, filteredData: [filter] }));
    expect(address()).toBe('?filter.name=contains:alpha&filter.day=');
    expect(screen.getByText('Site contains alpha')).toBeInTheDocument();
  });

  it('opens from the chip, replaces the filter, and Clear Filter removes it', async () => {
    const { server } = await open('Site', '/?filter.day=&filter.name=contains:alpha');
    press('Close');
    press('Site contains alpha');
    expect(screen.getByLabelText('Value')).toHaveValue('alpha');
    enter('Value', 'beta');
    pressInDialog('Apply Filter');
    await waitFor(() => expect(server.queries.at(-1)?.filteredData).toMatchObject([{ value: 'beta' }]));
    press('Site contains beta');
    pressInDialog('Clear Filter');
    await waitFor(() => expect(server.queries.at(-1)?.filteredData).toEqual([]));
  });

  it('says why a number is too long', async () => {
    await open('Voltage');
    enter('Value', '99999999999999999999');
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Enter a number of at most 15 digits, and at most 6 after the point.');
    expect(apply()).toBeDisabled();
  });

  it('clears the values when the operator changes', async () => {
    await open('Site');
    enter('Value', 'alpha');
    enter('Operator', 'equals');
    expect(screen.getByLabelText('Value')).toHaveValue('');
    expect(apply()).toBeDisabled();
    enter('Operator', 'is_empty');
    expect(screen.queryByLabelText('Value')).toBeNull();
    expect(apply()).toBeEnabled();
  });

  it.each([
    ['Charging Date', 'Date', ['2026-11-02', '2026-11-01'], '"From Date" cannot be later than "To Date"'],
    ['Start Time', 'Time', ['10:00:01', '10:00:00'], '"From Time" cannot be later than "To Time"'],
    ['Checked', 'Date & Time', ['2026-11-02T10:00', '2026-11-02T09:59'], '"From Date & Time" cannot be later than "To Date & Time"'],
  ])('takes a range of %s only in order', async (header, kind, [late = '', early = ''], message) => {
    await open(header);
    expect(screen.getByLabelText('Operator')).toHaveValue('between');
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
    ['Charging Date', 'is_after', '2026-11-02', '2026-11-02', 'Charging Date is after 02-11-2026'],
    ['Start Time', 'is_on_or_before', '10:05', '10:05', 'Start Time is on or before 10:05'],
    ['Checked', 'equals', '2026-11-02T10:00', '2026-11-02T10:00:00+05:30', 'Checked is 02-11-2026 10:00:00'],
    ['Checked', 'is_before', '2026-11-02T10:00:07', '2026-11-02T10:00:07+05:30', 'Checked is before 02-11-2026 10:00:07'],
    ['Voltage', 'greater_than_equal', '66', '66', 'Voltage is at least 66'],
    ['Kind', 'does_not_equal', 'GIS', 'GIS', 'Kind is not Gas'],
    ['Coastal', 'equals', 'false', false, 'Coastal is false'],
  ])('sends %s %s %s as the server reads it', async (header, operator, typed, value, phrase) => {
    const { server } = await open(header);
    enter('Operator', operator);
    enter('Value', typed);
    pressInDialog('Apply Filter');
    await waitFor(() => expect(server.queries.at(-1)?.filteredData).toMatchObject([{ operator, value }]));
    expect(screen.getByText(phrase)).toBeInTheDocument();
  });

  it.each([
    ['Charging Date', '2026-11-02', '02-11-2026'],
    ['Start Time', '22:05', '22:05'],
    ['Checked', '2026-11-02T22:05', '02-11-2026 22:05:00'],
  ])('says which %s is chosen, whatever the form of the browser', async (header, typed, text) => {
    await open(header);
    enter('Operator', 'equals');
    enter('Value', typed);
    expect(screen.getByText(text)).toHaveAttribute('aria-live', 'polite');
  });

  it.each(['name=like:x', 'name=contains:', 'volts=equals:high', 'day=between:2026-11-02..2026-11-01', 'day=equals:2026-02-30', 'hour=equals:25:00', 'coastal=equals:maybe', 'moment=equals:now', 'name=between:a..b', 'day=between:2026-11-02'])(
    'ignores the nonsense %s in the address',
    async (part) => {
      const { server } = showGridB(`/?filter.${part}`);
      await screen.findByText(/^Showing/);
      expect(server.queries).toEqual([expect.objectContaining({ filteredData: [defaultFilter] })]);
    },
  );
});
