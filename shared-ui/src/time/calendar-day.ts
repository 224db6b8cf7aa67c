import { DateTime } from 'luxon';

/** The only time zone of the product. */
export const zone = 'Asia/Kolkata';

/** The calendar day `YYYY-MM-DD` in India at `moment` (epoch milliseconds; callers pass `Date.now()`). */
export function dateOf(moment: number): string {
  return DateTime.fromMillis(moment, { zone }).toFormat('yyyy-MM-dd');
}

/** The calendar day `YYYY-MM-DD` in India `days` days before `moment` (epoch milliseconds). */
export function daysBefore(moment: number, days: number): string {
  return DateTime.fromMillis(moment, { zone }).minus({ days }).toFormat('yyyy-MM-dd');
}
