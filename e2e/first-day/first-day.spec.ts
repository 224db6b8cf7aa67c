// docs/first-day.md, step by step: its commands are read from the page, so the page cannot be wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type EmptySuite, startEmptySuite } from '../harness/empty-suite';
import { workspaceFolder } from '../harness/release';
import { LoginPage } from '../page/login-page';
import { SummaryPage } from '../page/summary-page';

const page1 = readFileSync(join(workspaceFolder, 'docs', 'first-day.md'), 'utf8');
const [start = '', place = '', imports = '', report = '', password = ''] = [...page1.matchAll(/```sh\n([^`]*)```/g)].map(
  ([, commands = '']) => commands,
);

test.describe.serial('the first day', () => {
  // A suite starts and programs run here, not only pages.
  test.use({ actionTimeout: 20_000, navigationTimeout: 20_000 });
  const administrator = { company: 'GETCO', empNo: '100', password: 'First@Day1' };
  let suite: EmptySuite;
  test.setTimeout(300_000);
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(300_000);
    suite = await startEmptySuite(Number(new URL(baseURL ?? '').port) + 20);
  });
  test.afterAll(() => suite.stop());

  test('the page says how to start, and where the data are', () => {
    expect(start.trim()).toBe('npm start -- --empty');
    expect(place.trim()).toBe('export SUITE_DATA_DIR=.data-empty');
  });

  test('the set-up link makes the first administrator, once', async ({ page }) => {
    const link = suite.setupLink();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set up the suite' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option', { name: 'GETCO', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Asha Desai');
    await page.getByLabel('Employee number').fill(administrator.empNo);
    await page.getByLabel('Email').fill('asha@narmada.example');
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Make the first administrator' }).click();
    await expect(page.getByText('The first administrator is made.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(/set up already/);
  });

  test('the sample files are loaded and the first outage is on the live page', async ({ page }) => {
    const said = suite.run(imports);
    expect(said.match(/Applied: \d+ added/g)).toEqual(['Applied: 11 added', 'Applied: 8 added', 'Applied: 60 added', 'Applied: 20 added']);
    await new LoginPage(page).signIn(administrator, `${suite.url}/auth/login`);
    await page.goto(`${suite.url}/summary`);
    const summary = new SummaryPage(page);
    await summary.waitUntil('Live');
    await expect(summary.rows).toHaveCount(0);
    suite.run(report);
    await expect(summary.rows).toHaveCount(1);
    await expect(summary.rows).toContainText('Anandpur Market');
    await expect(summary.map).toBeVisible();
  });

  test('a colleague signs in and must change the password', async ({ page }) => {
    const [, made = ''] = /^Password: (.+)$/m.exec(suite.run(password)) ?? [];
    await new LoginPage(page).signIn({ company: 'GETCO', empNo: '104', password: made }, `${suite.url}/auth/login`);
    await expect(page).toHaveURL(/\/change-password$/);
  });
});
