import * as v from 'valibot';

/** A moment on the wire: ISO 8601 with an offset, `2026-11-21T14:05:00+05:30`. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp());

/** A moment of which the offset must be given: what other systems send. */
export const offsetMomentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/, 'must be ISO 8601 with an offset'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be an existing date and time'),
);

/** `YYYY-MM-DD`, an existing day. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate('must be a date YYYY-MM-DD'),
  v.check((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text), 'must be an existing date'),
);

/** `HH:mm:ss`. */
export const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time HH:mm:ss'));

/** `HH:mm` or `HH:mm:ss`, as requests may send it. */
export const requestTimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be a time HH:mm'));

/** `HH:mm:ss`, hours may exceed 99. */
export const durationSchema = v.pipe(v.string(), v.regex(/^\d{2,}:[0-5]\d:[0-5]\d$/));
