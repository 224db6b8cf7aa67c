import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { GridBPage } from '../page/grid-b-page';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

const views = (page: Page) => page.getByRole('button', { name: /^Views/ });

async function saveAs(page: Page, name: string): Promise<void> {
  await views(page).click();
  await page.getByRole('button', { name: 'Save view...' }).click();
  await page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Views: ${name}`, exact: true })).toBeVisible();
}

test.describe('Saved views', () => {
  test('of the Outage List: kept on the server, applied by keyboard, undone by Back, changed, updated and deleted', async ({
    page,
    browser,
  }) => {
    await new LoginPage(page).signIn(accounts.discomDivision, '/outages?sort=id%3Aasc');
    const list = new OutageListPage(page);
    await list.waitForRows();
    const plain = await list.table.getByRole('columnheader').count();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Duration' }).uncheck();
    await page.getByRole('button', { name: 'Apply' }).click();
    await saveAs(page, 'Oldest first');

    // Another browser of the same person.
    const elsewhere = await (await browser.newContext()).newPage();
    await new LoginPage(elsewhere).signIn(accounts.discomDivision, '/outages');
    const other = new OutageListPage(elsewhere);
    await other.waitForRows();
    await expect(other.table.getByRole('columnheader')).toHaveCount(plain);
    await views(elsewhere).focus();
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('button', { name: 'Oldest first', exact: true })).toBeVisible();
    expect((await new AxeBuilder({ page: elsewhere }).analyze()).violations).toEqual([]);
    await elsewhere.keyboard.press('Tab');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/\?sort=id%3Aasc&view=\d+$/);
    await expect(other.table.getByRole('columnheader')).toHaveCount(plain - 1);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('button', { name: 'Views: Oldest first', exact: true })).toBeVisible();
    await elsewhere.goBack();
    await expect(elsewhere).toHaveURL(/\/outages$/);
    await expect(other.table.getByRole('columnheader')).toHaveCount(plain);
    await elsewhere.context().close();

    await list.header('Id').getByRole('button', { name: 'Sort by Id' }).click();
    await expect(page.getByRole('button', { name: 'Views: Oldest first, changed' })).toBeVisible();
    await views(page).click();
    await page.getByRole('button', { name: 'Update “Oldest first”' }).click();
    await expect(page.getByRole('button', { name: 'Views: Oldest first', exact: true })).toBeVisible();
    await views(page).click();
    await page.getByRole('button', { name: 'Delete view Oldest first' }).click();
    await page.getByRole('dialog', { name: 'Delete view' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  });

  test('of the Substations List, on a phone in the dark', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await new LoginPage(page).signIn(accounts.superAdminSpaced, '/substation?filter.voltage_class=equals%3A400');
    const grid = new GridBPage(page, 'Substations List');
    await grid.waitForRows();
    const found = await grid.total();
    await saveAs(page, 'Four hundred kilovolts and whatever else is long');
    await page.goto('/substation');
    await grid.waitForRows();
    expect(await grid.total()).toBeGreaterThan(found);
    await views(page).click();
    await expect(page.getByRole('group', { name: 'Views' })).toBeInViewport({ ratio: 1 });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Four hundred kilovolts and whatever else is long', exact: true }).click();
    await expect.poll(() => grid.total()).toBe(found);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
