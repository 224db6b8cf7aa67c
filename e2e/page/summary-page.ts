import { expect, type Locator, type Page } from '@playwright/test';

export class SummaryPage {
  readonly tiles: Locator;
  readonly rows: Locator;
  readonly map: Locator;

  constructor(readonly page: Page) {
    this.tiles = page.getByRole('region', { name: 'Live Outage Counts by Category' });
    this.rows = page.getByRole('list', { name: 'Live Outage Feeders' }).getByRole('listitem');
    this.map = page.getByRole('region', { name: 'Live Outage Map' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/summary${query}`);
    await this.waitUntil('Live');
  }

  async waitUntil(trust: 'Live' | 'Stale' | 'Disconnected'): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: trust })).toBeVisible();
  }

  tile(name: string): Locator {
    return this.tiles.getByRole('listitem').filter({ hasText: new RegExp(`^\\s*${name}\\s*\\d`) });
  }

  async count(name: string): Promise<number> {
    return Number((await this.tile(name).innerText()).replaceAll(/\D/g, ''));
  }

  row(sfmsId: string): Locator {
    return this.page.locator(`[data-sfms-id="${sfmsId}"]`);
  }

  /** Applies choices of the Filter popup. */
  async filter(choose: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Filter' });
    await choose(dialog);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
  }
}
