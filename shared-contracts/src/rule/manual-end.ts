import { DateTime } from 'luxon';
import * as v from 'valibot';
import { dateSchema, requestTimeSchema } from '../entity/moment';

/** Messages of the end date popup (docs/product.md#manual-end). */
export const manualEndMessages = {
  noStart: 'Start DateTime is not valid. Please Refresh the page.',
  invalid: 'Enter valid End Date/Time.',
  future: 'Future DateTime is not allow.',
  beforeStart: 'End Date/Time should not be before Start Date/Time.',
} as const;

/** An end as typed. */
export interface ManualEnd {
  /** YYYY-MM-DD, Asia/Kolkata. */
  readonly date: string;
  /** HH:mm or HH:mm:ss, Asia/Kolkata. */
  readonly time: string;
}

/** The moment of the end, or the message that refuses it. */
export type ManualEndResult = { readonly ok: true; readonly end: Date } | { readonly ok: false; readonly message: string };

/**
 * Checks the end that is given to an outage. A time without seconds means the whole
 * minute: an end in the minute of the start is the start itself, not before it.
 */
export function validateManualEnd(start: Date | null, { date, time }: ManualEnd, now: Date): ManualEndResult {
  if (start === null || Number.isNaN(start.getTime())) return { ok: false, message: manualEndMessages.noStart };
  if (!v.is(dateSchema, date) || !v.is(requestTimeSchema, time)) return { ok: false, message: manualEndMessages.invalid };
  const given = DateTime.fromISO(`${date}T${time}`, { zone: 'Asia/Kolkata' });
  if (!given.isValid) return { ok: false, message: manualEndMessages.invalid };
  const isSameMinute = time.length === 5 && Math.floor(start.getTime() / 60_000) === Math.floor(given.toMillis() / 60_000);
  const end = isSameMinute ? start : given.toJSDate();
  if (end > now) return { ok: false, message: manualEndMessages.future };
  if (end < start) return { ok: false, message: manualEndMessages.beforeStart };
  return { ok: true, end };
}
