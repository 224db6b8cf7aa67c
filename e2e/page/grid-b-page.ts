import { expect, type Locator, type Page } from '@playwright/test';

/** A Grid B by its title. */
export class GridBPage {
  readonly table: Locator;
  readonly rows: Locator;
  readonly footer: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    title: string,
  ) {
    this.table = page.getByRole('table', { name: title });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.footer = page.getByText(/^Showing \d+ to \d+ of \d+$/);
    this.dialog = page.getByRole('dialog');
  }

  async waitForRows(): Promise<void> {
    await expect(this.footer).toBeVisible();
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true');
  }

  header(title: string): Locator {
    return this.table.getByRole('columnheader', { name: title, exact: true });
  }

  headers(): Promise<string[]> {
    return this.table.getByRole('columnheader').allInnerTexts().then((texts) => texts.map((text) => text.trim()));
  }

  /** The texts of one column on this page, by its title. */
  async column(title: string): Promise<string[]> {
    const index = (await this.headers()).indexOf(title);
    expect(index, `a column ${title}`).toBeGreaterThanOrEqual(0);
    const cell = `[aria-colindex="${index + 1}"]`;
    return this.rows.evaluateAll((rows, inRow) => rows.map((row) => row.querySelector(inRow)?.textContent?.trim() ?? ''), cell);
  }

  async total(): Promise<number> {
    return Number((await this.footer.innerText()).split(' of ')[1]);
  }

  async openFilter(title: string): Promise<void> {
    const filter = this.page.getByRole('button', { name: `Filter ${title}` });
    const sortAndFilter = this.page.getByRole('button', { name: 'Sort & filter' });
    await expect(filter.or(sortAndFilter)).toBeVisible();
    if (!(await filter.isVisible())) await sortAndFilter.click();
    await filter.click();
    await expect(this.dialog).toBeVisible();
  }

  async applyFilter(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(this.dialog).toBeHidden();
    await this.waitForRows();
  }
}
