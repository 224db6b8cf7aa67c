import { expect, type Locator, type Page } from '@playwright/test';

/** Add Substation. */
export class SubstationFormPage {
  readonly heading: Locator;
  readonly submit: Locator;
  readonly suggestions: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Add Substation' });
    this.submit = page.getByRole('button', { name: 'Submit' });
    this.suggestions = page.getByRole('option');
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The text of the message with that title, which is then closed. */
  async closeMessage(title: 'Error' | 'Success'): Promise<string> {
    const dialog = this.page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    const text = await dialog.locator('p').innerText();
    await this.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    return text;
  }
}
