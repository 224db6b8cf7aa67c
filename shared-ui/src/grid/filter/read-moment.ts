// Days and times are typed or picked. They are readings of the clock in India, kept as text.
import { DateTime } from 'luxon';
import type { MomentKind } from '../state/filter-setting';

/** How each kind is asked for and kept, and the forms in which it is read; the first is the one that is shown. */
export const momentForms = {
  date: { hint: 'DD-MM-YYYY', kept: 'yyyy-MM-dd', read: ['dd-MM-yyyy', 'd-M-yyyy', 'd/M/yyyy', 'd.M.yyyy', 'yyyy-MM-dd'] },
  time: { hint: 'HH:mm:ss', kept: 'HH:mm:ss', read: ['HH:mm:ss', 'H:mm:ss', 'H:mm'] },
  datetime: {
    hint: 'DD-MM-YYYY HH:mm:ss',
    kept: "yyyy-MM-dd'T'HH:mm:ss",
    read: ['dd-MM-yyyy HH:mm:ss', 'd-M-yyyy H:mm:ss', 'd-M-yyyy H:mm', "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm"],
  },
} as const satisfies Record<MomentKind, { hint: string; kept: string; read: readonly string[] }>;

/** What was typed, as it is kept: '' when nothing was, null when it is no moment of that kind. */
export function readMoment(kind: MomentKind, text: string): string | null {
  if (text.trim() === '') return '';
  const { kept, read } = momentForms[kind];
  const found = read.map((form) => DateTime.fromFormat(text.trim(), form)).find(({ isValid }) => isValid);
  return found?.toFormat(kept) ?? null;
}

/** A kept text as the pickers take it. */
export function toPicked(kept: string): DateTime | null {
  return kept === '' ? null : DateTime.fromISO(kept);
}

/** What was picked, as it is kept. */
export function toKept(kind: MomentKind, picked: DateTime | null | undefined): string {
  return picked?.toFormat(momentForms[kind].kept) ?? '';
}
