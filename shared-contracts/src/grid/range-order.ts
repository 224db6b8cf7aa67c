import type { GridBType } from '../constant/column-type';

/** Messages of a range that runs backwards (docs/product.md#lists). */
export const rangeMessages: Partial<Record<GridBType, string>> = {
  date: '"From Date" cannot be later than "To Date"',
  time: '"From Time" cannot be later than "To Time"',
  datetime: '"From Date & Time" cannot be later than "To Date & Time"',
};

/** What two ends of that type are compared by. */
function rank(type: GridBType, value: string): string | number {
  if (type === 'datetime') return Date.parse(value);
  // '10:00' and '10:00:00' are the same time.
  return type === 'time' ? value.padEnd('HH:mm:ss'.length, ':00') : value;
}

/** The message of a range whose beginning is after its end, null for any other. */
export function rangeFault(type: GridBType, from: string, to: string): string | null {
  return rank(type, from) > rank(type, to) ? (rangeMessages[type] ?? null) : null;
}
