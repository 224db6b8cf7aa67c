import { expect, type Page } from '@playwright/test';
import { signInElsewhere } from '../harness/api';
import { liveRelease, publishChanged, runScript } from '../harness/release';
import { apiUrl } from '../harness/suite';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

const remote = 'remote-reports';
const isRoutes = (file: string) => file.startsWith('__federation_expose_routes');
const menuLink = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const offer = (page: Page, version: string) => page.getByText(`New version ${version} of this page is ready.`);
/** Stays as long as the page is not loaded again. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isSamePage', true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

interface Health {
  readonly remotes: { name: string; failures: { version: string; stage: string; count: number }[] }[];
}
/** Version and stage of every reported failure. */
async function failedStages(): Promise<(readonly [string, string])[]> {
  const authorization = `Bearer ${await signInElsewhere(accounts.superAdmin)}`;
  const { remotes }: Health = await (await fetch(`${apiUrl}/remotes/health`, { headers: { authorization } })).json();
  return remotes
    .filter(({ name }) => name === remote)
    .flatMap(({ failures }) => failures.map(({ version, stage }) => [version, stage] as const));
}

test.describe.serial('shipping a remote alone', () => {
  let original = '';
  /** Where each bad release has to fail. */
  const shipped = new Map<string, string>();
  test.beforeAll(async () => {
    const { version, build } = await liveRelease(remote);
    original = `${version}-${build}`;
  });
  test.afterAll(() => void runScript('remotes', ['rollback', remote, original, '--reason', 'the test is over']));

  test('a release reaches open tabs without a reload, and a rollback takes it back', async ({ context }) => {
    const [idle, reading] = [await context.newPage(), await context.newPage()];
    await new LoginPage(idle).signIn(accounts.circleOffice, '/report');
    await expect(heading(idle, 'Reports')).toBeVisible();
    await menuLink(idle, 'Help').click();
    await reading.goto('/report');
    await expect(heading(reading, 'Reports')).toBeVisible();
    await Promise.all([mark(idle), mark(reading)]);

    await publishChanged(remote, { version: '1.1.0', code: (text) => text.replaceAll('"Reports"', '"Reports 1.1"') });
    await expect(offer(reading, '1.1.0')).toBeVisible();
    await expect(heading(reading, 'Reports')).toBeVisible();
    await menuLink(idle, 'Reports').click();
    await expect(heading(idle, 'Reports 1.1')).toBeVisible();
    await reading.getByRole('button', { name: 'Switch' }).click();
    await expect(heading(reading, 'Reports 1.1')).toBeVisible();

    runScript('remotes', ['rollback', remote, '--reason', 'it is bad']);
    await expect(reading.getByText('Version 1.0.0 of this page is in use again.')).toBeVisible();
    await menuLink(idle, 'Help').click();
    await menuLink(idle, 'Reports').click();
    await expect(heading(idle, 'Reports')).toBeVisible();
    expect(await Promise.all([isSamePage(idle), isSamePage(reading)])).toEqual([true, true]);
  });

  for (const { what, stage, change } of [
    { what: 'a tampered chunk', stage: 'integrity', change: { version: '1.2.0', tamper: isRoutes } },
    { what: 'contracts that the server does not answer', stage: 'contracts', change: { version: '1.3.0', contracts: 99 } },
    {
      what: 'an error at its start',
      stage: 'load',
      change: {
        version: '1.4.0',
        code: (text: string, file: string) => (file === 'remoteEntry.js' ? `throw new Error('it does not start');${text}` : text),
      },
    },
  ]) {
    test(`a release with ${what} stays out: users keep the one before, administrators are told`, async ({ page, browser }) => {
      const open = await browser.newPage();
      await new LoginPage(open).signIn(accounts.circleOffice, '/report');
      await expect(heading(open, 'Reports')).toBeVisible();
      await publishChanged(remote, change);

      const told = page.waitForResponse(
        (answer) => answer.url().endsWith('/remotes/loads') && (answer.request().postData() ?? '').includes(change.version),
      );
      await new LoginPage(page).signIn(accounts.superAdmin, '/report');
      await expect(heading(page, 'Reports')).toBeVisible();
      await expect(page.getByText(`Version ${change.version} of ${remote} failed here`)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      shipped.set(change.version, stage);

      await menuLink(open, 'Help').click();
      await menuLink(open, 'Reports').click();
      await expect(heading(open, 'Reports')).toBeVisible();
      await expect(open.getByRole('alert')).toHaveCount(0);
      await open.close();
      await told;
      runScript('remotes', ['rollback', remote, '--reason', 'it is bad']);
    });
  }

  test('a remote that is switched off says so where the menu leads, and comes back by itself', async ({ page }) => {
    runScript('remotes', ['disable', remote, '--reason', 'it is bad']);
    await new LoginPage(page).signIn(accounts.circleOffice, '/report');
    await expect(heading(page, 'This part of the suite is switched off')).toBeVisible();
    runScript('remotes', ['enable', remote]);
    await expect(heading(page, 'Reports')).toBeVisible();
  });

  test('what failed in the browsers is in the health of the remotes', async () => {
    expect(await failedStages()).toEqual(expect.arrayContaining([...shipped]));
  });
});
