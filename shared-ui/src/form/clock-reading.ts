// How a date picker's text is read: the suite's own form first, then what people type as well.
import { DateTime } from 'luxon';

export const dayFormats = ['dd-MM-yyyy', 'd-M-yyyy', 'dd/MM/yyyy', 'd/M/yyyy', 'ddMMyyyy', 'yyyy-MM-dd'];
export const minuteFormats = ['dd-MM-yyyy HH:mm', 'd-M-yyyy H:mm', 'dd/MM/yyyy HH:mm', 'd/M/yyyy H:mm', 'yyyy-MM-dd HH:mm'];

/** What a text in one of the forms means; null for one that cannot be read. */
export function readingOf(text: string, formats: readonly string[]): DateTime | null {
  const readings = formats.map((format) => DateTime.fromFormat(text.trim(), format));
  return readings.find(({ isValid }) => isValid) ?? null;
}

/** `2026-11-22` as a reading; null when empty. */
export function dayReading(day: string): DateTime | null {
  const reading = DateTime.fromISO(day);
  return day !== '' && reading.isValid ? reading : null;
}
