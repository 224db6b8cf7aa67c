import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose';
import { OutageListPage } from './outage-list-page';

/** The menu of one row of the Outage List, and the popup that it opens. */
export class RowAction {
  readonly list: OutageListPage;
  readonly menuButton: Locator;
  readonly save: Locator;

  constructor(
    readonly page: Page,
    readonly title: string,
  ) {
    this.list = new OutageListPage(page);
    this.menuButton = this.list.rows.first().getByRole('button', { name: 'Action', exact: true });
    this.save = this.dialog.getByRole('button', { name: /^(Save|Convert)$/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.title });
  }

  /** The address of the list that shows this outage alone, however old it is. */
  static listOf(id: number): string {
    return `/outages?filter.id=${encodeURIComponent(`=:${id}`)}&filter.fault_start_date_time=`;
  }

  async open(id: number): Promise<void> {
    await this.page.goto(RowAction.listOf(id));
    await this.list.waitForRows();
    await expect(this.list.rows).toHaveCount(1);
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: this.title }).click();
    await expect(this.dialog).toBeVisible();
    await expect(this.save).toBeEnabled();
  }

  /** What the menu offers now. */
  async offered(): Promise<string[]> {
    await this.menuButton.click();
    const labels = await this.page.getByRole('menuitem').allInnerTexts();
    await this.page.keyboard.press('Escape');
    return labels;
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  /** Opens the select of that name in the popup and chooses an option. */
  async choose(label: string, option: string): Promise<void> {
    await choose(this.field(label), option);
  }

  /** Takes back what is chosen in a select. */
  async clear(label: string): Promise<void> {
    const select = this.dialog.locator('.ant-select').filter({ has: this.page.getByLabel(label, { exact: true }) });
    await select.hover();
    await select.locator('.ant-select-clear').click();
  }

  /** The select of that name shows this as chosen. */
  async expectChosen(label: string, option: string): Promise<void> {
    await expect(this.dialog.locator('.ant-select').filter({ has: this.page.getByLabel(label, { exact: true }) })).toContainText(option);
  }

  /** A question that is answered by Yes or No. */
  async answer(question: string, text: string): Promise<void> {
    await this.dialog.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  }

  /** The error popup says this; it is closed, and the form is there again. */
  async expectError(message: string | RegExp): Promise<void> {
    const popup = this.page.getByRole('dialog', { name: 'Error' });
    await expect(popup).toContainText(message);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(this.dialog).toBeVisible();
  }
}
