import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { SummaryPage } from '../page/summary-page';

const desktop = { name: 'desktop', width: 1440, height: 900, query: '' };
const phone = { name: 'phone', width: 390, height: 844, query: '' };
const wallboard = { name: 'wallboard', width: 1920, height: 1080, query: '?kiosk=1' };
const looks = [
  { colorScheme: 'light', screens: [desktop, wallboard], popup: 'Filter' },
  { colorScheme: 'dark', screens: [phone, wallboard, desktop], popup: 'Alerts' },
] as const;

for (const { colorScheme, screens, popup } of looks) {
  test(`axe finds nothing serious on the summary, its popups and the wallboard: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const summary = new SummaryPage(page);
    const check = async (screen: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${screen} is not wider than its window`,
      ).toBeLessThanOrEqual(0);
    };
    await new LoginPage(page).signIn(accounts.parentOffice, '/summary');
    for (const { name, query, ...size } of screens) {
      await page.setViewportSize(size);
      await summary.open(query);
      await expect(summary.map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
      await summary.rows.first().getByRole('button').click();
      await expect(summary.map.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await check(name);
    }
    await page.getByRole('button', { name: popup, exact: true }).click();
    await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
    await check(popup);
  });
}

test('a wallboard shows its screen alone and keeps awake', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async (kind: string) => (asked.push(kind), { release: async () => asked.push('released') }) },
    });
  });
  await new LoginPage(page).signIn(accounts.discomCompany, '/summary?kiosk=1');
  const summary = new SummaryPage(page);
  await summary.waitUntil('Live');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['screen']);
  const size = () => summary.tile('TOTAL').evaluate((tile) => parseFloat(getComputedStyle(tile).fontSize));
  const large = await size();
  await page.getByRole('button', { name: 'Leave wallboard' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await size()).toBeLessThan(large);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toContain('released');
});

test('sound and desktop notices are off until they are chosen, and remembered', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await new LoginPage(page).signIn(accounts.discomCompany, '/summary');
  const alerts = page.getByRole('dialog', { name: 'Alerts' });
  const open = () => page.getByRole('button', { name: 'Alerts', exact: true }).click();
  await open();
  await expect(alerts.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await alerts.getByRole('checkbox', { name: 'Sound for EHT' }).check();
  await alerts.getByRole('checkbox', { name: 'Desktop notice for IND' }).check();
  await alerts.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await open();
  await expect(alerts.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(alerts.getByRole('checkbox', { name: 'Sound for EHT' })).toBeChecked();
});
