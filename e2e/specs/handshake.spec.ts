import { expect } from '@playwright/test';
import { openHandshake } from '../harness/api';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { UserMenu } from '../page/menu';

const account = accounts.discomCircle;

function address(token: string, { empNo = account.empNo, path = '' } = {}): string {
  const query = new URLSearchParams({ handshake_token: token, company_name: account.company, emp_no: empNo, ...(path && { path }) });
  return `/auth/login?${query}`;
}

test.describe('handshake', () => {
  test('signs in without the form and goes to the path; the token is gone before any other request', async ({ page }) => {
    const token = await openHandshake(account);
    const seen: { url: string; bar: string; referer: string | undefined }[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
        seen.push({ url: request.url(), bar: page.url(), referer: request.headers()['referer'] });
    });
    await page.goto(address(token, { path: '/help' }));
    await expect(page).toHaveURL(/\/help$/);
    await expect(new UserMenu(page).button).toContainText(/\S/);
    expect(seen.length).toBeGreaterThan(1);
    for (const { url, bar, referer } of seen) expect(`${url} ${bar} ${referer}`).not.toContain(token);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain(token);
  });

  test('a used token shows the errors of the server and the form', async ({ page, context }) => {
    const token = await openHandshake(account);
    await page.goto(address(token));
    await expect(new UserMenu(page).button).toBeVisible();
    await new UserMenu(page).logOut();
    await context.clearCookies();
    await page.goto(address(token));
    await expect(page.getByRole('alert')).toContainText('This sign-in link is not valid any more.');
    await expect(new LoginPage(page).submit).toBeVisible();
    expect(page.url()).not.toContain(token);
  });

  test('a token of another employee is refused', async ({ page }) => {
    await page.goto(address(await openHandshake(account), { empNo: '3201' }));
    await expect(page.getByRole('alert')).toContainText('not valid any more');
    await expect(new LoginPage(page).submit).toBeVisible();
  });

  test('on a network failure the login page is shown', async ({ page }) => {
    await page.route('**/auth/verify-handshake', (route) => route.abort());
    await page.goto(address(await openHandshake(account)));
    await expect(new LoginPage(page).submit).toBeVisible();
    await expect(new LoginPage(page).submit).toBeEnabled();
  });

  test('a stored token comes first: the handshake is not even sent', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.superAdmin);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const token = await openHandshake(account);
    await page.goto(address(token, { path: '/help' }));
    await expect(page).toHaveURL(/\/help$/);
    expect(calls).toContain('/auth/refresh');
    expect(calls).not.toContain('/auth/verify-handshake');
  });

  for (const path of ['https://example.org/', '//example.org/', '/\\example.org', 'javascript:alert(1)', '/auth/login']) {
    test(`the path ${path} leads to Home`, async ({ page }) => {
      await page.goto(address(await openHandshake(account), { path }));
      await expect(new UserMenu(page).button).toBeVisible();
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
    });
  }
});
