import { expect, type Locator } from '@playwright/test';

/** Opens a select and chooses an option by its text. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}

/** Types a day, a time or both into a date field and sends its form, as Enter does. */
export async function typeMoment(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** Types a day or a time and goes on to the next field, which sends nothing. */
export async function typeAndLeave(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
  await expect(field.page().locator('.ant-picker-dropdown:visible')).toHaveCount(0);
}

/** What a select shows as chosen; empty when nothing is. */
export async function chosen(select: Locator): Promise<string> {
  return (await select.locator('xpath=ancestor::*[contains(@class, "ant-select-content")][1]').getAttribute('title')) ?? '';
}
