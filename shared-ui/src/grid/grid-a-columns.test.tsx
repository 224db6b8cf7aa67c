import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/client';
import { NoticeOutlet } from '../notice/notice-outlet';
import { clearSession, setSession } from '../session/session-store';
import { aUser } from '../testing/a-user';
import { openDialog, press, pressInDialog, showGrid } from './testing/feeder-grid';

beforeEach(() => {
  window.localStorage.clear();
  setSession(aUser());
});
afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

async function shown(address?: string) {
  const grid = showGrid(address);
  await screen.findByText(/^Showing/);
  return grid;
}

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const tick = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name }));

describe('the column dialog', () => {
  it('offers the columns that can be hidden, and changes nothing before Apply', async () => {
    await shown();
    press('Columns');
    const dialog = await screen.findByRole('dialog', { name: 'Column Visibility' });
    const offered = within(dialog)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(offered).toEqual(['Id', 'Feeder Name', 'SFMS Id', 'Category', 'Occurrence Time', 'Duration']);
    tick('SFMS Id');
    tick('Id');
    expect(headers()).toContain('Id');
    pressInDialog('Apply');
    await waitFor(() => expect(headers()).toEqual(['Action', 'Feeder Name', 'SFMS Id', 'Occurrence Time', 'Duration']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps at least one column', async () => {
    await shown();
    press('Columns');
    await openDialog();
    for (const name of ['Id', 'Feeder Name', 'Occurrence Time', 'Duration']) tick(name);
    const apply = within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply' });
    expect(screen.getByRole('alert')).toHaveTextContent('At least one column has to stay.');
    expect(apply).toBeDisabled();
    tick('SFMS Id');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(apply).toBeEnabled();
  });

  it('is remembered for this user, and Reset forgets it', async () => {
    await shown();
    press('Columns');
    await openDialog();
    tick('Duration');
    pressInDialog('Apply');
    await waitFor(() => expect(window.localStorage.getItem('suite.grid.feeders.GETCO.1001')).toContain('"duration":false'));
    press('Reset');
    expect(headers()).toContain('Duration');
    expect(window.localStorage.getItem('suite.grid.feeders.GETCO.1001')).toBeNull();
  });
});

describe('Reset', () => {
  it('restores columns, sort, filters and page 1, and leaves other parameters alone', async () => {
    const { server, address } = await shown('/?fid=9&page=2&sort=id:desc&filter.feeder_name=contain:a&filter.started=');
    press('Reset');
    await waitFor(() => expect(address()).toBe('?fid=9'));
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ offset: 0, orderBy: null, filters: [{ field: 'started' }] }));
  });
});

describe('Download', () => {
  it('asks for the visible columns that may be downloaded, with filters and order but all pages', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:feeders', revokeObjectURL: () => undefined });
    jest.spyOn(window.HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { server } = await shown('/?page=2&sort=id:desc');
    server.answer = () => ({ blob: new Blob(['x']), fileName: 'from-server.csv' });
    press('Download');
    expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(saved).toEqual(['Feeders.csv']));
    expect(server.queries.at(-1)).toMatchObject({
      offset: 0,
      orderBy: 'id',
      orderByType: 'desc',
      download: [
        { field: 'id', title: 'Id' },
        { field: 'feeder_name', title: 'Feeder Name' },
        { field: 'started', title: 'Occurrence Time' },
        { field: 'duration', title: 'Duration' },
      ],
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-busy', 'false'));
  });

  it('takes a double click for one, and is given up only by Cancel, which says so', async () => {
    const { server } = await shown();
    render(<NoticeOutlet />);
    const asked = jest.fn();
    server.answer = (_query, { signal }) => {
      asked();
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () =>
          reject(new ApiError({ kind: 'aborted', call: 'listFeeders', message: 'The call was given up.' })),
        );
      });
    };
    const button = screen.getByRole('button', { name: 'Download' });
    await userEvent.dblClick(button);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Downloading...')).toHaveAttribute('role', 'status');
    fireEvent.click(button);
    expect(asked).toHaveBeenCalledTimes(1);
    press('Cancel');
    expect(await screen.findByText('The download was cancelled.')).toBeInTheDocument();
    expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Downloading...')).toBeNull());
    expect(button).toHaveAttribute('aria-busy', 'false');
  });
});
