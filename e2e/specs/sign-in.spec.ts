import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

test.describe('sign-in', () => {
  test('names what is missing and keeps what was typed', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await expect(page.getByText('Select Company')).toBeVisible();
    await login.username.fill('1001');
    await login.submit.click();
    await expect(page.getByText('Company is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await expect(login.username).toHaveValue('1001');
  });

  test('a wrong password shows the errors of the server in a toast', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.fill({ ...accounts.discomCompany, password: 'Wrong@1234' });
    await login.submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(login.username).toHaveValue(accounts.discomCompany.empNo);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  test('an unreachable server is said so', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await page.route('**/auth/login', (route) => route.abort());
    await login.fill(accounts.circleOffice);
    await login.submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(login.submit).toBeEnabled();
  });

  test('returns to the requested path with its query', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice, '/outages?fid=42');
    await expect(page).toHaveURL(/\/outages\?fid=42$/);
  });

  test('with reduced motion the list of companies opens in sight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const login = new LoginPage(page);
    await login.signIn(accounts.circleOffice);
    await expect(page.getByRole('button', { name: /user menu/i })).toBeVisible();
  });

  test('a reload keeps the session, a logout ends it in every tab', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    await page.reload();
    await expect(page.getByRole('button', { name: /user menu/i })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('button', { name: /user menu/i })).toBeVisible();
    await page.getByRole('button', { name: /user menu/i }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(other).toHaveURL(/\/auth\/login/);
  });

  test('a weak password leads to Change Password and nowhere else', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.weakPassword);
    await expect(page).toHaveURL(/\/change-password$/);
    await page.goto('/outages');
    await expect(page).toHaveURL(/\/change-password$/);
  });

  test('a discom user has no Change Password page', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.discomCompany);
    await page.goto('/change-password');
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  });

  test('a reload while the server is away signs nobody out', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/auth/refresh', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
    await page.goto('/help');
    await expect(page.getByText('You stay signed in, and this is tried again by itself.')).toBeVisible();
    await page.unroute('**/auth/refresh');
    await expect(page.getByRole('heading', { name: 'Help Desk', level: 1 })).toBeVisible();
  });

  for (const path of ['/help/x', '/auth/foo', '/%E0%A4%A', '/help.html']) {
    test(`${path} is the not-found page`, async ({ page }) => {
      await new LoginPage(page).signIn(accounts.circleOffice);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Error | Page Not Found...', level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/^Page Not Found/);
    });
  }

  test('an unknown path is the not-found page', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice);
    await page.goto('/no/such/page');
    await expect(page.getByText('404 Error | Page Not Found...')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  });
});
