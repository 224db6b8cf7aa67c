import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The user menu of the top bar. */
export class UserMenu {
  readonly button: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole('button', { name: /^User menu/ });
  }

  async logOut(): Promise<void> {
    await this.button.click();
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await expect(this.page).toHaveURL(/\/auth\/login/);
  }
}
