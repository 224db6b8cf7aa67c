import { expect, type Locator, type Page } from '@playwright/test';

/** Update Employee Details. */
export class EmployeeFormPage {
  readonly form: Locator;
  readonly submit: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Update Employee Details' });
    this.submit = this.form.getByRole('button', { name: 'Submit' });
    this.alert = this.form.getByRole('alert');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.form).toBeVisible();
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Employee details updated successfully')).toBeVisible();
    await expect(this.page).toHaveURL(/\/employee$/);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByText('Employee details updated successfully')).toBeHidden();
  }
}
