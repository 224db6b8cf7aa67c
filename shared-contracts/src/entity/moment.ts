import * as v from 'valibot';
import { partMessage } from '../fault/part-message';

/** A moment on the wire: ISO 8601 with an offset, `2026-11-21T14:05:00+05:30`. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp());

/** `YYYY-MM-DD`, an existing day. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate(partMessage('part.date')),
  v.check((text) => isExistingDay(text), partMessage('part.noDate')),
);

/** Years before 1000 are slips of the keyboard, and PostgreSQL knows no year 0. */
function isExistingDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= '1000';
}

/** A moment that another system sends: the day must exist and the offset must be given; seconds may be left out. */
export const offsetMomentSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$/,
    partMessage('part.moment'),
  ),
  v.check((text) => v.is(dateSchema, text.slice(0, 10)), partMessage('part.noMoment')),
);

/** `HH:mm:ss`. */
export const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, partMessage('part.seconds')));

/** `HH:mm` or `HH:mm:ss`, as requests may send it. */
export const requestTimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, partMessage('part.time')));

/** `HH:mm:ss`, hours may exceed 99. */
export const durationSchema = v.pipe(v.string(), v.regex(/^\d{2,}:[0-5]\d:[0-5]\d$/));
