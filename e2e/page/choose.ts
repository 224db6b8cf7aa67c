import type { Locator } from '@playwright/test';

/** Opens a select and chooses an option by its text. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}

/** Types a day, a time or both into a date field and takes it. */
export async function typeMoment(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}
