import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feederColumns, openDialog, press, showGrid } from './testing/feeder-grid';
import { showGridB } from './testing/site-grid';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

const table = () => screen.getByRole('table', { name: 'Feeder List' });
const emptyA = () => ({ dataSource: [], totalRecords: { count: 0 } });

function onPhone(): void {
  const isWide = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...isWide(query), matches: query === '(max-width: 575px)' }));
}

describe('a list without rows', () => {
  it('has no pages, and clears the filters that may be the reason', async () => {
    const { address } = showGrid('/?filter.feeder_name=contain:x', {}, emptyA);
    expect(await screen.findByText('No Record Found.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    expect(screen.getByText('Nothing matches the filters of this list.')).toBeInTheDocument();
    press('Clear filters');
    await waitFor(() => expect(address()).toBe('?filter.started='));
    expect(screen.getByRole('heading', { name: 'Feeder List' })).toHaveFocus();
    expect(await screen.findByText('There is nothing in this list yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('is the same for Grid B, below its own text', async () => {
    showGridB('/?filter.name=contains:x', {}, () => ({ data: [], total_records: 0 }));
    expect(await screen.findByRole('cell', { name: 'No data available' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    press('Clear filters');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  });
});

describe('a wide list', () => {
  it('keeps its first column in sight, or the one that says so', async () => {
    showGrid();
    await screen.findByText('Feeder 1');
    const pinned = () => document.querySelector('[data-pinned]')?.textContent;
    expect(pinned()).toBe('Action');
  });

  it('breaks a day between day and time only', async () => {
    showGrid();
    await screen.findByText('Feeder 1');
    const [cell] = screen.getAllByRole('cell', { name: '20-11-2026 10:00:00' });
    expect([...(cell?.querySelectorAll('.word') ?? [])].map(({ textContent }) => textContent)).toEqual(['20-11-2026', '10:00:00']);
  });

  it('says on which side more of it is out of sight', async () => {
    showGrid();
    await screen.findByText('Feeder 1');
    const region = screen.getByRole('region', { name: 'Feeder List' });
    Object.defineProperties(region, { scrollWidth: { value: 900 }, clientWidth: { value: 500 } });
    const hidden = () => region.parentElement?.getAttribute('data-hidden-sides');
    expect(hidden()).toBe('');
    fireEvent.scroll(region);
    expect(hidden()).toBe('after');
    region.scrollLeft = 100;
    fireEvent.scroll(region);
    expect(hidden()).toBe('pinned after');
    region.scrollLeft = 400;
    fireEvent.scroll(region);
    expect(hidden()).toBe('pinned');
  });
});

describe('a list on a phone', () => {
  it('has its sort and filter buttons behind one button, and headings without', async () => {
    onPhone();
    const { server } = showGrid();
    await screen.findByText('Feeder 1');
    const titles = within(table()).getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles).toEqual(['Action', 'Id', 'Feeder Name', 'Occurrence Time', 'Duration']);
    expect(screen.queryByRole('button', { name: 'Sort by Feeder Name' })).toBeNull();
    press('Sort & filter');
    expect(screen.getByRole('button', { name: 'Sort & filter' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText('Action', { selector: 'li *' })).toBeNull();
    press('Sort by Feeder Name');
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ orderBy: 'feeder_name', orderByType: 'asc' }));
    expect(screen.getByText('Sorted by Feeder Name, ascending')).toHaveAttribute('role', 'status');
    press('Filter Duration');
    expect(await openDialog()).toBeInTheDocument();
  });

  it('shows cards headed by their title, with what can be done at the foot', async () => {
    onPhone();
    showGrid();
    await screen.findByText('Feeder 1');
    const [, first] = within(table()).getAllByRole('row');
    const cells = within(first ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Feeder 1', '1', '20-11-2026 10:00:00', '00:05:00', 'edit 1']);
    expect(cells.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['3', '2', '4', '5', '1']);
    expect(cells.map((cell) => cell.getAttribute('data-place'))).toEqual(['title', null, null, null, 'action']);
  });

  it('has room for one icon in the head of a card, before the values', async () => {
    onPhone();
    showGrid('/', { columns: feederColumns.map((column) => (column.field === 'action' ? { ...column, card: 'icon' } : column)) });
    await screen.findByText('Feeder 1');
    const [, first] = within(table()).getAllByRole('row');
    const cells = within(first ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.getAttribute('data-place'))).toEqual(['title', 'icon', null, null, null]);
    expect(cells[1]).toHaveTextContent('edit 1');
  });
});
