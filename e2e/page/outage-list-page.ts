import { expect, type Locator, type Page } from '@playwright/test';

export class OutageListPage {
  readonly table: Locator;
  readonly rows: Locator;
  readonly footer: Locator;

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Outage List' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.footer = page.getByText(/^Showing \d+ to \d+ of [\d,]+$|^No Record Found\.$/);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/outages${query}`);
    await this.waitForRows();
  }

  async waitForRows(): Promise<void> {
    await expect(this.table).toBeVisible();
    await expect(this.footer).toBeVisible();
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true');
  }

  /** The texts of one column on this page, by its title. */
  async column(title: string): Promise<string[]> {
    const titles = await this.table.getByRole('columnheader').allInnerTexts();
    const index = titles.findIndex((text) => text.trim().startsWith(title));
    expect(index, `a column ${title}`).toBeGreaterThanOrEqual(0);
    const cell = `[aria-colindex="${index + 1}"]`;
    return this.rows.evaluateAll((rows, inRow) => rows.map((row) => row.querySelector(inRow)?.textContent?.trim() ?? ''), cell);
  }

  async total(): Promise<number> {
    const text = await this.footer.innerText();
    return text.startsWith('No Record') ? 0 : Number(text.replaceAll(',', '').split(' of ')[1]);
  }

  header(title: string): Locator {
    return this.table.getByRole('columnheader').filter({ hasText: new RegExp(`^\\s*${title}`) });
  }
}
