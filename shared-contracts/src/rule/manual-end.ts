import { DateTime } from 'luxon';
import * as v from 'valibot';
import { dateSchema, requestTimeSchema } from '../entity/moment';
import type { Fault } from '../fault/fault';

/** What the end date popup says (docs/product.md#manual-end). */
export const manualEndTexts = {
  'end.noStart': 'Start DateTime is not valid. Please Refresh the page.',
  'end.invalid': 'Enter valid End Date/Time.',
  'end.future': 'Future DateTime is not allow.',
  'end.beforeStart': 'End Date/Time should not be before Start Date/Time.',
} as const;

/** The moment is one field of the popup. */
export type ManualEndFault = Fault<'end', keyof typeof manualEndTexts>;

/** An end as typed. */
export interface ManualEnd {
  /** YYYY-MM-DD, Asia/Kolkata. */
  readonly date: string;
  /** HH:mm or HH:mm:ss, Asia/Kolkata. */
  readonly time: string;
}

/** The moment of the end, or why it is refused. */
export type ManualEndResult = { readonly ok: true; readonly end: Date } | { readonly ok: false; readonly fault: ManualEndFault };

function wrong(code: ManualEndFault['code'], field: 'end' | null = 'end'): ManualEndResult {
  return { ok: false, fault: { field, code } };
}

/**
 * Checks the end that is given to an outage. A time without seconds means the whole
 * minute: an end in the minute of the start is the start itself, not before it.
 */
export function validateManualEnd(start: Date | null, { date, time }: ManualEnd, now: Date): ManualEndResult {
  if (start === null || Number.isNaN(start.getTime())) return wrong('end.noStart', null);
  if (!v.is(dateSchema, date) || !v.is(requestTimeSchema, time)) return wrong('end.invalid');
  const given = DateTime.fromISO(`${date}T${time}`, { zone: 'Asia/Kolkata' });
  if (!given.isValid) return wrong('end.invalid');
  const isSameMinute = time.length === 5 && Math.floor(start.getTime() / 60_000) === Math.floor(given.toMillis() / 60_000);
  const end = isSameMinute ? start : given.toJSDate();
  if (end > now) return wrong('end.future');
  if (end < start) return wrong('end.beforeStart');
  return { ok: true, end };
}
