import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

test.describe('Help Desk', () => {
  test('Create Ticket opens the complaint site with employee code and org code', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.discomDivision);
    await page.goto('/help');
    const [site] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Create Ticket' }).click()]);
    const arrived = site.getByRole('table', { name: 'What arrived' });
    await expect(arrived.getByRole('row', { name: /^employeeCode/ })).toContainText(accounts.discomDivision.empNo);
    await expect(arrived.getByRole('row', { name: /^orgCode/ })).toContainText(/01\d{6}/);
  });

  test('the SOP is a real PDF', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    await page.goto('/help');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the SOP (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Outage-Complaint-SOP.pdf');
    const content = await readFile(await download.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.length).toBeGreaterThan(20_000);
  });

  test('nobody signed in is told so in a dialog', async ({ page }) => {
    await page.goto('/help');
    const dialog = page.getByRole('dialog', { name: 'Unauthorized' });
    await expect(dialog).toContainText('You need to be logged in to access this feature.');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await new LoginPage(page).fill(accounts.circleOffice);
    await new LoginPage(page).submit.click();
    await expect(page).toHaveURL(/\/help$/);
  });
});
