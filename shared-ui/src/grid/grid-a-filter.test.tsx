import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { provideDialogElement } from '../testing/dialog-element';
import { defaultWindow, enter, press, pressInDialog, showGrid } from './testing/feeder-grid';

beforeAll(provideDialogElement);
beforeEach(() => window.localStorage.clear());

async function shown(address?: string) {
  const grid = showGrid(address);
  await screen.findByText(/^Showing/);
  return grid;
}

const operators = () => within(screen.getByLabelText('Operator')).getAllByRole('option').map((option) => option.textContent);

describe('the filter dialog', () => {
  it.each([
    ['Feeder Name', ['=', 'startWith', 'contain', 'endWith', 'isEmpty', 'notEqualTo']],
    ['Id', ['=', '<=', '>=', '!=', 'isEmpty']],
    ['Duration', ['=', '<=', '>=', '!=', 'isEmpty']],
  ])('of %s offers the operators of its type', async (header, expected) => {
    await shown();
    press(`Filter ${header}`);
    expect(screen.getByRole('dialog', { name: `Filter ${header}` })).toBeInTheDocument();
    expect(operators()).toEqual(expected);
  });

  it('applies a trimmed text, on page 1, and shows it as a chip', async () => {
    const { server, address } = await shown('/?page=2');
    press('Filter Feeder Name');
    expect(screen.getByLabelText('Value')).toHaveFocus();
    enter('Operator', 'contain');
    enter('Value', '  alpha ');
    expect(server.queries).toHaveLength(1);
    pressInDialog('Apply');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ offset: 0, filters: [{ field: 'feeder_name', operator: 'contain', value: 'alpha' }, defaultWindow] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Feeder Name contains alpha')).toBeInTheDocument();
    expect(address()).toBe('?filter.feeder_name=contain:alpha');
  });

  it('applies isEmpty without asking for a value', async () => {
    const { server } = await shown();
    press('Filter Feeder Name');
    enter('Operator', 'isEmpty');
    expect(screen.queryByLabelText('Value')).toBeNull();
    pressInDialog('Apply');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ filters: [{ field: 'feeder_name', operator: 'isEmpty', value: '' }, defaultWindow] }));
  });

  it('applies nothing for blank text', async () => {
    const { server, address } = await shown();
    press('Filter Feeder Name');
    enter('Value', '   ');
    pressInDialog('Apply');
    expect(address()).toBe('');
    expect(server.queries).toHaveLength(1);
  });

  it('shows the filter in force, and Clear removes it', async () => {
    const { server, address } = await shown('/?filter.duration=>=:30');
    expect(screen.getByText('Duration is at least 30 min')).toBeInTheDocument();
    press('Filter Duration');
    expect(screen.getByLabelText('Operator')).toHaveValue('>=');
    expect(screen.getByLabelText('Value (minutes)')).toHaveValue(30);
    pressInDialog('Clear');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ filters: [defaultWindow] }));
    expect(address()).toBe('');
  });

  it('of a date range applies only when both days are filled', async () => {
    const { server, address } = await shown('/?filter.started=');
    expect(server.queries.at(-1)).toMatchObject({ filters: [] });
    press('Filter Occurrence Time');
    enter('From Date', '2026-11-01');
    pressInDialog('Apply');
    expect(server.queries).toHaveLength(1);
    press('Filter Occurrence Time');
    enter('From Date', '2026-11-01');
    enter('To Date', '2026-11-03');
    expect(screen.getByText('01-11-2026')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('03-11-2026')).toBeInTheDocument();
    pressInDialog('Apply');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ filters: [{ field: 'started', operator: 'between', from: '2026-11-01', to: '2026-11-03' }] }));
    expect(address()).toBe('?filter.started=between:2026-11-01..2026-11-03');
    expect(screen.getByText('Occurrence Time 01-11-2026 to 03-11-2026')).toBeInTheDocument();
  });

  it('of a date range refuses one that runs backwards, in its own words at the field', async () => {
    const { server } = await shown('/?filter.started=');
    press('Filter Occurrence Time');
    enter('From Date', '2026-11-03');
    enter('To Date', '2026-11-01');
    expect(screen.getByLabelText('To Date')).toHaveAccessibleDescription('"From Date" cannot be later than "To Date"');
    expect(screen.getByLabelText('To Date')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(screen.getByRole('dialog').querySelector('form')).toHaveAttribute('novalidate');
    enter('To Date', '2026-11-03');
    expect(screen.getByLabelText('To Date')).not.toBeInvalid();
    pressInDialog('Apply');
    await waitFor(() => expect(server.queries).toHaveLength(2));
  });

  it.each(['99999999999999999999', '0.1234567', '1e5'])('of a number refuses %s, which the server would', async (value) => {
    const { server } = await shown();
    press('Filter Id');
    enter('Value', value);
    fireEvent.submit(screen.getByLabelText('Value').closest('form') as HTMLFormElement);
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Enter a number of at most 15 digits, and at most 6 after the point.');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(server.queries).toHaveLength(1);
    enter('Value', '15');
    pressInDialog('Apply');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ filters: [{ field: 'id', operator: '=', value: '15' }, defaultWindow] }));
  });

  it('says so when the browser cannot read what was typed, and applies nothing', async () => {
    const { server } = await shown();
    press('Filter Id');
    Object.defineProperty(screen.getByLabelText('Value'), 'validity', { value: { badInput: true } });
    pressInDialog('Apply');
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Enter a number of at most 15 digits, and at most 6 after the point.');
    expect(server.queries).toHaveLength(1);
  });

  it('closes with Escape and changes nothing', async () => {
    const { address } = await shown();
    press('Filter Id');
    enter('Value', '5');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('');
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
    expect(screen.getByLabelText('Value')).toHaveValue('a');
  });

  it('all go with Clear all, the default included', async () => {
    const { server, address } = await shown('/?filter.feeder_name=contain:a');
    press('Clear all');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ filters: [] }));
    expect(address()).toBe('?filter.started=');
  });
});
