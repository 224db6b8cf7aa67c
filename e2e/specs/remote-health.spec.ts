import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { UserMenu } from '../page/menu';

test.describe('Remotes', () => {
  test('shows administrators how remotes load, on a phone and in the dark too', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.superAdmin, '/report');
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await new UserMenu(page).button.click();
    await page.getByRole('link', { name: 'Remotes', exact: true }).click();
    const reports = page.getByRole('region', { name: 'remote-reports' });
    // Browsers report their loads a few seconds later.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(reports.getByRole('group').locator('> div').first()).not.toHaveText('Loads0', { timeout: 2_000 });
    }).toPass();
    await expect(reports).toContainText(/\d+ ms|\d+\.\d s/);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('does not exist for anybody else', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice, '/remotes');
    await expect(page.getByText('404 Error | Page Not Found...')).toBeVisible();
    await new UserMenu(page).button.click();
    await expect(page.getByRole('link', { name: 'Remotes', exact: true })).toHaveCount(0);
  });
});
