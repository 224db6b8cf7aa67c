import { expect, test } from '@playwright/test';
import { accounts } from '../page/account';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

test.describe('federation', () => {
  test('nothing of a remote is fetched before its page is visited', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await new LoginPage(page).signIn(accounts.substationOperator);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(scripts.filter((url) => url.includes('remoteEntry') || url.includes('mf-manifest'))).toEqual([]);
  });

  test('one React serves the host and its remotes', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
    });
    await new LoginPage(page).signIn(accounts.substationOperator, '/outages');
    await new OutageListPage(page).waitForRows();
    // The text of React's own warning about a second copy of its internals exists once per copy of react.
    expect(scripts.filter((text) => text.includes('react.transitional.element') && text.includes('__CLIENT_INTERNALS')).length).toBeLessThanOrEqual(1);
  });

  test('remote-admin is neither offered to an operator nor fetched', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const remotes = page.waitForResponse((response) => response.url().endsWith('/remotes'));
    await new LoginPage(page).signIn(accounts.substationOperator, '/modules');
    const answer: { remotes: { name: string; manifestUrl: string }[] } = await (await remotes).json();
    expect(answer.remotes.map(({ name }) => name)).not.toContain('remote-admin');
    await expect(page.getByText('404 Error | Page Not Found...')).toBeVisible();
    const adminPort = Number(new URL(page.url()).port) + 3;
    expect(urls.filter((url) => url.includes(`:${adminPort}/`))).toEqual([]);
  });

  test('remote-admin opens for who may manage', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.superAdmin, '/modules');
    await expect(page.getByRole('heading', { name: 'Manage' })).toBeVisible();
  });
});
