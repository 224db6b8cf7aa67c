import * as v from 'valibot';

/**
 * Digits kept as text: employee and LC numbers, mobiles, e-Urja codes. A JSON number is accepted
 * and becomes its digits (interface.md section 3).
 */
export const digitTextSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform((value) => String(value).trim()),
);

/** A form field that may be left empty: `""`, null and absence are the same. */
export const emptyableDigitText = v.optional(v.nullable(digitTextSchema), null);
export const emptyableText = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))), null);
