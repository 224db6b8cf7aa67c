// The pages below /modules that keep the master data, with axe in both looks and sizes.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { ImportPage } from '../page/import-page';
import { LoginPage } from '../page/login-page';

const header = 'feeder_id,name,category,substation_code,subdivision_code';
const faulty = {
  name: 'faulty.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${header}\nx1,,URBAN,95040101,01010101\nx2,A,NONE,95040101,01010101\n`),
};

async function feederAddress(page: Page): Promise<string> {
  await page.goto('/modules/feeders');
  return (await page.getByRole('link', { name: /^Edit feeder/ }).first().getAttribute('href')) ?? '';
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    test(`axe finds nothing serious on the pages of the master data: ${colorScheme}, ${size.width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      const check = async (screen: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect([screen, overflow]).toEqual([screen, 0]);
      };
      await new LoginPage(page).signIn(accounts.superAdmin, '/modules/feeders');
      const address = await feederAddress(page);
      await check('feeders');
      await page.goto(address);
      await expect(page.getByRole('img', { name: /^Map of Gujarat: the place is/ })).toBeVisible();
      await check('a feeder');
      await page.goto('/modules/offices');
      await page.getByRole('button', { name: 'Show what is below GETCO' }).click();
      await expect(page.getByRole('list', { name: 'GETCO' })).toBeVisible();
      await check('offices');
      await page.goto('/modules/accounts');
      await page.getByRole('button', { name: /^Manage / }).first().click();
      await expect(page.getByRole('button', { name: 'End all sessions' })).toBeVisible();
      await check('an account');
      await page.goto('/modules/accounts/new');
      await expect(page.getByLabel('First Password')).toBeVisible();
      await check('a new account');
      await page.goto('/modules/import');
      const importing = new ImportPage(page);
      await page.locator('input[type="file"]').setInputFiles(faulty);
      await expect(importing.faults.getByRole('row')).toHaveCount(3);
      await check('import');
      await page.goto('/modules/audit');
      await page.getByRole('button', { name: /^Show entry/ }).first().click();
      const entry = page.getByRole('dialog').getByRole('table');
      await expect(entry.getByRole('columnheader', { name: 'Before', exact: true })).toBeVisible();
      await check('audit');
    });
  }
}

test('a click on the map gives a feeder its place, and leaving without saving asks', async ({ page }) => {
  await new LoginPage(page).signIn(accounts.superAdmin, '/modules/feeders');
  await page.goto(await feederAddress(page));
  const map = page.getByRole('img', { name: /^Map of Gujarat/ });
  await expect(map).toHaveAccessibleName(/that of the substation/);
  await map.click();
  await expect(page.getByLabel('Latitude')).toHaveValue(/^22\.[34]/);
  await page.reload();
  await expect(page.getByLabel('Latitude')).toHaveValue(/^22\.[34]/);
  await page.getByRole('link', { name: 'Feeders' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/modules\/feeders$/);
});
