import * as v from 'valibot';
import { emptyToNull, requestText } from './text';

export const longestDigits = 64;

/**
 * Digits kept as text: employee and LC numbers, mobiles, e-Urja codes. A JSON number is accepted
 * and becomes its digits (docs/product.md#the-wire). That they are digits is a rule of the form.
 */
export const digitTextSchema = v.pipe(
  v.union([requestText(longestDigits), v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform((value) => String(value).trim()),
);

/** Digits of a form that a rule judges: absent, null and `""` are the empty text. */
export const formDigits = v.optional(v.nullable(digitTextSchema, ''), '');

/** Digits that may be left empty: absent, null and `""` are null. */
export const emptyableDigitText = v.optional(v.nullable(v.pipe(digitTextSchema, v.transform(emptyToNull))), null);
