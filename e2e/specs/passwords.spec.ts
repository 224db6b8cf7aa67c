import { expect } from '@playwright/test';
import { changePasswordElsewhere, prepareEmployee, prepareWeakEmployee, signInElsewhere } from '../harness/api';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { ChangePasswordPage } from '../page/change-password-page';
import { LoginPage } from '../page/login-page';
import { UserMenu } from '../page/menu';

const done = 'Password changed successfully! , Please Login with new password.';
const why = 'Your password has changed. Please sign in with the new one.';

test.describe('Change Password', () => {
  test('a weak password is replaced; after three seconds the login page says why', async ({ page }) => {
    const weakPassword = await prepareWeakEmployee(0);
    await new LoginPage(page).signIn(weakPassword);
    await expect(page).toHaveURL(/\/change-password$/);
    const form = new ChangePasswordPage(page);
    await form.send('wrong', 'River#Runs9');
    await expect(page.getByRole('alert')).toHaveText('The current password is wrong.');
    await form.send(weakPassword.password, 'Rivers#');
    await expect(page.getByRole('alert')).toContainText('Password must be at least 8 characters');
    await form.send(weakPassword.password, 'River#Runs9', 'River#Runs8');
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');

    await form.send(weakPassword.password, 'River#Runs9');
    await expect(page.getByText(done)).toBeVisible();
    const shownAt = Date.now();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(Date.now() - shownAt).toBeGreaterThan(2_000);
    expect(Date.now() - shownAt).toBeLessThan(4_500);
    await expect(page.getByText(why)).toBeVisible();

    const login = new LoginPage(page);
    await login.fill(weakPassword);
    await login.submit.click();
    await expect(page.getByRole('alert')).toContainText('Invalid company, username or password.');
    await login.fill({ ...weakPassword, password: 'River#Runs9' });
    await login.submit.click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

  test('the page stays where it is when it is reloaded', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.substationOperator, '/change-password');
    await expect(new ChangePasswordPage(page).submit).toBeVisible();
    await page.reload();
    await expect(new ChangePasswordPage(page).submit).toBeVisible();
    await expect(page).toHaveURL(/\/change-password$/);
  });

  test('a change in one tab sends the other tabs away', async ({ page, context }) => {
    const account = await prepareEmployee(1);
    await new LoginPage(page).signIn(account, '/change-password');
    const other = await context.newPage();
    await other.goto('/help');
    await expect(other.getByRole('heading', { name: 'Help Desk' })).toBeVisible();
    await new ChangePasswordPage(page).send(account.password, 'River#Runs9');
    await expect(page.getByText(done)).toBeVisible();
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByText(why)).toBeVisible();
    // The tab with the message keeps it although the session is gone.
    await expect(page.getByText(done)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test('a change in another browser is noticed without any action', async ({ page, context }) => {
    const account = await prepareEmployee(2);
    await new LoginPage(page).signIn(account);
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'Help Desk' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/outages');
    await expect(new UserMenu(other).button).toBeVisible();
    const token = await signInElsewhere(account);
    await changePasswordElsewhere(token, account, 'River#Runs9');
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(other).toHaveURL(/\/auth\/login/);
    for (const tab of [page, other]) await expect(tab.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });

  test('two tabs: a logout in one is said in the other', async ({ page, context }) => {
    await new LoginPage(page).signIn(accounts.superAdmin);
    const other = await context.newPage();
    await other.goto('/help');
    await expect(other.getByRole('heading', { name: 'Help Desk' })).toBeVisible();
    await new UserMenu(page).logOut();
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByText('You have signed out in another tab.')).toBeVisible();
    await expect(page.getByText('You have signed out.', { exact: true })).toBeVisible();
  });
});
