import * as v from 'valibot';
import { partMessage } from '../fault/part-message';

const loneSurrogate = /\p{Cs}/u;

/** Text of a request. PostgreSQL stores every character but NUL, and UTF-8 no half of one, so these end here. */
export function requestText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => !text.includes('\0'), partMessage('part.nul')),
    v.check((text) => !loneSurrogate.test(text), partMessage('part.halfCharacter')),
  );
}

const trimmedText = v.pipe(requestText(200), v.trim());

/** A field of a form that a rule judges: absent, null and `""` are the empty text. */
export const formText = v.optional(v.nullable(trimmedText, ''), '');

export const longestPassword = 128;

/** A password as typed, spaces included; absent, null and `""` are the empty text. */
export const formPassword = v.optional(v.nullable(requestText(longestPassword), ''), '');

/** What somebody searches for; the least number of letters is the browser's business. */
export const searchText = v.pipe(requestText(100), v.trim());

/** A field that may be left empty: absent, null and `""` are null. */
export const emptyableText = v.optional(v.nullable(v.pipe(trimmedText, v.transform(emptyToNull))), null);

/** One of the labels, or empty: absent, null and `""` are null. */
export function emptyableChoice<const Label extends string>(labels: readonly Label[]) {
  const empty = v.pipe(v.literal(''), v.transform(() => null));
  return v.optional(v.nullable(v.union([v.picklist(labels), empty])), null);
}

/** An empty text is no text. */
export function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}
