// docs/first-day.md, step by step: its commands are read from the page, so the page cannot be wrong. The database is
// the machine's own PostgreSQL where one is installed, and the embedded one otherwise.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type EmptySuite, startEmptySuite } from '../harness/empty-suite';
import { type OwnPostgres, startOwnPostgres } from '../harness/own-postgres';
import { workspaceFolder } from '../harness/release';
import { choose } from '../page/choose';
import { ImportPage } from '../page/import-page';
import { LoginPage } from '../page/login-page';
import { SummaryPage } from '../page/summary-page';

const page1 = readFileSync(join(workspaceFolder, 'docs', 'first-day.md'), 'utf8');
const [start = '', place = '', imports = '', report = '', password = ''] = [...page1.matchAll(/```sh\n([^`]*)```/g)].map(
  ([, commands = '']) => commands,
);
const samples = join(workspaceFolder, 'docs', 'samples');

test.describe.serial('the first day', () => {
  // A suite starts and programs run here, not only pages.
  test.use({ actionTimeout: 20_000, navigationTimeout: 20_000 });
  const administrator = { company: 'GETCO', empNo: '100', password: 'Harbour@Light7' };
  const newcomer = { company: 'GETCO', empNo: '190', password: 'Monsoon@Cloud8' };
  let postgres: OwnPostgres | null = null;
  let suite: EmptySuite;
  test.setTimeout(300_000);
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(300_000);
    postgres = await startOwnPostgres();
    suite = await startEmptySuite(Number(new URL(baseURL ?? '').port) + 20, postgres?.url ?? '');
  });
  test.afterAll(async () => {
    await suite.stop();
    postgres?.stop();
  });

  async function openAsAdministrator(page: Page, path: string): Promise<void> {
    await new LoginPage(page).signIn(administrator, `${suite.url}${path}`);
  }

  test('the page says how to start, and where the data are', () => {
    expect(start.trim()).toBe('npm start -- --empty');
    expect(place.trim()).toBe('export SUITE_DATA_DIR=.data-empty');
  });

  test('the set-up link makes the first administrator, once', async ({ page }) => {
    const link = suite.setupLink();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set up the suite' })).toBeVisible();
    await choose(page.getByRole('combobox', { name: 'Company' }), 'GETCO');
    await page.getByLabel('Name', { exact: true }).fill('Asha Desai');
    await page.getByLabel('Employee number').fill(administrator.empNo);
    await page.getByLabel('Email').fill('asha@narmada.example');
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Make the first administrator' }).click();
    await expect(page.getByText('The first administrator is made.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(/set up already/);
  });

  test('the sample files are loaded through the page', async ({ page }) => {
    await openAsAdministrator(page, '/modules/import');
    const importing = new ImportPage(page);
    expect(await importing.apply(join(samples, 'offices.csv'))).toEqual(['11', '1', '0', '0']);
    expect(await importing.apply(join(samples, 'substations.csv'))).toEqual(['8', '0', '0', '0']);
    expect(await importing.apply(join(samples, 'feeders.csv'))).toEqual(['60', '0', '0', '0']);
    expect(await importing.apply(join(samples, 'employees.csv'))).toEqual(['20', '0', '0', '1']);
    await expect(importing.history.getByRole('row')).toHaveCount(5);
    await expect(importing.history).toContainText('Asha Desai');
  });

  test('the commands load the same files, and find nothing to change', () => {
    expect(suite.run(imports).match(/Applied: \d+ added, \d+ changed/g)).toEqual(Array(4).fill('Applied: 0 added, 0 changed'));
  });

  test('a feeder gets its place, and the first outage is on the live map', async ({ page }) => {
    await openAsAdministrator(page, '/modules/feeders/500001');
    await expect(page.getByText('66 kV Anandpur, ')).toBeVisible();
    await page.getByLabel('Latitude').fill('22.5701');
    await page.getByLabel('Longitude').fill('72.9402');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/modules\/feeders$/);
    await page.goto(`${suite.url}/summary`);
    const summary = new SummaryPage(page);
    await summary.waitUntil('Live');
    await expect(summary.rows).toHaveCount(0);
    suite.run(report);
    await expect(summary.rows).toHaveCount(1);
    await summary.rows.getByRole('button', { name: 'Show Anandpur Market on the map' }).click();
    await expect(summary.map).toContainText('Out since');
  });

  test('an employee is added, signs in and must change the password', async ({ page, browser }) => {
    await openAsAdministrator(page, '/modules/accounts/new');
    await page.getByLabel('Emp No').fill(newcomer.empNo);
    await page.getByLabel('Name', { exact: true }).fill('Nita Rao');
    await choose(page.getByRole('combobox', { name: 'Designation' }), 'Junior Engineer');
    await page.getByRole('combobox', { name: 'Office Eurja Code' }).fill('Anandpur Division');
    await page.getByRole('option').filter({ hasText: 'Anandpur Division' }).first().click();
    await page.getByLabel('First Password').fill(newcomer.password);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/modules\/accounts$/);
    const context = await browser.newContext();
    const other = await context.newPage();
    await new LoginPage(other).signIn(newcomer, `${suite.url}/auth/login`);
    await expect(other).toHaveURL(/\/change-password$/);
    await other.goto(`${suite.url}/outages`);
    await expect(other).toHaveURL(/\/change-password$/);
    await context.close();
  });

  test('a colleague of the files signs in and must change the password', async ({ page }) => {
    const [, made = ''] = /^Password: (.+)$/m.exec(suite.run(password)) ?? [];
    await new LoginPage(page).signIn({ company: 'GETCO', empNo: '104', password: made }, `${suite.url}/auth/login`);
    await expect(page).toHaveURL(/\/change-password$/);
  });
});
