import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { choose } from '../page/choose';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

test.describe('Outage List', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).signIn(accounts.circleOffice, '/outages');
    await new OutageListPage(page).waitForRows();
  });

  test('opens with the last seven days, newest first, ten rows a page', async ({ page }) => {
    const list = new OutageListPage(page);
    await expect(list.rows).toHaveCount(10);
    await expect(list.footer).toHaveText(/^Showing 1 to 10 of /);
    const starts = await list.column('Occurrence Time');
    for (const start of starts) expect(start).toMatch(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/);
    const sortable = starts.map((start) => start.replace(/^(\d{2})-(\d{2})-(\d{4})/, '$3-$2-$1'));
    expect(sortable).toEqual([...sortable].sort().reverse());
  });

  test('a text filter narrows the list, is in the address and survives a reload', async ({ page }) => {
    const list = new OutageListPage(page);
    const before = await list.total();
    await list.header('Category').getByRole('button', { name: /filter/i }).click();
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByLabel('Operator'), 'Starts with');
    await dialog.getByLabel('Value').fill('  jgy ');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => list.total()).toBeLessThan(before);
    await list.waitForRows();
    expect(new Set(await list.column('Category'))).toEqual(new Set(['JGY']));
    const narrowed = await list.total();
    await page.reload();
    await list.waitForRows();
    expect(await list.total()).toBe(narrowed);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => list.total()).toBe(before);
  });

  test('sorting cycles ascending, descending, none and starts at page 1', async ({ page }) => {
    const list = new OutageListPage(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(list.footer).toHaveText(/^Showing 11 to 20 of /);
    const header = list.header('Feeder Name');
    const sort = header.getByRole('button', { name: /sort/i });
    await sort.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(list.footer).toHaveText(/^Showing 1 to 10 of /);
    await sort.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await sort.click();
    await expect(header).toHaveAttribute('aria-sort', 'none');
  });

  test('columns come and go by the dialog and are remembered', async ({ page }) => {
    const list = new OutageListPage(page);
    await expect(list.header('SFMS Id')).toHaveCount(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'SFMS Id' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(list.header('SFMS Id')).toBeVisible();
    await page.reload();
    await expect(list.header('SFMS Id')).toBeVisible();
  });

  test('downloads Outages.csv with what the list shows', async ({ page }) => {
    const list = new OutageListPage(page);
    const total = await list.total();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toBe('Outages.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain('Occurrence Time');
    expect(text.split('\r\n').filter((line) => line !== '').length).toBeGreaterThan(total);
  });

  test('a failed load keeps the page and offers a retry', async ({ page }) => {
    const list = new OutageListPage(page);
    await page.route('**/outage?**', (route) => route.abort());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(list.rows).toHaveCount(10);
    await page.unroute('**/outage?**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  });

  test('pending outages open with their own filters', async ({ page }) => {
    const list = new OutageListPage(page);
    await list.open('?outagetypepending=true');
    expect(new Set(await list.column('Operation Type'))).toEqual(new Set(['Manual']));
    expect(new Set(await list.column('Interruption Category'))).toEqual(new Set(['']));
  });
});

test('the fourteen columns of the parent office fit a screen 1440 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new LoginPage(page).signIn(accounts.parentOffice, '/outages');
  const list = new OutageListPage(page);
  await list.waitForRows();
  await expect(list.table.getByRole('columnheader')).toHaveCount(14);
  // The columns follow their values: names of one circle, so that the rows are always alike.
  await list.header('Discom Circle').getByRole('button', { name: /filter/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('Amreli');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => new Set(await list.column('Discom Circle'))).toEqual(new Set(['Amreli']));
  await expect(list.header('Duration').getByRole('button', { name: /filter/i })).toBeInViewport({ ratio: 1 });
});
