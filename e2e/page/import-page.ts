import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export class ImportPage {
  readonly preview: Locator;
  readonly faults: Locator;
  readonly history: Locator;

  constructor(readonly page: Page) {
    this.preview = page.getByRole('region', { name: /^What .* would do$/ });
    this.faults = page.getByRole('region', { name: 'Faulty rows' });
    this.history = page.getByRole('table', { name: 'Earlier imports' });
  }

  /** Chooses a file; the page finds by its columns what it holds. */
  async give(path: string): Promise<void> {
    await this.page.locator('input[type="file"]').setInputFiles(path);
  }

  /** Gives a file, reads the preview (New, Changed, Unchanged, Not in the file) and applies it. */
  async apply(path: string): Promise<readonly string[]> {
    await this.give(path);
    const counts = this.preview.getByRole('listitem');
    await expect(counts.first()).toBeVisible();
    const said = (await counts.allInnerTexts()).map((text) => text.replace(/\D+/g, ''));
    await this.preview.getByRole('button', { name: 'Apply' }).click();
    // Not the history, which says of an empty suite that no file has been applied yet.
    await expect(this.page.getByText(`${basename(path)} has been applied`)).toBeVisible();
    return said;
  }
}
