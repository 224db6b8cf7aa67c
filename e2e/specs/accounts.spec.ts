import { expect } from '@playwright/test';
import { test } from '../harness/suite-test';
import { accountMatrix } from '../page/account-matrix';
import { LoginPage } from '../page/login-page';
import { OutageListPage } from '../page/outage-list-page';

const itemsBeforeModules = ['Home', 'Summary', 'Surface', 'Outages'];

for (const { account, hasModules, columns } of accountMatrix) {
  test(`${account.company} ${account.empNo} sees their menu and their columns`, async ({ page }) => {
    await new LoginPage(page).signIn(account, '/outages');
    const list = new OutageListPage(page);
    await list.waitForRows();
    const menu = page.getByRole('navigation').first();
    const items = (await menu.locator('a, button').allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '');
    expect(items).toEqual([...itemsBeforeModules, ...(hasModules ? ['Modules'] : []), 'Reports', 'Help']);
    const titles = (await list.table.getByRole('columnheader').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(titles).toEqual(columns);
  });
}
