import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { freeSubstationCode } from '../harness/api';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { choose } from '../page/choose';
import { chosen } from '../page/choose';
import { EmployeeFormPage } from '../page/employee-form-page';
import { GridBPage } from '../page/grid-b-page';
import { tabTo, typeInto } from '../page/keyboard';
import { LoginPage } from '../page/login-page';
import { SubstationFormPage } from '../page/substation-form-page';

/** The address of an invented employee: no demo account, whom other tests sign in. */
async function employeeAddress(page: Page): Promise<string> {
  await page.goto('/employee?filter.emp_no=startWith:1001');
  const row = page
    .getByRole('table', { name: 'Employee List' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: /\b1\d{4}$/ }) })
    .last();
  return (await row.getByRole('link').getAttribute('href')) ?? '';
}

const nameOf = (code: string) => `66 kV Keyboard${code.slice(6)}`;

async function pickByKeyboard(page: Page, select: Locator, option: string): Promise<void> {
  await typeInto(page, select, option);
  await page.keyboard.press('Enter');
}

async function createByKeyboard(page: Page, code: string): Promise<void> {
  const form = new SubstationFormPage(page);
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
  expect(await form.closeMessage('Error')).toBe('Substation Name is required.');
  await expect(form.field('Substation Name')).toBeFocused();
  await page.keyboard.type(nameOf(code));

  await typeInto(page, form.field('Division'), 'gon');
  await expect(form.suggestions.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.field('Substation Eurja Code')).toHaveValue(code.slice(0, 6));
  await tabTo(page, form.field('Substation Eurja Code'));
  await page.keyboard.press('End');
  await page.keyboard.type(code.slice(6));

  await pickByKeyboard(page, form.field('Voltage Class'), '66');
  await typeInto(page, form.field('Subdivision'), 'raj');
  await expect(form.suggestions.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.field('Subdivision Eurja Code')).toHaveValue(/^\d{8}$/);

  for (const [label, option] of [
    ['Manage By', 'Getco'],
    ['Monitoring', 'SCADA'],
  ] as const)
    await pickByKeyboard(page, form.field(label), option);
  await typeInto(page, form.field('Charging Date'), '31-02-2020');
  await page.keyboard.press('Tab');
  await expect(form.field('Charging Date')).toHaveValue('31-02-2020');
  await expect(page.getByRole('alert')).toHaveText('Type the day as DD-MM-YYYY, for example 31-12-2025.');
  await page.keyboard.press('Shift+Tab');
  await form.field('Charging Date').clear();
  await form.field('Charging Date').pressSequentially('01-01-2020');
  await page.keyboard.press('Enter');
  expect(await form.closeMessage('Error')).toBe('Coastal is required.');
  for (const [label, option] of [
    ['Coastal', 'No'],
    ['Tribal', 'Yes'],
    ['SS Category', 'HGIS'],
  ] as const)
    await pickByKeyboard(page, form.field(label), option);
  for (const [label, keys] of [
    ['Email Address', 'key@board.in'],
    ['Mobile Number', '98765432109'],
  ] as const)
    await typeInto(page, form.field(label), keys);
  await expect(form.field('Mobile Number')).toHaveValue('9876543210');
  await page.keyboard.press('Enter');
}

test.describe('substations', () => {
  test('one is created by keyboard alone, and is in the list and in the organisation search at once', async ({ page }) => {
    test.slow();
    await new LoginPage(page).signIn(accounts.superAdmin, '/substation');
    const list = new GridBPage(page, 'Substations List');
    await list.waitForRows();
    expect((await list.headers()).slice(0, 3)).toEqual(['Circle', 'Division', 'Substation']);
    await tabTo(page, page.getByRole('link', { name: 'Create' }));
    await page.keyboard.press('Enter');
    const form = new SubstationFormPage(page);
    await expect(form.heading).toBeVisible();

    const code = await freeSubstationCode('950401');
    await createByKeyboard(page, code);
    expect(await form.closeMessage('Success')).toBe('Substation created successfully.');
    await expect(form.field('Substation Name')).toHaveValue('');
    await expect(form.field('Substation Eurja Code')).toHaveValue('');

    await createByKeyboard(page, code);
    expect(await form.closeMessage('Error')).toBe(`The e-Urja code ${code} is already in use.`);
    await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/substation$/);

    await list.openFilter('Eurja Code');
    await choose(list.dialog.getByLabel('Operator'), 'Equals');
    await list.dialog.getByLabel('Value').fill(code);
    await list.applyFilter();
    expect(await list.column('Substation')).toEqual([nameOf(code)]);
    expect(await list.column('Charging Date')).toEqual(['01-01-2020']);

    const employee = new EmployeeFormPage(page);
    await employee.open(await employeeAddress(page));
    await employee.form.getByRole('button', { name: 'Edit' }).click();
    await employee.form.getByRole('searchbox', { name: 'Search Organization' }).fill(nameOf(code).toLowerCase().replace('66 kv ', ''));
    await employee.form.getByRole('button', { name: 'Select' }).click();
    await expect(employee.form.getByText(new RegExp(`^GETCO / .* / ${nameOf(code)}$`))).toBeVisible();
    await expect(employee.form.getByText(code)).toBeVisible();
  });

  test('the result list is no higher than 250 px', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.substationManager, '/substation/create');
    const form = new SubstationFormPage(page);
    await form.field('Subdivision').fill('raj');
    await expect(form.suggestions.first()).toBeVisible();
    const list = page.getByRole('listbox').locator('xpath=ancestor::*[contains(@class, "list-holder") and not(contains(@class, "inner"))]');
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(250);
  });
});

