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
