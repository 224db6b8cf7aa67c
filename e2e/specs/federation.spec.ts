import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

interface Release {
  readonly name: string;
  readonly manifestUrl: string;
}

/** The registry says something else of remote-reports than it would. */
async function changeRegistry(page: Page, change: (release: Release) => object): Promise<void> {
  await page.route(/:\d+\/remotes$/, async (route) => {
    if (route.request().method() !== 'GET' || route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const answer: { remotes: Release[] } = await response.json();
    const remotes = answer.remotes.map((release) => (release.name === 'remote-reports' ? change(release) : release));
    return route.fulfill({ response, json: { ...answer, remotes } });
  });
}

test.describe('federation', () => {
  test('nothing of a remote is fetched before its page is visited', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const login = new LoginPage(page);
    await login.open();
    await login.fill(accounts.substationOperator);
    // By key: a pointer that comes to rest on a link asks for what the link leads to.
    await login.submit.press('Enter');
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
    expect(
      scripts.filter((text) => text.includes('react.transitional.element') && text.includes('__CLIENT_INTERNALS')).length,
    ).toBeLessThanOrEqual(1);
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

  for (const [account, isTold] of [[accounts.superAdmin, true], [accounts.circleOffice, false]] as const) {
    test(`a release that is not what was released gives way to the one before; ${account.empNo} is ${isTold ? 'told' : 'not troubled'}`,
      async ({ page }) => {
      await changeRegistry(page, (release) => ({ ...release, version: '9.9.9', integrity: `sha384-${'A'.repeat(64)}`, previous: release }));
      await new LoginPage(page).signIn(account, '/report');
      await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
      const notice = page.getByRole('status').filter({ hasText: 'Version 9.9.9 of remote-reports failed' });
      await expect(notice).toHaveCount(isTold ? 1 : 0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('a widget comes from the release before, too', async ({ page }) => {
    await changeRegistry(page, (release) => ({ ...release, contracts: 99, previous: release }));
    await new LoginPage(page).signIn(accounts.circleOffice, '/playground');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  test('a developer’s build takes the place of a release only where the configuration allows it, under a banner', async ({ page }) => {
    const login = new LoginPage(page);
    const registry = page.waitForResponse((response) => response.url().endsWith('/remotes'));
    await login.signIn(accounts.circleOffice, '/report?remote-override=remote-reports@http://localhost:1/mf-manifest.json');
    const { remotes }: { remotes: Release[] } = await (await registry).json();
    const own = remotes.find(({ name }) => name === 'remote-reports')?.manifestUrl ?? '';
    const heading = page.getByRole('heading', { name: 'Reports', level: 1 });
    const banner = page.getByRole('complementary', { name: 'Development' });
    await expect(heading).toBeVisible();
    await expect(banner).toHaveCount(0);

    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), allowRemoteOverride: true } });
    });
    await page.goto(`/report?remote-override=remote-reports@${own}`);
    await expect(banner).toContainText('remote-reports comes from http://localhost:');
    await expect(page).toHaveURL(/\/report$/);
    await expect(heading).toBeVisible();
    await page.goto('/help');
    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: 'Help Desk' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
