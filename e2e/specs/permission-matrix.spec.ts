import { expect } from '@playwright/test';
import { permissionMatrix } from 'shared-contracts/testing/permission-matrix';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

const notFound = '404 Error | Page Not Found...';
const pages = [
  ['/modules', 'adminRemote', 'Manage'],
  ['/employee', 'manageEmployees', 'Employee List'],
  ['/substation', 'manageSubstations', 'Substations List'],
  ['/substation/create', 'manageSubstations', 'Add Substation'],
  ['/report/outage-type-pending-list', 'pendingReport', 'Outage Type Pending List'],
] as const;

for (const row of permissionMatrix) {
  test(`what ${row.company} ${row.empNo} is shown and may open`, async ({ page }) => {
    const account = Object.values(accounts).find(({ company, empNo }) => company === row.company && empNo === row.empNo);
    if (!account) throw new Error(`No account ${row.empNo}.`);
    await new LoginPage(page).signIn(account);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });

    if (row.isForcedToChangePassword) {
      for (const [path] of pages) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/change-password$/);
      }
      return;
    }

    await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Modules', exact: true })).toHaveCount(row.modulesMenu ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Organization Wise Pending Count' })).toHaveCount(row.pendingReport ? 1 : 0);
    for (const [path, right, title] of pages) {
      await page.goto(path);
      await expect(heading).toHaveText(row[right] ? title : notFound);
      if (path !== '/modules' || !row.adminRemote) continue;
      // The pages of the master data lie below; their links have names of their own.
      const tiles = page.getByRole('main').locator('a:not([href^="/modules/"])');
      await expect(tiles).toHaveText([...(row.substationTile ? ['Substation'] : []), ...(row.employeeTile ? ['Employee'] : [])]);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Help', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage', exact: true })).toHaveCount(row.manageMenu ? 1 : 0);
  });
}
