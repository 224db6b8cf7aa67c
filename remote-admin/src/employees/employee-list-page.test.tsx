import { afterEach, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { clearSession } from 'shared-ui/session';
import { showPage } from '../testing/show-page';

afterEach(() => act(clearSession));

it('the employee list has its columns in their order, ten a page, the order emp.id ascending, and no download', async () => {
  const queries: GridAQuery[] = [];
  const row = {
    id: 7,
    empNo: '1001',
    name: 'Asha Patel',
    designation: 'Junior Engineer',
    organizationName: 'Gondal',
    email: 'a@getco.example',
    mobile: '9876543210',
  };
  const listEmployees = (input: unknown) => {
    queries.push((input as { query: GridAQuery }).query);
    return { dataSource: [row], totalRecords: { count: 1 } };
  };
  showPage('/employee', { listEmployees }, { companyName: 'GETCO', permissions: ['super-admin'] });
  await screen.findByText('Asha Patel');
  const headers = within(screen.getByRole('table')).getAllByRole('columnheader').map((header) => header.textContent?.trim());
  expect(headers).toEqual(['Action', 'Emp No', 'Name', 'Designation', 'Organization Name', 'Email', 'Mobile']);
  expect(queries[0]).toMatchObject({ limit: 10, defaultOrderBy: 'emp.id', defaultOrderByType: 'asc' });
  expect(screen.queryByRole('button', { name: /download/i })).toBeNull();
  expect(within(screen.getByRole('table')).getByRole('link')).toHaveAttribute('href', '/employee/7');
});
