import { expect, type Locator } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

for (const account of [accounts.circleOffice, accounts.discomCompany]) {
  test(`Home of ${account.company} ${account.empNo} counts what the live summary counts`, async ({ page }) => {
    await new LoginPage(page).signIn(account);
    const card = page.getByRole('link', { name: /^Open Outages/ });
    const total = page.getByRole('listitem').filter({ hasText: /^TOTAL/ });
    const numberIn = async (place: Locator): Promise<string | undefined> => /\d+/.exec((await place.innerText()).replaceAll(',', ''))?.[0];
    // Other tests open and close outages meanwhile: one look in which nothing changed is enough.
    await expect(async () => {
      await page.goto('/');
      await expect(card).toHaveAccessibleName(/\d/);
      const count = await numberIn(card);
      await card.click();
      await expect(async () => expect(await numberIn(total)).toBe(count)).toPass({ timeout: 10_000 });
    }).toPass({ timeout: 80_000 });
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
