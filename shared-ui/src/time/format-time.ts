// Texts: dates DD-MM-YYYY, date-times DD-MM-YYYY HH:mm:ss. What is empty or no
// moment at all gives an empty text: a table cell must not show 'Invalid DateTime'. Digits are those that the user chose.
import { DateTime } from 'luxon';
import { withDigits } from '../language/number-text';
import { zone } from './calendar-day';

/** A moment: ISO 8601 text, epoch milliseconds or a luxon value; null and undefined mean "none". */
export type Moment = string | number | DateTime | null | undefined;

function toIndia(moment: Moment): DateTime | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const parsed =
    typeof moment === 'number' ? DateTime.fromMillis(moment) : typeof moment === 'string' ? DateTime.fromISO(moment, { zone }) : moment;
  return parsed.isValid ? parsed.setZone(zone) : null;
}

/** `DD-MM-YYYY HH:mm:ss` in India's time, always in 0-9: for files; '' when there is no moment. */
export function plainDateTime(moment: Moment): string {
  return toIndia(moment)?.toFormat('dd-MM-yyyy HH:mm:ss') ?? '';
}

/** `DD-MM-YYYY HH:mm:ss` in India's time; '' when there is no moment. */
export function formatDateTime(moment: Moment): string {
  return withDigits(plainDateTime(moment));
}

/** `DD-MM-YYYY` in India's time; '' when there is no moment. A plain `YYYY-MM-DD` stays that day. */
export function formatDate(moment: Moment): string {
  return withDigits(toIndia(moment)?.toFormat('dd-MM-yyyy') ?? '');
}

/** `HH:mm:ss` in India's time; '' when there is no moment. */
export function formatTime(moment: Moment): string {
  return withDigits(toIndia(moment)?.toFormat('HH:mm:ss') ?? '');
}
