import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

test.describe('external sites', () => {
  test('Surface opens with a ticket that is good for one use', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    const [dashboard] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('navigation').first().getByRole('link', { name: 'Surface' }).click(),
    ]);
    await expect(dashboard.getByRole('heading', { name: 'Surface dashboard' })).toBeVisible();
    await expect(dashboard.getByRole('status')).toHaveText('The ticket is valid and has been used up by this page.');
    await expect(dashboard.getByRole('table', { name: 'Signed in as' })).toContainText(accounts.circleOffice.empNo);
    expect(await dashboard.evaluate(() => window.opener)).toBeNull();
    await dashboard.reload();
    await expect(dashboard.getByRole('status')).toContainText('The ticket is not valid');
  });

  test('Organization View of the summary opens with a ticket', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.discomCompany, '/summary');
    const [dashboard] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Organization View' }).click()]);
    await expect(dashboard.getByRole('status')).toContainText('The ticket is valid');
    await expect(dashboard.getByRole('table', { name: 'Signed in as' })).toContainText(accounts.discomCompany.empNo);
  });

  test('Organization Wise Pending Count opens from Home for GETCO', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    const [dashboard] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Organization Wise Pending Count' }).click(),
    ]);
    await expect(dashboard.getByRole('heading', { name: 'Organization Wise Pending Count' })).toBeVisible();
  });

  test('Forgot Password leads outside', async ({ page, context }) => {
    await new LoginPage(page).open();
    const [site] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Forgot Password' }).click()]);
    await expect(site.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });

  test('a sub-division user opens one outage in the external site', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.discomSubdivision, '/outages');
    const list = new OutageListPage(page);
    await list.waitForRows();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Action' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    const [id] = await list.column('Id');
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      list.rows.first().getByRole('link', { name: 'in the external site' }).click(),
    ]);
    await expect(site.getByRole('table', { name: 'What arrived' })).toContainText(id ?? 'an id');
  });
});
