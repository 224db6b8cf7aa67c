import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { permissionMatrix, type PermissionRow } from 'shared-contracts/testing/permission-matrix';
import type { User } from 'shared-contracts/entity/user';
import { clearSession } from 'shared-ui/session';
import { anEmployee } from './testing/an-employee';
import { showPage } from './testing/show-page';

const answers = {
  listEmployees: () => ({ dataSource: [], totalRecords: { count: 0 } }),
  listSubstations: () => ({ data: [], total_records: 0 }),
  getEmployee: () => ({ data: anEmployee() }),
};

/** The permissions of the accounts that have any. */
const permissions: Readonly<Record<string, readonly string[]>> = {
  '1003': ['super-admin'], '1004': ['manage-substation'], '1005': ['getco-manage-employee'], '1007': ['super admin'], '2002': ['admin'],
};

const pages = [
  ['/modules', 'adminRemote', 'Manage'],
  ['/employee', 'manageEmployees', 'Employee List'],
  ['/employee/7', 'manageEmployees', 'Update Employee Details'],
  ['/substation', 'manageSubstations', 'Substations List'],
  ['/substation/create', 'manageSubstations', 'Add Substation'],
] as const;

const userOf = ({ company, empNo }: PermissionRow) =>
  ({
    companyName: company,
    empNo,
    orgType: 'Company',
    substationName: null,
    permissions: [...(permissions[empNo] ?? [])],
  }) satisfies Partial<User>;

afterEach(() => act(clearSession));

describe('the pages of the administration', () => {
  it.each(permissionMatrix)('for $company $empNo', async (row) => {
    for (const [path, right, title] of pages) {
      showPage(path, answers, userOf(row));
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(row[right] ? title : '404 Error | Page Not Found...');
      cleanup();
    }
  });

  it.each(permissionMatrix.filter(({ adminRemote }) => adminRemote))('the tiles of $company $empNo', async (row) => {
    showPage('/modules', answers, userOf(row));
    const links = screen.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/modules/'));
    const tiles = links.map((link) => [link.textContent, link.getAttribute('href')]);
    expect(tiles).toEqual([
      ...(row.substationTile ? [['Substation', '/substation']] : []),
      ...(row.employeeTile ? [['Employee', '/employee']] : []),
    ]);
  });
});
