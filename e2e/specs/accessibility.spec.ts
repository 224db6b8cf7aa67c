import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
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
