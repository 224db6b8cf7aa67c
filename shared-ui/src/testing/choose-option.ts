import { fireEvent, screen } from '@testing-library/react';

/** Opens the list of a Select by its label and gives its options. */
export function openOptions(label: string): HTMLElement[] {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  return screen.getAllByRole('option');
}

/** Chooses by the option's text, as a click does. */
export function chooseOption(label: string, text: string): void {
  const option = openOptions(label).find(({ textContent }) => textContent === text);
  if (option === undefined) throw new Error(`${label} has no option ${text}.`);
  fireEvent.click(option);
}
