import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

// The fixture of every test says whether any of this violates the content security policy.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component opens under the strict policy (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await new LoginPage(page).signIn(accounts.superAdmin, '/playground/components');
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).first().click();
    await expect(main.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await expect(main.getByLabel('Occurrence Time')).toBeEnabled();

    for (const name of ['Category', 'Reasons', 'Search office']) {
      await main.getByRole('combobox', { name }).click();
      await page.getByRole('combobox', { name }).press('ArrowDown');
      await page.keyboard.press('Escape');
    }
    for (const label of ['Date', 'Occurrence Time', 'Period']) {
      await main.getByLabel(label, { exact: true }).first().click();
      await expect(page.locator('.ant-picker-dropdown:visible').last()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await main.getByRole('textbox', { name: 'Reason', exact: true }).fill('a\nb\nc\nd');
    await press('Open a dialog');
    await page.getByRole('dialog', { name: 'Open a dialog' }).getByRole('button', { name: 'Save' }).click();
    await press('Open a sheet');
    await page.getByRole('dialog', { name: 'Open a sheet' }).getByRole('button', { name: 'Save' }).click();
    await press('Open a popover');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await press('Action');
    await page.getByRole('menuitem', { name: 'Say a success' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The feeder came back' })).toBeVisible();
    await press('Say a failure');
    await expect(page.getByRole('alert').filter({ hasText: 'The feeder came back' }).last()).toBeVisible();
    await press('Show an error');
    await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
    await press('Block the page');
    await expect(page.getByRole('dialog', { name: 'Processing...' })).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
  });
}
