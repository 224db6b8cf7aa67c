import { expect, test } from '@playwright/test';
import { accounts } from '../page/account';
import { LoginPage } from '../page/login-page';

for (const account of [accounts.circleOffice, accounts.discomCompany]) {
  test(`Home of ${account.company} ${account.empNo} counts what the live summary counts`, async ({ page }) => {
    await new LoginPage(page).signIn(account);
    const card = page.getByRole('link', { name: /^Open Outages/ });
    await expect(card).toHaveAccessibleName(/\d/);
    const [count] = /\d+/.exec((await card.innerText()).replaceAll(',', '')) ?? [];
    await card.click();
    await expect(page.getByRole('listitem').filter({ hasText: /^TOTAL/ })).toContainText(String(count));
  });
}

for (const account of [accounts.substationOperator, accounts.parentOffice, accounts.discomCompany]) {
  test(`Home of ${account.company} ${account.empNo} loads without an error or a refused call`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
    await new LoginPage(page).signIn(account);
    await expect(page.getByRole('link', { name: /^Open Outages/ })).toHaveAccessibleName(/\d/);
    expect(faults).toEqual([]);
  });
}
