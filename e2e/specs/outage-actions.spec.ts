import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { indianOffsetMs } from 'shared-contracts/constant/indian-time';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { typeMoment } from '../page/choose';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';
import { type OutageRow, OutageSource } from '../page/outage-source';
import { RowAction } from '../page/row-action';

const titles = {
  end: 'Add End Date/Time of Outage',
  shutdown: 'Update ESD/PSD Details',
  current: 'Update Fault Current Details',
  convert: 'Convert Manual to Protection',
} as const;

const isManual = (row: OutageRow) => row.interruption_type !== 3;
const isOpen = (row: OutageRow) => row.fault_end_date_time === null;
const isUntyped = (row: OutageRow) => isManual(row) && row.fault_type === null && !isOpen(row);
const isShutdown = (row: OutageRow) => isManual(row) && (row.fault_type ?? 0) >= 5;
const isProtection = (row: OutageRow) => row.interruption_type === 3 && row.fault_type === 4 && !isOpen(row);
const isNormalTt = (row: OutageRow) => isUntyped(row) && row.duration_based_fault_type === 'Normal TT';
const isSustained = (row: OutageRow) => isUntyped(row) && row.duration_based_fault_type === 'Sustain Fault';

/** A date and a time as a call takes them, in India. */
function inputsOf(moment: number): { date: string; time: string } {
  const text = new Date(moment + indianOffsetMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Types an end as the field shows it, DD-MM-YYYY HH:mm; Enter takes it and saves. */
async function saveEnd(action: RowAction, moment: number): Promise<void> {
  const { date, time } = inputsOf(moment);
  await typeMoment(action.field('End Date/Time'), `${date.split('-').reverse().join('-')} ${time}`);
}

/** The popup covers a phone and leaves a desktop around it; nothing of it is out of reach, and axe finds nothing. */
async function expectGoodPopup(page: Page, action: RowAction): Promise<void> {
  const box = await action.dialog.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width <= 600) expect(box).toEqual({ x: 0, y: 0, width, height });
  else expect(box?.width).toBeLessThan(width / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expect(action.save).toBeInViewport();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);
}

const takenIds = new Set<number>();

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
  test.describe(`Outage actions at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });
    let source: OutageSource;

    test.beforeEach(async ({ page, request }) => {
      source = new OutageSource(request, accounts.substationOperator, takenIds);
      await new LoginPage(page).signIn(accounts.substationOperator, '/outages');
      await new OutageListPage(page).waitForRows();
    });

    test('an end: wrong ones are refused, a right one hides after two seconds and ends the outage', async ({ page }) => {
      const outage = await source.take(isOpen);
      const action = new RowAction(page, titles.end);
      await action.open(outage.id);
      await expectGoodPopup(page, action);

      await action.save.click();
      await action.expectError('Enter valid End Date/Time.');
      await expect(action.field('End Date/Time')).toBeFocused();
      await expect(action.field('End Date/Time')).toHaveAccessibleDescription(/Enter valid End Date\/Time\./);
      await saveEnd(action, Date.parse(outage.fault_start_date_time) - 3_600_000);
      await action.expectError('End Date/Time should not be before Start Date/Time.');
      await saveEnd(action, Date.now() + 3_600_000);
      await action.expectError('Future DateTime is not allow.');

      await saveEnd(action, Date.parse(outage.fault_start_date_time) + 600_000);
      await expect(action.dialog).toContainText('End date/time added successfully.');
      await expect(action.dialog).toBeHidden();
      await action.list.waitForRows();
      await expect.poll(() => action.list.column('Restoration Time')).not.toContain('Open');
      expect(await action.offered()).not.toContain(titles.end);
    });

    test('an end that somebody else was faster with', async ({ page }) => {
      const outage = await source.take(isOpen);
      const action = new RowAction(page, titles.end);
      await action.open(outage.id);
      const { date, time } = inputsOf(Date.parse(outage.fault_start_date_time) + 300_000);
      expect(await source.post('/outage/addManualEndDateTime', { id: outage.id, outageEndDate: date, outageEndTime: time })).toBe(200);
      await saveEnd(action, Date.parse(outage.fault_start_date_time) + 600_000);
      await action.expectError('This outage already has an end date/time.');
    });

    test('shutdown details: each missing field is named, then they are saved and read back', async ({ page }) => {
      const outage = await source.take(isShutdown);
      const action = new RowAction(page, titles.shutdown);
      await action.open(outage.id);
      await action.clear('Outage Type');
      await action.save.click();
      await action.expectError('Select Outage Type');
      await action.choose('Outage Type', 'Planned Shutdown');
      await expectGoodPopup(page, action);
      await action.save.click();
      await action.expectError('Enter LC No');
      await action.field('LC No.').fill('4711');
      await action.save.click();
      await action.expectError('Enter Employee No');
      await action.field('LC Employee No.').fill('20077');
      await action.save.click();
      await action.expectError('Select Reason');
      await action.field('Reasons').click();
      await page.getByRole('option').nth(1).click();
      await page.getByRole('option').nth(3).click();
      await page.keyboard.press('Escape');
      await action.save.click();
      await expect(action.dialog).toBeHidden();
      await expect(page.getByText('ESD/PSD details updated successfully.')).toBeVisible();
      await expect.poll(() => action.list.column('Interruption Category')).toEqual(['Planned Shutdown']);

      await action.open(outage.id);
      await expect(action.field('LC No.')).toHaveValue('4711');
      await expect(action.dialog.locator('.ant-select-selection-item')).toHaveCount(2);
      await action.choose('Outage Type', 'Emergency Shutdown');
      await action.save.click();
      await action.expectError('Select Shutdown Taken By');
      await action.choose('Shutdown Taken By', 'Discom Employee');
      await action.save.click();
      await action.expectError('Enter Discom Employee No. (who take shutdown)');
      await action.field('Discom Employee No.').fill('30001');
      await action.answer('LC Taken', 'Yes');
      await action.save.click();
      await action.expectError('Enter LC No.');
      await action.field('LC No.').fill('12');
      await action.save.click();
      await action.expectError('Enter Employee No (LC)');
      await action.answer('LC Taken', 'No');
      await action.save.click();
      await expect(action.dialog).toBeHidden();
      await expect.poll(() => action.list.column('Interruption Category')).toEqual(['Emergency Shutdown']);
    });

    test('AG Phase Changeover is offered on AGSKY and ADOM feeders only', async ({ page }) => {
      const action = new RowAction(page, titles.shutdown);
      for (const [isFarm, count] of [[true, 1], [false, 0]] as const) {
        const outage = await source.take((row) => isShutdown(row) && ['AGSKY', 'ADOM'].includes(row.categor) === isFarm);
        await action.open(outage.id);
        await action.field('Outage Type').click();
        await expect(page.getByRole('option', { name: 'No LSTC' })).toBeVisible();
        await expect(page.getByRole('option', { name: 'AG Phase Changeover' })).toHaveCount(count);
        await page.keyboard.press('Escape');
        await action.dialog.getByRole('button', { name: 'Cancel' }).click();
      }
    });

    test('fault current: required fields, a wrong number, then saved and read back', async ({ page }) => {
      const outage = await source.take(isProtection);
      const action = new RowAction(page, titles.current);
      await action.open(outage.id);
      await expectGoodPopup(page, action);
      await action.clear('Relay Flag');
      await action.save.click();
      await action.expectError('Relay Flag & Broken Conductor are required');
      await action.choose('Relay Flag', 'Earth Fault');
      await action.answer('Broken Conductor', 'Yes');
      await action.field('G').fill('-1');
      await action.save.click();
      await action.expectError('Enter valid Fault Current');
      await expect(action.field('G')).toBeFocused();
      await action.field('G').fill('1.3');
      await action.save.click();
      await expect(action.dialog).toBeHidden();
      await expect(page.getByText('Fault current details updated successfully.')).toBeVisible();
      await action.open(outage.id);
      await action.expectChosen('Relay Flag', 'Earth Fault');
      await expect(action.field('G')).toHaveValue('1.3');
    });

    test('a Normal TT converts after a confirmation', async ({ page }) => {
      const outage = await source.take(isNormalTt);
      const action = new RowAction(page, titles.convert);
      await action.open(outage.id);
      await expectGoodPopup(page, action);
      await expect(action.field('Relay Flag')).toHaveCount(0);
      await action.save.click();
      await expect(action.dialog).toBeHidden();
      await expect.poll(() => action.list.column('Operation Type')).toEqual(['Protection']);
      expect(await action.offered()).toEqual([titles.current]);

      await action.list.rows.first().getByRole('link', { name: String(outage.id) }).click();
      const drawer = page.getByRole('dialog', { name: `Outage ${outage.id}` });
      const entry = drawer.getByRole('listitem').filter({ hasText: 'Converted to protection' });
      await expect(entry).toContainText('(1001, GETCO)');
      await expect(entry).toContainText('Manual → Protection');
      expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    });

    test('a Sustain Fault converts with its details, unless somebody else was faster', async ({ page }) => {
      const action = new RowAction(page, titles.convert);
      for (const isLate of [true, false]) {
        const outage = await source.take(isSustained);
        await action.open(outage.id);
        await action.save.click();
        await action.expectError('Relay Flag & Broken Conductor are required');
        await action.choose('Relay Flag', 'Over Current');
        await action.answer('Broken Conductor', 'No');
        if (isLate)
          expect(
            await source.post('/utils/convertManualToProtection', { id: outage.id, relayFlag: 'Earth Fault', brokenConductor: 'No' }),
          ).toBe(200);
        await action.save.click();
        if (isLate) {
          await action.expectError('This outage is already a protection outage.');
          await action.dialog.getByRole('button', { name: 'Cancel' }).click();
        } else {
          await expect(action.dialog).toBeHidden();
          await expect.poll(() => action.list.column('Interruption Category')).toEqual(['Protection Fault']);
        }
      }
    });

    test('what was typed survives a lost connection, a reload and an ended session', async ({ page }) => {
      const outage = await source.take(isShutdown);
      const action = new RowAction(page, titles.shutdown);
      await action.open(outage.id);
      await action.choose('Outage Type', 'Emergency Shutdown');
      await action.choose('Shutdown Taken By', 'Other');
      await action.field('Name of Other Person').fill('Asha');

      await page.route('**/utils/saveFaultType', (route) => route.abort());
      await action.save.click();
      await action.expectError('The server cannot be reached. What you typed is kept: please try again.');
      await expect(action.field('Name of Other Person')).toHaveValue('Asha');
      await page.unroute('**/utils/saveFaultType');

      await page.reload();
      await expect(action.field('Name of Other Person')).toHaveValue('Asha');

      const token = await page.evaluate(() => window.localStorage.getItem('auth_token'));
      // The session ends while the save is on its way.
      await page.route('**/utils/saveFaultType', async (route) => {
        expect(await source.signOut(token ?? '')).toBe(200);
        await route.continue();
      });
      await action.save.click();
      const login = new LoginPage(page);
      await expect(login.submit).toBeVisible();
      await page.unroute('**/utils/saveFaultType');
      await login.fill(accounts.substationOperator);
      await login.submit.click();
      await expect(action.dialog).toContainText('What you typed before is back.');
      await expect(action.field('Name of Other Person')).toHaveValue('Asha');
      await action.save.click();
      await expect(action.dialog).toBeHidden();
      await expect(page.getByText('ESD/PSD details updated successfully.')).toBeVisible();
      await page.reload();
      await new OutageListPage(page).waitForRows();
      await expect(action.dialog).toBeHidden();
    });
  });
}
