import { expect } from '@playwright/test';
import { startRemote, stopRemote } from '../harness/suite';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

test.describe('a stopped remote server', () => {
  test.afterEach(() => startRemote('remote-outages'));

  test('shows its panel, leaves the rest alive, and Retry brings it back', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    await stopRemote('remote-outages');
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('link', { name: 'Outages' }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'remote-outages' });
    await expect(panel).toBeVisible();

    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toBeVisible();

    await menu.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: /help/i }).first()).toBeVisible();
    await menu.getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();

    await menu.getByRole('link', { name: 'Outages' }).click();
    await expect(panel).toBeVisible();
    await startRemote('remote-outages');
    await page.getByRole('button', { name: 'Retry' }).click();
    await new OutageListPage(page).waitForRows();
  });
});
