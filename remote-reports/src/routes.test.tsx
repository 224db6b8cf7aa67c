import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { User } from 'shared-contracts/entity/user';
import type { GridBQuery } from 'shared-contracts/grid/grid-b';
import { RouterProvider } from 'shared-ui/router';
import { clearSession, setSession } from 'shared-ui/session';
import { aUser, createMemoryRouter, fakeApi, provideDialogElement } from 'shared-ui/testing';
import { routes } from './routes';

const row = {
  id: 7, feederId: '10401', feederName: 'Kagvad JGY', substationName: 'Savarkundla', circleName: 'Amreli', divisionName: 'Rajula',
  startDate: '2026-11-20', startTime: '14:05:09', endDate: null, endTime: null,
};

function show(path: string, changes: Partial<User> = {}): GridBQuery[] {
  const queries: GridBQuery[] = [];
  act(() => setSession(aUser(changes)));
  fakeApi({
    listPendingOutages: (input) => {
      queries.push((input as { body: GridBQuery }).body);
      return { data: [row], total_records: 1 };
    },
  });
  render(<RouterProvider router={createMemoryRouter([{ path: 'report', children: routes }], { initialEntries: [path] })} />);
  return queries;
}

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const own = ['Id', 'Feeder Id', 'Feeder Name', 'Start Date', 'Start Time', 'End Date', 'End Time'];

beforeAll(provideDialogElement);
afterEach(() => act(() => clearSession()));

describe('/report and /report/list', () => {
  it.each(['/report', '/report/list'].flatMap((path) => ['GETCO', 'GUVNL'].map((companyName) => [path, companyName] as const)))(
    '%s links the pending report for %s',
    (path, companyName) => {
      show(path, { companyName } as Partial<User>);
      expect(screen.getByRole('heading', { name: 'Reports' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Outage Type Pending Report' })).toHaveAttribute('href', '/report/outage-type-pending-list');
    },
  );

  it('say of each report what it answers and who it is for', () => {
    show('/report/list', { companyName: 'GETCO' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Outage Type Pending Report',
      'Reliability',
    ]);
    expect(screen.getAllByText('What it answers')).toHaveLength(2);
    expect(screen.getAllByText('Who it is for')).toHaveLength(2);
  });

  it.each(['DGVCL', 'MGVCL', 'PGVCL', 'UGVCL'] as const)('have the reliability report alone for %s', (companyName) => {
    show('/report/list', { companyName });
    expect(screen.queryByRole('link', { name: 'Outage Type Pending Report' })).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/report/reliability']);
  });
});

describe('/report/outage-type-pending-list', () => {
  it.each([
    ['Company', ['Circle', 'Division', 'Substation', ...own]],
    ['Circle', ['Division', 'Substation', ...own]],
    ['Division', ['Substation', ...own]],
    ['Substation', own],
  ] as const)('shows a %s user its columns', async (orgType, expected) => {
    const queries = show('/report/outage-type-pending-list', { orgType });
    expect(await screen.findByText('Showing 1 to 1 of 1')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Outage Type Pending List' })).toBeInTheDocument();
    expect(headers()).toEqual(expected);
    expect(queries).toEqual([
      { orderBy: null, order: null, filteredData: [], offset: 0, limit: 10, download: false, downloadFields: null },
    ]);
  });

  it('shows days and times as people read them', async () => {
    show('/report/outage-type-pending-list', { orgType: 'Substation' });
    await screen.findByText('Showing 1 to 1 of 1');
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '7',
      '10401',
      'Kagvad JGY',
      '20-11-2026',
      '14:05:09',
      '',
      '',
    ]);
  });

  it('looks like not found to a discom', () => {
    expect(show('/report/outage-type-pending-list', { companyName: 'PGVCL' })).toEqual([]);
    expect(screen.getByRole('heading', { name: '404 Error | Page Not Found...' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});
