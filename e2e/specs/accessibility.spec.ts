import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

const viewports = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, ...size } of viewports) {
    test(`axe finds nothing serious: ${colorScheme}, ${name}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      const check = async (screen: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      };
      const login = new LoginPage(page);
      await login.open();
      await check('login');
      await login.signIn(accounts.circleOffice);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await check('home');
      await new OutageListPage(page).open();
      await check('outages');
      await page.goto('/help');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await check('help');
    });
  }
}

const opened: readonly [popup: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['row menu', '/outages', async (page) => page.getByRole('button', { name: 'Action' }).first().click()],
  ['columns', '/outages', async (page) => page.getByRole('button', { name: 'Columns' }).click()],
  ['views', '/outages', async (page) => page.getByRole('button', { name: 'Views' }).click()],
  ['user menu', '/help', async (page) => page.getByRole('button', { name: /^User menu of/ }).click()],
];

for (const [colorScheme, size] of [['light', viewports[0]], ['dark', viewports[1]]] as const) {
  test(`axe finds nothing in open popups: ${colorScheme}, ${size.name}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    const check = async (popup: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${popup}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    const login = new LoginPage(page);
    await login.open();
    await page.getByRole('combobox').first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await check('companies');
    await page.reload();
    await login.signIn(accounts.substationOperator, '/outages');
    for (const [popup, path, open] of opened) {
      await page.goto(path);
      if (path === '/outages') await new OutageListPage(page).waitForRows();
      await open(page);
      await check(popup);
    }
  });
}
