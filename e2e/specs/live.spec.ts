import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { indianOffsetMs } from 'shared-contracts/constant/indian-time';
import { ReportedOutages } from '../harness/live-events';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { type Feeder, feedersOf, outageIdOf } from '../page/feeder-source';
import { LiveLine } from '../page/live-line';
import { LoginPage } from '../page/login-page';
import { typeMoment } from '../page/choose';
import { RowAction } from '../page/row-action';
import { SummaryPage } from '../page/summary-page';

// A circle far from the substation where other tests give outages an end.
const watcher = accounts.discomCircle;
let feeders: readonly Feeder[];
let reported: ReportedOutages;

function feeder(category: string, index = 0): Feeder {
  const found = feeders.filter(({ categor }) => categor === category)[index];
  if (!found) throw new Error(`There is no feeder ${index} of ${category}.`);
  return found;
}

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  feeders = await feedersOf(watcher, ['JGY', 'URBAN', 'IND', 'AGSKY']);
});
test.beforeEach(() => {
  reported = new ReportedOutages();
});
test.afterEach(() => reported.endAll());

test.describe('Summary', () => {
  let summary: SummaryPage;
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).signIn(watcher, '/summary');
    summary = new SummaryPage(page);
    await summary.waitUntil('Live');
  });

  test('what begins and ends is counted, listed and flashes, the latest first', async ({ page, context }) => {
    const [total, industry] = [await summary.count('TOTAL'), await summary.count('IND')];
    const latest = await reported.begin({ feederId: feeder('IND').feeder_id, age: 1 });
    await expect(summary.tile('IND').locator('[data-flash=rose]')).toContainText('▲');
    await expect(summary.tile('TOTAL')).toContainText(String(total + 1));
    await expect(summary.tile('IND')).toContainText(String(industry + 1));
    await expect(summary.tile('IND').locator('[data-flash]')).toHaveCount(0);

    const earlier = await reported.begin({ feederId: feeder('URBAN').feeder_id, age: 3, interruptionType: 3 });
    await expect(summary.row(earlier)).toContainText(/[23] Mins ago/);
    await expect(summary.row(earlier)).toContainText('Protection');
    await expect(summary.row(latest)).toContainText('Manual');
    const order = await summary.rows.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['sfmsId']));
    expect(order.slice(0, 2)).toEqual([latest, earlier]);
    const counts = await summary.tiles
      .locator('[data-category]')
      .evaluateAll((tiles) => tiles.map((tile) => Number(tile.textContent?.replaceAll(/\D/g, ''))));
    expect(counts).toEqual([...counts].sort((left, right) => right - left));

    const [list] = await Promise.all([context.waitForEvent('page'), summary.row(latest).getByRole('link').click()]);
    await expect(list).toHaveURL(new RegExp(`/outages\\?.*${feeder('IND').feeder_id}`));
    await list.close();

    await reported.end(latest);
    await expect(summary.tile('IND').locator('[data-flash=fell]')).toContainText('▼');
    await expect(summary.row(latest)).toHaveCount(0);
    expect(await summary.count('IND')).toBe(industry);
    await page.reload();
    await summary.waitUntil('Live');
    await expect(summary.row(earlier)).toBeVisible();
    await expect(summary.row(latest)).toHaveCount(0);
  });

  test('ADOM is off at first and AGSKY counts as ADOM; a chip removes the duration; three days are the limit', async ({ page }) => {
    const [farm, young, within, beyond] = [
      await reported.begin({ feederId: feeder('AGSKY').feeder_id, age: 150 }),
      await reported.begin({ feederId: feeder('JGY').feeder_id, age: 110 }),
      await reported.begin({ feederId: feeder('JGY', 1).feeder_id, age: 4310 }),
      await reported.begin({ feederId: feeder('JGY', 2).feeder_id, age: 4325 }),
    ];
    await expect(summary.row(within)).toBeVisible();
    await expect(summary.row(farm)).toHaveCount(0);
    await expect(summary.row(beyond)).toHaveCount(0);
    await expect(summary.tile('ADOM')).toHaveCount(0);
    await expect(page.getByText(/\d+ older than 3 days not shown$/)).toBeVisible();

    await summary.filter(async (dialog) => {
      const boxes = dialog.getByRole('checkbox');
      const choices = () =>
        boxes.evaluateAll((all) => all.map((box) => [box.closest('label')?.textContent?.trim(), (box as HTMLInputElement).checked]));
      await expect.poll(choices).toEqual([
        ['ADOM', false],
        ['EHT', true],
        ['GIDC', true],
        ['HTEX', true],
        ['IND', true],
        ['JGY', true],
        ['LL', true],
        ['SOLAR', true],
        ['URBAN', true],
      ]);
      await dialog.getByRole('checkbox', { name: 'ADOM' }).check();
      const duration = dialog.getByRole('combobox', { name: 'Duration' });
      await duration.click();
      await expect.poll(async () => (await page.getByRole('option').allInnerTexts()).slice(1)).toEqual(
        [2, 4, 6, 8, 10, 12, 24].map((hours) => `More than ${hours} Hours`),
      );
      await page.getByRole('option', { name: 'More than 2 Hours' }).click();
    });
    await expect(summary.row(farm)).toContainText('AGSKY');
    await expect(summary.row(young)).toHaveCount(0);
    expect(await summary.count('ADOM')).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Remove duration filter: More than 2 Hours' }).click();
    await expect(summary.row(young)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove duration filter/ })).toHaveCount(0);
  });

  test('data.csv holds what the list shows', async ({ page }) => {
    const sfmsId = await reported.begin({ feederId: feeder('URBAN').feeder_id, age: 2, interruptionType: 3 });
    await expect(summary.row(sfmsId)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
    expect(download.suggestedFilename()).toBe('data.csv');
    const [header, first, ...others] = readFileSync(await download.path(), 'utf8').trimEnd().split('\r\n');
    expect(header).toBe(
      '\uFEFFCompany,Circle,Division,Sub Division,Substation,Feeder Id,Feeder Name,Category,Outage Start DateTime,Interruption Type',
    );
    const {
      company_name: company,
      circle_name: circle,
      division_name: division,
      subdivision_name: subdivision,
      feeder_id: id,
      feeder_name: name,
    } = feeder('URBAN');
    const start = (await summary.row(sfmsId).getByRole('time').getAttribute('title'))?.replace(/^Out since | IST$/g, '');
    expect(first).toMatch(new RegExp(`^${company},${circle},${division},${subdivision},[^,]+,${id},${name},URBAN,${start},Protection$`));
    expect(others).toHaveLength((await summary.count('TOTAL')) - 1);
  });

  test('list and map select each other, by keyboard alone', async ({ page }) => {
    const sfmsId = await reported.begin({ feederId: feeder('URBAN').feeder_id });
    const { feeder_name: name } = feeder('URBAN');
    const select = summary.row(sfmsId).getByRole('button', { name: `Show ${name} on the map` });
    await expect(select).toBeVisible();
    await summary.rows.first().getByRole('link').focus();
    await page.keyboard.press('Home');
    await expect(select).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(select).toHaveAttribute('aria-pressed', 'true');
    const close = summary.map.getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await expect(summary.map).toContainText('Out since');
    await expect(summary.map).toContainText('Made with Natural Earth');
    expect(page.url()).toContain(`outage=${sfmsId}`);

    await close.focus();
    await page.keyboard.press('Enter');
    await expect(select).toHaveAttribute('aria-pressed', 'false');
    await expect(select).toBeFocused();
    await page.getByRole('button', { name: 'Show the whole area' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeFocused();
  });
});

test('a user sees their own organisation, and what a person ends in one tab leaves the list of another', async ({ page, browser }) => {
  const own = await feedersOf(accounts.substationOperator, ['URBAN']);
  const [home] = own;
  const far = feeder('JGY');
  if (!home) throw new Error('The substation has no feeder.');
  await new LoginPage(page).signIn(accounts.substationOperator, '/summary');
  const summary = new SummaryPage(page);
  await summary.waitUntil('Live');
  const discom = new SummaryPage(await (await browser.newContext()).newPage());
  await new LoginPage(discom.page).signIn(watcher, '/summary');
  await discom.waitUntil('Live');

  const [ofHome, ofFar] = [await reported.begin({ feederId: home.feeder_id, age: 30 }), await reported.begin({ feederId: far.feeder_id })];
  await expect(summary.row(ofHome)).toBeVisible();
  await expect(discom.row(ofFar)).toBeVisible();
  expect([await summary.row(ofFar).count(), await discom.row(ofHome).count()]).toEqual([0, 0]);
  await discom.page.context().close();

  const tab = await page.context().newPage();
  const action = new RowAction(tab, 'Add End Date/Time of Outage');
  await action.open(await outageIdOf(accounts.substationOperator, ofHome));
  const [date, time] = new Date(Date.now() + indianOffsetMs - 10 * 60_000).toISOString().split('T');
  await typeMoment(action.field('End Date/Time'), `${date?.split('-').reverse().join('-')} ${time?.slice(0, 5)}`);
  await expect(action.dialog).toContainText('End date/time added successfully.');
  await expect(summary.row(ofHome)).toHaveCount(0);
});

test('a screen that is not current says so, offers Reconnect after ten attempts, and takes a fresh snapshot', async ({ page }) => {
  const line = await LiveLine.of(page);
  await page.clock.install();
  await new LoginPage(page).signIn(watcher, '/summary');
  const summary = new SummaryPage(page);
  await summary.waitUntil('Live');
  const [before, during] = [await reported.begin({ feederId: feeder('JGY').feeder_id }), feeder('URBAN')];
  await expect(summary.row(before)).toBeVisible();

  await line.cut();
  await summary.waitUntil('Disconnected');
  await expect(page.getByText(/^last data \d{2}:\d{2}:\d{2} IST$/)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('What is shown may not be current.');
  await expect(summary.row(before)).toBeVisible();
  const reconnect = page.getByRole('button', { name: 'Reconnect' });
  expect(await reconnect.isVisible()).toBe(false);
  await expect(async () => {
    await page.clock.fastForward(7_000);
    await expect(reconnect).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100], timeout: 60_000 });

  await reported.end(before);
  const missed = await reported.begin({ feederId: during.feeder_id });
  line.mend();
  await reconnect.click();
  await summary.waitUntil('Live');
  await expect(summary.row(missed)).toBeVisible();
  await expect(summary.row(before)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
