import { numberText } from 'shared-ui/language';

/** `1,23,456`, as India groups digits. */
export function countText(amount: number): string {
  return numberText(amount, { maximumFractionDigits: 0 });
}

/** Two decimals; `unknown` where there is no value. */
export function indexText(amount: number | null, unknown: string): string {
  return amount === null ? unknown : numberText(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
