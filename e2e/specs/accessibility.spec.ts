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

type Opening = readonly [state: string, path: string, open: (page: Page) => Promise<void>];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const shown = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible();

async function openFilter(page: Page, column: string): Promise<void> {
  // On a phone the filters are folded away.
  const fold = button(page, 'Sort & filter');
  if (await fold.isVisible()) await fold.click();
  await button(page, `Filter ${column}`).click();
  await shown(page, `Filter ${column}`);
}

const openings: readonly Opening[] = [
  ['row menu', '/outages', async (page) => button(page, 'Action').click()],
  ['columns', '/outages', async (page) => button(page, 'Columns').click()],
  ['views', '/outages', async (page) => button(page, 'Views').click()],
  ['an outage', '/outages', async (page) => {
    await page.getByRole('link', { name: /^Details of outage/ }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Timeline' })).toBeVisible();
  }],
  ['filter of a list of words', '/outages', async (page) => openFilter(page, 'Category')],
  ['no rows', '/outages?filter.id=%3D:1', async (page) => expect(button(page, 'Clear filters')).toBeVisible()],
  ['user menu', '/help', async (page) => button(page, /^User menu of/).click()],
  ['wrong password form', '/change-password', async (page) => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }],
  ['sessions', '/sessions', async (page) => expect(page.getByText('This session', { exact: true })).toBeVisible()],
  ['not found', '/nowhere', async (page) => expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()],
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
    await login.submit.click();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await check('what is missing');
    await page.getByRole('combobox').first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await check('companies');
    await page.reload();
    await login.signIn(accounts.substationOperator, '/outages');
    for (const [popup, path, open] of openings) {
      await page.goto(path);
      if (path.startsWith('/outages') && popup !== 'no rows') await new OutageListPage(page).waitForRows();
      await open(page);
      await check(popup);
    }
  });
}
