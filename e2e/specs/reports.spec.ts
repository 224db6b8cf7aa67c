import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { choose, typeAndLeave } from '../page/choose';
import { GridBPage } from '../page/grid-b-page';
import { LoginPage } from '../page/login-page';

const listPath = '/report/outage-type-pending-list';

async function openList(page: Page, account: (typeof accounts)[keyof typeof accounts] = accounts.parentOffice): Promise<GridBPage> {
  await new LoginPage(page).signIn(account, listPath);
  const grid = new GridBPage(page, 'Outage Type Pending List');
  await grid.waitForRows();
  return grid;
}

test.describe('Reports', () => {
  test('lead GETCO and GUVNL to the pending report', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice, '/report');
    await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
    await page.getByRole('link', { name: 'Outage Type Pending Report' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
    await expect(page.getByRole('heading', { name: 'Outage Type Pending List' })).toBeVisible();
  });

  test('have no pending report for a discom, whose list is not found', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.discomCompany, '/report/list');
    await expect(page.getByRole('link', { name: 'Reliability' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Outage Type Pending Report' })).toHaveCount(0);
    await page.goto(listPath);
    await expect(page.getByText('404 Error | Page Not Found...')).toBeVisible();
  });
});

test.describe('Outage Type Pending List', () => {
  const own = ['Id', 'Feeder Id', 'Feeder Name', 'Start Date', 'Start Time', 'End Date', 'End Time'];
  for (const [account, headers] of [
    ['parentOffice', ['Circle', 'Division', 'Substation', ...own]],
    ['circleOffice', ['Division', 'Substation', ...own]],
    ['substationManager', ['Substation', ...own]],
    ['substationOperator', own],
  ] as const) {
    test(`has the columns of ${account}`, async ({ page }) => {
      const grid = await openList(page, accounts[account]);
      expect(await grid.headers()).toEqual(headers);
    });
  }

  test('sorts none, ASC, DESC, none', async ({ page }) => {
    const grid = await openList(page);
    const header = grid.header('Feeder Name');
    for (const sorted of ['ascending', 'descending', 'none']) {
      await header.getByRole('button', { name: 'Sort by Feeder Name' }).click();
      await expect(header).toHaveAttribute('aria-sort', sorted);
      await grid.waitForRows();
      const names = await grid.column('Feeder Name');
      if (sorted === 'ascending') expect(names).toEqual([...names].sort());
      if (sorted === 'descending') expect(names).toEqual([...names].sort().reverse());
    }
  });

  test('a filter narrows the list, survives a reload, opens from its chip and goes', async ({ page }) => {
    const grid = await openList(page);
    const before = await grid.total();
    const [name = ''] = await grid.column('Feeder Name');
    await grid.openFilter('Feeder Name');
    await choose(grid.dialog.getByLabel('Operator'), 'Equals');
    await expect(grid.dialog.getByRole('button', { name: 'Apply Filter' })).toBeDisabled();
    await grid.dialog.getByLabel('Value').fill(name.toUpperCase());
    await grid.applyFilter();
    await expect.poll(() => grid.total()).toBeLessThan(before);
    expect(new Set(await grid.column('Feeder Name'))).toEqual(new Set([name]));
    await page.reload();
    await grid.waitForRows();
    expect(new Set(await grid.column('Feeder Name'))).toEqual(new Set([name]));
    await page.getByRole('button', { name: `Feeder Name is ${name.toUpperCase()}`, exact: true }).click();
    await grid.dialog.getByRole('button', { name: 'Clear Filter' }).click();
    await expect.poll(() => grid.total()).toBe(before);
  });

  test('takes a range of dates only in order', async ({ page }) => {
    const grid = await openList(page);
    await grid.openFilter('Start Date');
    await grid.dialog.getByLabel('From Date').fill('02-06-2024');
    await typeAndLeave(grid.dialog.getByLabel('To Date'), '01-06-2024');
    await expect(grid.dialog.getByRole('alert')).toHaveText('"From Date" cannot be later than "To Date"');
    await expect(grid.dialog.getByRole('button', { name: 'Apply Filter' })).toBeDisabled();
    await typeAndLeave(grid.dialog.getByLabel('To Date'), '31-12-2024');
    await grid.applyFilter();
    for (const day of await grid.column('Start Date')) expect(day.split('-').reverse().join('-') >= '2024-06-02').toBe(true);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  });

  test('finds the very second that a row shows', async ({ page }) => {
    const grid = await openList(page);
    const [time = ''] = await grid.column('Start Time');
    await grid.openFilter('Start Time');
    await choose(grid.dialog.getByLabel('Operator'), 'Equals');
    await typeAndLeave(grid.dialog.getByLabel('Value'), time);
    await grid.applyFilter();
    await expect.poll(async () => new Set(await grid.column('Start Time'))).toEqual(new Set([time]));
  });

  test('pages, hides columns and downloads what it shows', async ({ page }) => {
    const grid = await openList(page);
    const total = await grid.total();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(grid.footer).toHaveText(`Showing 11 to 20 of ${total}`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await grid.dialog.getByRole('checkbox', { name: 'Circle' }).uncheck();
    await grid.dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(grid.header('Circle')).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toBe('Outage-Type-Pending-List.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFDivision,Substation,Id,Feeder Id,Feeder Name,Start Date,Start Time,End Date,End Time');
    expect(lines.length).toBeGreaterThanOrEqual(total + 2);
  });

  test('tells a failure in a dialog and offers a retry', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.parentOffice, '/report/list');
    await page.route('**/report/outage-type-pending', (route) =>
      route.fulfill({
        status: 500,
        json: { status: 'Fail', message: 'The report is resting.' },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.getByRole('link', { name: 'Outage Type Pending Report' }).click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect(error).toContainText('The report is resting.');
    await error.getByRole('button', { name: 'Close' }).click();
    await page.unroute('**/report/outage-type-pending');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(new GridBPage(page, 'Outage Type Pending List').rows).toHaveCount(10);
  });

  test('is worked by keyboard alone', async ({ page }) => {
    const grid = await openList(page);
    const before = await grid.total();
    await grid.header('Feeder Name').getByRole('button', { name: 'Filter Feeder Name' }).focus();
    await page.keyboard.press('Enter');
    await expect(grid.dialog.getByLabel('Value')).toBeFocused();
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expect(grid.dialog).toBeHidden();
    await expect(page.getByText('Feeder Name contains a', { exact: true })).toBeVisible();
    await expect(grid.header('Feeder Name').getByRole('button', { name: 'Filter Feeder Name' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove filter: Feeder Name contains a' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => grid.total()).toBe(before);
  });
});

test.describe('what is pending', () => {
  test('is the same number on the home page, on the card and in the report', async ({ page }) => {
    const grid = await openList(page, accounts.circleOffice);
    const total = await grid.total();
    await page.goto('/');
    const link = page.getByRole('link', { name: /Interruption Type \/ Pending/ });
    await expect(link).toContainText(String(total));
    await expect(link).toHaveAttribute('href', '/outages?outagetypepending=true');
    await page.goto('/playground');
    const card = page.getByRole('region', { name: 'Outage Type Pending' });
    await expect(card.getByRole('status')).toHaveText(String(total));
    await card.getByRole('link', { name: 'List' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  });

  test("stays '...' when the count cannot be had, until Refresh", async ({ page }) => {
    await page.route('**/dashboard/getco/ot-pending-count', (route) => route.abort());
    await new LoginPage(page).signIn(accounts.parentOffice, '/playground');
    const card = page.getByRole('region', { name: 'Outage Type Pending' });
    await expect(card.getByRole('status')).toHaveText('...');
    await page.unroute('**/dashboard/getco/ot-pending-count');
    await expect(async () => {
      await card.getByRole('button', { name: 'Refresh' }).click();
      await expect(card.getByRole('status')).toHaveText(/^\d+$/, { timeout: 10_000 });
    }).toPass();
    await card.getByRole('button', { name: 'Summary' }).click();
    await expect(page).toHaveURL(/\/summary$/);
  });

  test('is not for discoms', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.discomDivision, '/playground');
    await expect(page.getByRole('heading', { name: 'Playground' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Interruption Type / Pending')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Organization Wise Pending Count' })).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, width, height] of [['desktop', 1440, 900], ['phone', 390, 844]] as const) {
    test(`axe finds nothing serious in the reports: ${colorScheme}, ${name}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const check = async (screen: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      };
      const grid = await openList(page);
      await check('list');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await grid.openFilter('Start Date');
      await grid.dialog.getByLabel('From Date').fill('02-01-2025');
      await typeAndLeave(grid.dialog.getByLabel('To Date'), '01-01-2025');
      await check('filter dialog');
      await typeAndLeave(grid.dialog.getByLabel('To Date'), '01-06-2025');
      await grid.applyFilter();
      await check('list with a chip');
      await page.goto('/report/list');
      await expect(page.getByRole('link', { name: 'Outage Type Pending Report' })).toBeVisible();
      await check('reports');
      await page.goto('/playground');
      await expect(page.getByRole('region', { name: 'Outage Type Pending' }).getByRole('status')).toHaveText(/^\d+$/);
      await check('playground');
    });
  }
}

test('the reliability report shows its indices and downloads its tables', async ({ page }) => {
  await new LoginPage(page).signIn(accounts.parentOffice, '/report');
  await page.getByRole('link', { name: 'Reliability' }).click();
  const table = page.getByRole('table', { name: 'By Company' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('img', { name: /^SAIDI in minutes by Company/ })).toBeVisible();
  const before = await table.getByRole('row').last().innerText();
  await page.getByLabel('Leave planned interruptions out').check();
  await expect(table.getByRole('row').last()).not.toHaveText(before);
  await choose(page.getByLabel('Group by'), 'Category');
  await expect(page.getByRole('table', { name: 'By Category' })).toContainText('JGY');
  await page.reload();
  await expect(page.getByRole('table', { name: 'By Category' })).toContainText('JGY');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Worst feeders as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Worst-Feeders.csv');
});

test('a date of the reliability report is typed digit by digit', async ({ page }) => {
  await new LoginPage(page).signIn(accounts.parentOffice, '/report/reliability');
  const field = page.getByLabel('From Date');
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('10012025');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2025-01-10/);
  await expect(field).toHaveValue('10-01-2025');
});
