import type { GridBType } from '../constant/column-type';

/** What is said of a range that runs backwards (docs/product.md#lists), by code. */
export const rangeTexts = {
  'range.date': '"From Date" cannot be later than "To Date"',
  'range.time': '"From Time" cannot be later than "To Time"',
  'range.datetime': '"From Date & Time" cannot be later than "To Date & Time"',
} as const;

export type RangeCode = keyof typeof rangeTexts;

const codes: Partial<Record<GridBType, RangeCode>> = { date: 'range.date', time: 'range.time', datetime: 'range.datetime' };

/** What two ends of that type are compared by. */
function rank(type: GridBType, value: string): string | number {
  if (type === 'datetime') return Date.parse(value);
  // '10:00' and '10:00:00' are the same time.
  return type === 'time' ? value.padEnd('HH:mm:ss'.length, ':00') : value;
}

/** The code of a range whose beginning is after its end, null for any other. */
export function rangeFault(type: GridBType, from: string, to: string): RangeCode | null {
  return rank(type, from) > rank(type, to) ? (codes[type] ?? null) : null;
}
