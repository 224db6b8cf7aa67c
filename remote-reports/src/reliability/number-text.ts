const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,23,456`, as India groups digits. */
export function countText(amount: number): string {
  return whole.format(amount);
}

/** Two decimals; `unknown` where there is no value. */
export function indexText(amount: number | null, unknown: string): string {
  return amount === null ? unknown : exact.format(amount);
}