test.describe('employees', () => {
  test('one is edited by keyboard alone', async ({ page }) => {
    await new LoginPage(page).signIn(accounts.superAdmin, '/employee');
    const address = await employeeAddress(page);
    await tabTo(page, page.locator(`a[href="${address}"]`));
    await page.keyboard.press('Enter');
    const employee = new EmployeeFormPage(page);
    await expect(employee.form).toBeVisible();

    await pickByKeyboard(page, employee.field('Designation'), 'assistant sub');
    expect(await chosen(employee.field('Designation'))).toBe('Assistant Sub-Inspector');
    await typeInto(page, employee.field('Email'), 'nobody');
    await page.keyboard.press('Enter');
    await expect(employee.alert).toHaveText('Please enter a valid email address');
    await expect(employee.field('Email')).toBeFocused();
    await typeInto(page, employee.field('Email'), 'somebody@getco.example');
    await typeInto(page, employee.field('Mobile'), '9000000001');

    await tabTo(page, employee.form.getByRole('button', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('gondal');
    const select = employee.form.getByRole('button', { name: 'Select' }).first();
    await tabTo(page, select);
    await page.keyboard.press('Enter');
    await tabTo(page, employee.submit);
    await page.keyboard.press('Enter');
    await employee.expectSaved();

    await employee.open(address);
    expect(await chosen(employee.field('Designation'))).toBe('Assistant Sub-Inspector');
    await expect(employee.field('Mobile')).toHaveValue('9000000001');
  });

  test('of two officers the second sees what the first changed, and keeps what they typed', async ({ page, browser }) => {
    await new LoginPage(page).signIn(accounts.superAdmin, '/employee');
    const address = await employeeAddress(page);
    const first = new EmployeeFormPage(page);
    await first.open(address);
    const context = await browser.newContext();
    const second = new EmployeeFormPage(await context.newPage());
    await new LoginPage(second.page).signIn(accounts.superAdminSpaced, '/home');
    await second.open(address);

    await first.field('Email').fill('first@getco.example');
    await first.field('Mobile').fill('9111111111');
    await first.submit.click();
    await first.expectSaved();

    await second.field('Mobile').fill('9222222222');
    await second.submit.click();
    await expect(second.page.getByRole('dialog', { name: 'Error' })).toContainText('Failed to update employee details');
    await second.page.keyboard.press('Enter');
    await expect(second.alert).toContainText('has changed this employee meanwhile');
    await expect(second.alert.getByRole('listitem')).toHaveText(['Email is now first@getco.example.', 'Mobile is now 9111111111.']);
    await expect(second.field('Mobile')).toHaveValue('9222222222');
    await expect(second.field('Email')).toHaveValue('first@getco.example');
    await second.submit.click();
    await second.expectSaved();
    await context.close();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    test(`axe finds nothing serious in the administration: ${colorScheme}, ${size.width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      const check = async (screen: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          // The arrow keys of the search field scroll its list, which takes no focus of its own.
          .filter(({ id, nodes }) => id !== 'scrollable-region-focusable' || nodes.some(({ html }) => !html.includes('list-holder')));
        expect(serious.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect([screen, overflow]).toEqual([screen, 0]);
      };
      await new LoginPage(page).signIn(accounts.parentAdmin, '/modules');
      await expect(page.getByRole('heading', { name: 'Manage' })).toBeVisible();
      await check('modules');
      await page.goto('/substation');
      await new GridBPage(page, 'Substations List').waitForRows();
      await check('substation');
      await page.goto('/substation/create');
      const form = new SubstationFormPage(page);
      await form.field('Subdivision').fill('raj');
      await expect(form.suggestions.first()).toBeVisible();
      await check('substation/create');
      const address = await employeeAddress(page);
      await check('employee');
      const employee = new EmployeeFormPage(page);
      await employee.open(address);
      await employee.form.getByRole('button', { name: 'Edit' }).click();
      await employee.form.getByRole('searchbox', { name: 'Search Organization' }).fill('rajkot');
      await expect(employee.form.getByRole('button', { name: 'Select' }).first()).toBeVisible();
      await check('employee/{id}');
    });
  }
}
