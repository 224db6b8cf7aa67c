import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { defaultWindow, feeders, press, showGrid } from './testing/feeder-grid';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

const table = () => screen.getByRole('table', { name: 'Feeder List' });
const headers = () => within(table()).getAllByRole('columnheader').map((header) => header.textContent);

describe('a list', () => {
  it('shows title, subtitle, the visible columns and the rows', async () => {
    const { server } = showGrid();
    expect(await screen.findByText('Feeder 1')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Feeder List' })).toBeInTheDocument();
    expect(table()).toHaveAccessibleDescription('All feeders.');
    expect(headers()).toEqual(['Action', 'Id', 'Feeder Name', 'Occurrence Time', 'Duration']);
    expect(within(table()).getAllByRole('row')[1]).toHaveTextContent('edit 11Feeder 120-11-2026 10:00:0000:05:00');
    expect(table()).toHaveAttribute('aria-rowcount', '43');
    const order = { orderBy: null, orderByType: null, defaultOrderBy: 'started', defaultOrderByType: 'desc' };
    expect(server.queries).toEqual([{ offset: 0, limit: 10, ...order, filters: [defaultWindow], download: null }]);
  });

  it('shows skeleton rows while loading, then the range', async () => {
    showGrid();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10);
    expect(await screen.findByText('Showing 1 to 10 of 42')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });

  it("says 'No Record Found.' when there is none", async () => {
    showGrid('/', {}, () => ({ dataSource: [], totalRecords: { count: 0 } }));
    expect(await screen.findByText('No Record Found.')).toBeInTheDocument();
  });

  it('keeps the old rows, dimmed, while it reloads', async () => {
    const { server } = showGrid();
    await screen.findByText('Feeder 1');
    let answer = (_page: unknown): void => undefined;
    server.answer = () => new Promise((resolve) => {
      answer = resolve;
    });
    press('Reload');
    await waitFor(() => expect(table()).toHaveClass('dimmed'));
    expect(screen.getByText('Feeder 1')).toBeInTheDocument();
    await act(async () => answer({ dataSource: feeders(100, 1), totalRecords: { count: 1 } }));
    expect(await screen.findByText('Feeder 100')).toBeInTheDocument();
    expect(table()).not.toHaveClass('dimmed');
    expect(screen.getByText('Showing 1 to 1 of 1')).toBeInTheDocument();
  });

  it('says quietly that it could not load, logs it, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server } = showGrid('/', {}, () => {
      throw new Error('no route to host');
    });
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'no route to host' }));
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    expect(screen.queryByText('No Record Found.')).toBeNull();
    server.answer = () => ({ dataSource: feeders(7, 1), totalRecords: { count: 1 } });
    press('Retry');
    expect(await screen.findByText('Feeder 7')).toBeInTheDocument();
    expect(screen.queryByText('The list could not be loaded.')).toBeNull();
  });

  it('tells the message of a refusal, which Retry would only hear again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showGrid('/', {}, () => {
      throw new ApiError({ kind: 'http', call: 'listFeeders', status: 400, message: 'the value of id must be a number' });
    });
    expect(await screen.findByText('The list could not be loaded: the value of id must be a number')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('tries again by itself when the network is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server } = showGrid('/', {}, () => {
      throw new ApiError({ kind: 'network', call: 'listFeeders', message: 'The server cannot be reached.' });
    });
    expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeInTheDocument();
    server.answer = () => ({ dataSource: feeders(7, 1), totalRecords: { count: 1 } });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Feeder 7')).toBeInTheDocument();
  });

  it('has links where it is given some, and no Download without a file name', async () => {
    showGrid('/', { links: [{ label: 'Create', to: '/create' }], downloadName: undefined });
    expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/create');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    await screen.findByText('Feeder 1');
  });
});

describe('sorting', () => {
  it('cycles ascending, descending, none, on page 1, and is announced', async () => {
    const { server, address } = showGrid('/?page=3');
    await screen.findByText('Feeder 21');
    const header = () => screen.getByRole('columnheader', { name: 'Feeder Name' });
    expect(header()).toHaveAttribute('aria-sort', 'none');
    press('Sort by Feeder Name');
    await screen.findByText('Feeder 1');
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('Sorted by Feeder Name, ascending')).toHaveAttribute('role', 'status');
    expect(address()).toBe('?sort=feeder_name:asc');
    expect(server.queries.at(-1)).toMatchObject({ offset: 0, orderBy: 'feeder_name', orderByType: 'asc' });
    press('Sort by Feeder Name');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ orderBy: 'feeder_name', orderByType: 'desc' }));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    press('Sort by Feeder Name');
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'none'));
    expect(address()).toBe('');
  });

  it('is not offered where the column does not allow it', async () => {
    showGrid();
    await screen.findByText('Feeder 1');
    expect(screen.getByRole('columnheader', { name: 'Action' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Sort by Action' })).toBeNull();
  });
});

describe('paging', () => {
  const pager = () => within(screen.getByRole('navigation', { name: 'Pagination' }));
  const pages = () => pager().getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

  it('offers first, previous, two pages either side, next and last', async () => {
    const { server, address } = showGrid();
    await screen.findByText('Feeder 1');
    expect(pages()).toEqual(['First', 'Previous', '1', '2', '3', 'Next', 'Last']);
    expect(screen.getByRole('button', { name: 'First' })).toBeDisabled();
    press('3');
    await screen.findByText('Feeder 21');
    expect(pages()).toEqual(['First', 'Previous', '1', '2', '3', '4', '5', 'Next', 'Last']);
    expect(screen.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Showing 21 to 30 of 42')).toBeInTheDocument();
    press('Last');
    await screen.findByText('Showing 41 to 42 of 42');
    expect(address()).toBe('?page=5');
    expect(server.queries.at(-1)).toMatchObject({ offset: 40, limit: 10 });
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('goes to the last page when the address points behind it', async () => {
    const { address } = showGrid('/?page=99');
    await screen.findByText('Showing 41 to 42 of 42');
    expect(address()).toBe('?page=5');
  });

  it('keeps its pages and the page that failed to load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server, address } = showGrid('/?page=2');
    await screen.findByText('Feeder 11');
    const { answer } = server;
    server.answer = () => {
      throw new ApiError({ kind: 'http', call: 'listFeeders', status: 503, message: 'busy' });
    };
    press('4');
    expect(await screen.findByText('The list could not be loaded.', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(address()).toBe('?page=4');
    expect(pages()).toEqual(['First', 'Previous', '2', '3', '4', '5', 'Next', 'Last']);
    expect(screen.getByRole('button', { name: '4' })).toHaveAttribute('aria-current', 'page');
    server.answer = answer;
    press('Retry');
    expect(await screen.findByText('Feeder 31')).toBeInTheDocument();
  });

  it('keeps the page of an address whose list cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showGrid('/?page=3', {}, () => {
      throw new ApiError({ kind: 'http', call: 'listFeeders', status: 400, message: 'no' });
    });
    await screen.findByText('The list could not be loaded: no');
    expect(screen.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the density of the rows', () => {
  it('is one for all lists, and remembered', async () => {
    const { unmount } = showGrid();
    await screen.findByText('Feeder 1');
    expect(table()).toHaveAttribute('data-density', 'comfortable');
    press('Compact rows');
    expect(table()).toHaveAttribute('data-density', 'compact');
    expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
    unmount();
    showGrid('/', { gridId: 'others' });
    await screen.findByText('Feeder 1');
    expect(table()).toHaveAttribute('data-density', 'compact');
    press('Compact rows');
    expect(table()).toHaveAttribute('data-density', 'comfortable');
  });
});
