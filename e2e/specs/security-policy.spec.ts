import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { UserMenu } from '../page/menu';

/** Everything that the browser complains of: what the policy stops, errors of scripts, errors in the console. */
async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped by ${violatedDirective}: ${blockedURI}`),
    );
  });
  return complaints;
}

const screens = [
  '/', '/summary', '/outages', '/modules', '/employee', '/substation', '/substation/create',
  '/report', '/report/outage-type-pending-list', '/report/reliability', '/help', '/playground', '/change-password', '/remotes', '/nowhere',
];

test('no screen needs more than the strict policy allows', async ({ page }) => {
  // Many screens, one after the other.
  test.setTimeout(120_000);
  const complaints = await collectComplaints(page);
  const answer = await page.goto('/auth/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self'( http:\/\/localhost:\d+)*$/);
  expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:\d+/);

  await new LoginPage(page).signIn(accounts.superAdmin);
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await new UserMenu(page).logOut();
  expect(complaints).toEqual([]);
});
