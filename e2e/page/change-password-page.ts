import type { Locator, Page } from '@playwright/test';

export class ChangePasswordPage {
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.submit = page.getByRole('button', { name: 'Change Password' });
  }

  async send(current: string, next: string, confirm = next): Promise<void> {
    await this.page.getByLabel('Current Password').fill(current);
    await this.page.getByLabel('New Password').fill(next);
    await this.page.getByLabel('Confirm Password').fill(confirm);
    await this.submit.click();
  }
}
