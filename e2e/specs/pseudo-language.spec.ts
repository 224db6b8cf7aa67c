import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { signInElsewhere } from '../harness/api';
import { pseudoTexts, speakPseudo } from '../harness/pseudo-language';
import { test } from '../harness/suite-test';

const routes = [
  '/', '/outages', '/summary', '/modules', '/modules/import', '/modules/accounts', '/employee', '/substation/create',
  '/report', '/report/reliability', '/help', '/change-password', '/sessions',
];

/** What goes past the edge of the page, and the controls whose text is cut off. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const overflow = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const canScroll = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
    const controls = [...document.querySelectorAll('button, a[href], [role="tab"], [role="menuitem"]')].filter(isShown);
    const clipped = controls.filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      const isCut = getComputedStyle(control).overflowX !== 'visible' && control.scrollWidth > control.clientWidth + 1;
      const isOutside = (right > clientWidth + 1 || left < -1) && right > 0 && !canScroll(control.parentElement);
      return isCut || isOutside;
    });
    return [...overflow, ...clipped.map((control) => `cut off: ${control.textContent?.trim() || control.getAttribute('aria-label')}`)];
  });
}

const sizes = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];
const softly = expect.configure({ soft: true, timeout: 10_000 });

test('a language 40 % longer than English fits on a desk and on a phone', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const changed = await speakPseudo(page, pseudoTexts());
  const check = async (route: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await softly.poll(() => findFaults(page), `${route} at ${size.width} px`).toEqual([]);
    }
  };
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: /^Lógín/ })).toBeVisible();
  await check('sign-in');
  const token = await signInElsewhere(accounts.superAdmin);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('heading').filter({ hasText: /[áéíóú]/i }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await check(route);
  }
  expect(changed()).toBeGreaterThan(100);
});
