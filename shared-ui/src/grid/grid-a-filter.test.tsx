import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, chosen, openOptions } from '../testing/choose';
import { defaultWindow, enter, openDialog, press, pressInDialog, showGrid } from './testing/feeder-grid';

beforeEach(() => window.localStorage.clear());

async function shown(address?: string) {
  const grid = showGrid(address);
  await screen.findByText(/^Showing/);
  return grid;
}

/** Opens the filter of a column and waits for the field of its value. */
async function openFilter(header: string, field?: string) {
  press(`Filter ${header}`);
  await openDialog();
  if (field !== undefined) await screen.findByLabelText(field);
}

const asked = (server: { queries: readonly { filters: readonly unknown[] }[] }) => server.queries.at(-1)?.filters;

describe('the filter dialog', () => {
  it.each([
    ['Feeder Name', ['Equals', 'Starts with', 'Contains', 'Ends with', 'Is empty', 'Does not equal']],
    ['Id', ['Equals', 'At most', 'At least', 'Does not equal', 'Is empty']],
    ['Duration', ['Equals', 'At most', 'At least', 'Does not equal', 'Is empty']],
    ['Occurrence Time', ['Between', 'Is empty']],
  ])('of %s offers the operators of its type, in words', async (header, expected) => {
    await shown();
    await openFilter(header);
    expect(screen.getByRole('dialog', { name: `Filter ${header}` })).toBeInTheDocument();
    expect(await openOptions('Operator')).toEqual(expected);
  });

  it('applies a trimmed text, on page 1, and shows it as a chip', async () => {
    const { server, address } = await shown('/?page=2');
    await openFilter('Feeder Name');
    await waitFor(() => expect(screen.getByLabelText('Value')).toHaveFocus());
    await choose('Operator', 'Contains');
    enter('Value', '  alpha ');
    expect(server.queries).toHaveLength(1);
    pressInDialog('Apply');
    const filters = [{ field: 'feeder_name', operator: 'contain', value: 'alpha' }, defaultWindow];
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ offset: 0, filters }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Feeder Name contains alpha')).toBeInTheDocument();
    expect(address()).toBe('?filter.feeder_name=contain:alpha');
  });

  it('keeps a typed text under another operator', async () => {
    await shown();
    await openFilter('Feeder Name');
    enter('Value', 'alpha');
    await choose('Operator', 'Ends with');
    expect(screen.getByLabelText('Value')).toHaveValue('alpha');
  });

  it('applies isEmpty without asking for a value', async () => {
    const { server } = await shown();
    await openFilter('Feeder Name');
    await choose('Operator', 'Is empty');
    expect(screen.queryByLabelText('Value')).toBeNull();
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ field: 'feeder_name', operator: 'isEmpty', value: '' }, defaultWindow]));
  });

  it('applies nothing for blank text', async () => {
    const { server, address } = await shown();
    await openFilter('Feeder Name');
    enter('Value', '   ');
    pressInDialog('Apply');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('');
    expect(server.queries).toHaveLength(1);
  });

  it('shows the filter in force, and Clear removes it', async () => {
    const { server, address } = await shown('/?filter.duration=>=:30');
    expect(screen.getByText('Duration is at least 30 min')).toBeInTheDocument();
    await openFilter('Duration');
    expect(chosen('Operator')).toBe('At least');
    expect(screen.getByLabelText('Value (minutes)')).toHaveValue('30');
    pressInDialog('Clear');
    await waitFor(() => expect(asked(server)).toEqual([defaultWindow]));
    expect(address()).toBe('');
  });

  it.each(['99999999999999999999', '0.1234567', '1e5', '1,5', 'abc'])('of a number refuses %s, which the server would', async (value) => {
    const { server } = await shown();
    await openFilter('Id');
    enter('Value', value);
    fireEvent.submit(screen.getByLabelText('Value').closest('form') as HTMLFormElement);
    const rule = 'Enter a number of at most 15 digits, and at most 6 after the point.';
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(rule);
    expect(screen.getByLabelText('Value')).toHaveValue(value);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(server.queries).toHaveLength(1);
    enter('Value', '15');
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ field: 'id', operator: '=', value: '15' }, defaultWindow]));
  });

  it('closes with Escape and changes nothing', async () => {
    const { address } = await shown();
    await openFilter('Id');
    enter('Value', '5');
    fireEvent.keyDown(screen.getByLabelText('Value'), { key: 'Escape', code: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('');
  });
});

describe('the filter of a column with fixed values', () => {
  async function openCategory(address = '/?filter.started=') {
    const grid = await shown(address);
    press('Columns');
    fireEvent.click(within(await openDialog()).getByRole('checkbox', { name: 'Category' }));
    pressInDialog('Apply');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openFilter('Category');
    return grid;
  }

  it('offers them, to be found by what they stand for', async () => {
    const { server } = await openCategory();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Value' })).toHaveFocus());
    expect(await openOptions('Value')).toEqual(['JGYJyoti Gram Yojana', 'URBAN']);
    fireEvent.input(screen.getByRole('combobox', { name: 'Value' }), { target: { value: 'gram' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['JGYJyoti Gram Yojana']);
    fireEvent.click(screen.getByRole('option'));
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ field: 'category', operator: '=', value: 'JGY' }]));
    expect(screen.getByText('Category is JGY')).toBeInTheDocument();
  });

  it('takes a part of one as a text', async () => {
    const { server } = await openCategory();
    await choose('Operator', 'Starts with');
    expect(screen.queryByRole('combobox', { name: 'Value' })).toBeNull();
    enter('Value', 'UR');
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ field: 'category', operator: 'startWith', value: 'UR' }]));
  });
});

