import { fireEvent, screen, within } from '@testing-library/react';

type Name = string | RegExp;

/** The options of an open select or search field, and of no other that was open before. */
export async function optionsOf(combobox: HTMLElement): Promise<ReturnType<typeof within>> {
  const list = await screen.findAllByRole('listbox').then((all) => all.find(({ id }) => id === combobox.getAttribute('aria-controls')));
  const popup = list?.closest<HTMLElement>('.ant-select-dropdown');
  if (!popup) throw new Error('the list of options is not open');
  return within(popup);
}

async function open(label: Name): Promise<ReturnType<typeof within>> {
  const combobox = screen.getByRole('combobox', { name: label });
  fireEvent.mouseDown(combobox);
  return optionsOf(combobox);
}

/** Opens the select of that name and gives the words of its options. */
export async function openOptions(label: Name): Promise<string[]> {
  return (await open(label)).getAllByTitle(/./).map((option: HTMLElement) => option.textContent);
}

/** Opens the select of that name and chooses an option by its words, as a pointer does. */
export async function choose(label: Name, option: Name): Promise<void> {
  // A long list gives the role of an option to the first two only; each has a title.
  fireEvent.click((await open(label)).getByTitle(option));
}

/** What the select of that name shows as chosen; empty when nothing is. */
export function chosen(label: Name): string {
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
