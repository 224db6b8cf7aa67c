import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { provideDialogElement } from '../testing/dialog-element';
import { openDialog, press, pressInDialog } from './testing/feeder-grid';
import { defaultFilter, showGridB } from './testing/site-grid';

beforeAll(provideDialogElement);
beforeEach(() => window.localStorage.clear());

async function shown(address?: string) {
  const grid = showGridB(address);
  await screen.findByText(/^Showing/);
  return grid;
}

const header = (name: string) => screen.getByRole('columnheader', { name });
const failure = (message: string, status = 400) => new ApiError({ kind: 'http', call: 'listSites', status, message });

describe('Grid B', () => {
  it('shows title, subtitle, the tool bar of all lists with names and tooltips, rows and range', async () => {
    await shown();
    expect(screen.getByRole('heading', { name: 'Sites List' })).toBeInTheDocument();
    expect(screen.getByText('All sites.')).toBeInTheDocument();
    const tools = ['Reload', 'Columns', 'Reset', 'Download', 'Compact rows'];
    for (const name of tools) expect(screen.getByRole('button', { name })).toHaveAttribute('title', name);
    const [, first] = screen.getAllByRole('row');
    const cells = within(first ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['Site 1', '66', '03-02-2001', '14:05:09', '21-11-2026 01:30:00', 'Gas', 'Yes']);
    expect(screen.getAllByText('Gas')[0]).toHaveAttribute('title', 'Gas insulated');
    expect(screen.getByText('Showing 1 to 10 of 42')).toBeInTheDocument();
  });

  it('shows 10 skeleton rows while loading', async () => {
    showGridB('/', {}, () => new Promise(() => undefined));
    expect(screen.getByRole('table', { name: 'Sites List' })).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10);
  });

  it("says 'No data available' when there is none", async () => {
    showGridB('/', {}, () => ({ data: [], total_records: 0 }));
    expect(await screen.findByRole('cell', { name: 'No data available' })).toBeInTheDocument();
    expect(screen.getByText('Showing 0 to 0 of 0')).toBeInTheDocument();
  });

  it('sorts none, ASC, DESC, none, each time from page 1', async () => {
    const { server, address } = await shown('/?page=2');
    expect(server.queries.at(-1)).toMatchObject({
      orderBy: null,
      order: null,
      offset: 10,
      limit: 10,
      download: false,
      downloadFields: null,
    });
    const asked = [];
    for (const sorted of ['ascending', 'descending', 'none']) {
      press('Sort by Site');
      await waitFor(() => expect(header('Site')).toHaveAttribute('aria-sort', sorted));
      asked.push([server.queries.at(-1)?.orderBy, server.queries.at(-1)?.order, server.queries.at(-1)?.offset]);
    }
    expect(asked).toEqual([
      ['name', 'ASC', 0],
      ['name', 'DESC', 0],
      [null, null, 0],
    ]);
    expect(address()).toBe('');
  });

  it('turns pages by first, previous, numbers, next and last', async () => {
    const { server, address } = await shown();
    press('Last');
    await screen.findByText('Showing 41 to 42 of 42');
    press('Previous');
    await screen.findByText('Showing 31 to 40 of 42');
    press('2');
    await screen.findByText('Showing 11 to 20 of 42');
    expect(address()).toBe('?page=2');
    press('Next');
    await screen.findByText('Showing 21 to 30 of 42');
    press('First');
    await screen.findByText('Showing 1 to 10 of 42');
    expect(server.queries.map(({ offset }) => offset)).toEqual([0, 40, 30, 10, 20, 0]);
  });

  it('applies a changed set of columns on Apply, and Reset restores everything', async () => {
    const { server, address } = await shown('/?page=2&sort=name:desc&filter.name=contains:ab&filter.day=');
    expect(server.queries.at(-1)).toMatchObject({ orderBy: 'name', order: 'DESC', filteredData: [{ field: 'name' }] });
    press('Columns');
    await openDialog();
    const box = screen.getByRole('checkbox', { name: 'Code' });
    expect(box).not.toBeChecked();
    fireEvent.click(box);
    expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
    pressInDialog('Apply');
    await waitFor(() => expect(header('Code')).toBeInTheDocument());
    press('Reset');
    await waitFor(() =>
      expect(server.queries.at(-1)).toMatchObject({ orderBy: null, order: null, offset: 0, filteredData: [defaultFilter] }),
    );
    expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
    expect(address()).toBe('');
  });

  it('downloads the visible columns of all rows under the name of the server', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const { server } = await shown('/?page=3&sort=volts:asc');
    press('Download');
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Sites.csv');
    expect(server.queries.at(-1)).toMatchObject({
      download: true,
      offset: 0,
      orderBy: 'volts',
      order: 'ASC',
      filteredData: [defaultFilter],
    });
    const titles = server.queries.at(-1)?.downloadFields?.map(({ headerName }) => headerName);
    expect(titles).toEqual(['Site', 'Voltage', 'Charging Date', 'Start Time', 'Checked', 'Kind', 'Coastal']);
    click.mockRestore();
  });
});

describe('the error dialogs of Grid B', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  async function dialogText() {
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    const text = dialog.querySelector('p')?.textContent;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return text;
  }

  it.each([
    ['the server’s message', failure('too busy', 503), 'too busy'],
    [
      'a server without a message',
      new ApiError({ kind: 'http', call: 'listSites', status: 502, message: 'Bad gateway', isUnexplained: true }),
      'Error fetching data',
    ],
    ['an answer that is not as agreed', new ApiError({ kind: 'contract', call: 'listSites', message: 'data.0.id' }), 'Error fetching data'],
  ])('on a fetch: %s', async (_what, error, text) => {
    const { server } = showGridB('/', {}, () => {
      throw error;
    });
    expect(await dialogText()).toBe(text);
    server.answer = () => ({ data: [], total_records: 0 });
    press('Retry');
    expect(await screen.findByText('No data available')).toBeInTheDocument();
  });

  it('on a fetch that the server refuses: its message, in the list too, without Retry', async () => {
    showGridB('/', {}, () => {
      throw failure('limit must be at most 100');
    });
    expect(await dialogText()).toBe('limit must be at most 100');
    expect(screen.getByText('The list could not be loaded: limit must be at most 100')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ['the server’s message', failure('busy', 503), 'busy'],
    ['no answer', new ApiError({ kind: 'network', call: 'listSites', message: 'Failed to fetch' }), 'Error downloading data'],
  ])('on a download: %s', async (_what, error, text) => {
    const { server } = await shown();
    server.answer = () => {
      throw error;
    };
    press('Download');
    expect(await dialogText()).toBe(text);
  });

  it('leaves an ended session to the sign-in page', async () => {
    showGridB('/', {}, () => {
      throw failure('Unauthorized', 401);
    });
    await screen.findByText('The list could not be loaded: Unauthorized');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('when no address is given', async () => {
    showGridB('/', { endpoint: undefined });
    expect(await dialogText()).toBe('API URL is not provided in gridConfig');
  });
});