describe('the filter of a date', () => {
  const open = () => openFilter('Occurrence Time', 'From Date');

  it.each([
    ['01-11-2026', '03-11-2026'],
    ['2026-11-01', '2026-11-03'],
    ['1/11/2026', '3.11.2026'],
  ])('reads %s to %s', async (from, to) => {
    const { server, address } = await shown('/?filter.started=');
    expect(asked(server)).toEqual([]);
    await open();
    enter('From Date', from);
    enter('To Date', to);
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ field: 'started', operator: 'between', from: '2026-11-01', to: '2026-11-03' }]));
    expect(address()).toBe('?filter.started=between:2026-11-01..2026-11-03');
    expect(screen.getByText('Occurrence Time 01-11-2026 to 03-11-2026')).toBeInTheDocument();
  });

  it('refuses half a range with a message, and keeps it', async () => {
    const { server } = await shown('/?filter.started=');
    await open();
    enter('From Date', '01-11-2026');
    pressInDialog('Apply');
    expect(await screen.findByText('Enter both From Date and To Date.')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('From Date')).toHaveValue('01-11-2026');
    expect(server.queries).toHaveLength(1);
  });

  it('refuses one that runs backwards, in its own words at the field', async () => {
    const { server } = await shown('/?filter.started=');
    await open();
    enter('From Date', '03-11-2026');
    enter('To Date', '01-11-2026');
    expect(screen.getByLabelText('To Date')).toHaveAccessibleDescription('"From Date" cannot be later than "To Date"');
    expect(screen.getByLabelText('To Date')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    enter('To Date', '03-11-2026');
    expect(screen.getByLabelText('To Date')).not.toBeInvalid();
    pressInDialog('Apply');
    await waitFor(() => expect(server.queries).toHaveLength(2));
  });

  it('never takes a text that it cannot read for the day before', async () => {
    const { server } = await shown();
    await open();
    enter('From Date', '31-02-2026');
    pressInDialog('Apply');
    expect(await screen.findByText('Enter a valid date.')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('From Date')).toHaveValue('31-02-2026');
    enter('To Date', '20-11-2026');
    pressInDialog('Apply');
    expect(await screen.findByText('Enter a valid date.')).toBeInTheDocument();
    expect(server.queries).toHaveLength(1);
    enter('From Date', '15-11-2026');
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ ...defaultWindow, from: '2026-11-15', to: '2026-11-20' }]));
  });

  it('finds rows without one', async () => {
    const { server, address } = await shown();
    await open();
    expect(screen.getByRole('combobox', { name: 'Operator' })).toHaveFocus();
    await choose('Operator', 'Is empty');
    expect(screen.queryByLabelText('From Date')).toBeNull();
    pressInDialog('Apply');
    await waitFor(() => expect(asked(server)).toEqual([{ field: 'started', operator: 'isEmpty', value: '' }]));
    expect(address()).toBe('?filter.started=isEmpty:');
    expect(screen.getByText('Occurrence Time is empty')).toBeInTheDocument();
  });
});

describe('filter chips', () => {
  it('are removed by their button, and the focus goes on to the next', async () => {
    const { address } = await shown('/?filter.feeder_name=contain:a&filter.id=>=:3');
    const remove = screen.getByRole('button', { name: 'Remove filter: Id is at least 3' });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(address()).toBe('?filter.feeder_name=contain:a'));
    expect(screen.getByRole('button', { name: 'Feeder Name contains a' })).toHaveFocus();
  });

  it('open the dialog of their column', async () => {
    await shown('/?filter.feeder_name=contain:a');
    press('Feeder Name contains a');
    await openDialog();
    expect(screen.getByLabelText('Value')).toHaveValue('a');
  });

  it('all go with Clear all, the default included', async () => {
    const { server, address } = await shown('/?filter.feeder_name=contain:a');
    press('Clear all');
    await waitFor(() => expect(asked(server)).toEqual([]));
    expect(address()).toBe('?filter.started=');
  });
});

describe('the one-click filter', () => {
  const quickFilter = {
    label: 'State',
    field: 'code',
    choices: [
      { label: 'Without', setting: { operator: 'isEmpty', value: '' } },
      { label: 'Test', setting: { operator: '=', value: 'T' } },
    ],
  };

  it('sets the filter of its column, shows it itself, and All takes it back', async () => {
    const { server } = showGrid('/?page=2&filter.started=', { quickFilter });
    await screen.findByText(/^Showing/);
    expect(screen.getByRole('radiogroup', { name: 'State' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Without' }));
    await waitFor(() =>
      expect(server.queries.at(-1)).toMatchObject({ offset: 0, filters: [{ field: 'code', operator: 'isEmpty', value: '' }] }),
    );
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(asked(server)).toEqual([]));
  });

  it('marks nothing while the column has another filter', async () => {
    showGrid('/?filter.code=contain:x', { quickFilter });
    await screen.findByText(/^Showing/);
    for (const name of ['All', 'Without', 'Test']) expect(screen.getByRole('radio', { name })).not.toBeChecked();
    expect(screen.getByText('SFMS Id contains x')).toBeInTheDocument();
  });
});
