import { fireEvent, screen, within } from '@testing-library/react';

/** The options of an open select or search field, and of no other that was open before. */
export async function optionsOf(combobox: HTMLElement): Promise<ReturnType<typeof within>> {
  const list = await screen.findAllByRole('listbox').then((all) => all.find(({ id }) => id === combobox.getAttribute('aria-controls')));
  const popup = list?.closest<HTMLElement>('.ant-select-dropdown');
  if (!popup) throw new Error('the list of options is not open');
  return within(popup);
}

/** Opens the select of that name and chooses an option, as a pointer does. */
export async function choose(label: string | RegExp, option: string | RegExp): Promise<void> {
  const combobox = screen.getByRole('combobox', { name: label });
  fireEvent.mouseDown(combobox);
  fireEvent.click((await optionsOf(combobox)).getByRole('option', { name: option }));
}

/** What the select of that name shows as chosen; empty when nothing is. */
export function chosen(label: string | RegExp): string {
  const content = screen.getByRole('combobox', { name: label }).closest('.ant-select-content');
  return content?.getAttribute('title') ?? '';
}

/** Types a day or a moment into a date field and leaves it, as a keyboard does. */
export function typeMoment(field: HTMLElement, text: string): void {
  fireEvent.mouseDown(field);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  fireEvent.blur(field);
}
