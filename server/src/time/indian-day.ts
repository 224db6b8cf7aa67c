import { indianMidnight } from 'shared-contracts/constant/indian-time';

/** After every moment; the database knows it by this name. It is also above every day when both are compared as texts. */
const endless = 'infinity';

/** The first moment of a day `YYYY-MM-DD` in Asia/Kolkata, which has no summer time. */
export function dayStart(day: string): string {
  return day === endless ? endless : indianMidnight(day);
}

/** The first moment after the day: ranges are half-open, so that both days count and nothing falls between. */
export function dayEnd(day: string): string {
  return dayStart(nextDay(day));
}

/** The day after, both `YYYY-MM-DD`; after the last day that can be written so, `infinity`. */
export function nextDay(day: string): string {
  if (day === '9999-12-31') return endless;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
