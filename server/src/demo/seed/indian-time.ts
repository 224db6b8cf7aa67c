import { indianOffset, indianOffsetMs } from 'shared-contracts/constant/indian-time';

/**
 * The seed counts time in whole seconds of Asia/Kolkata since 1970 ("Indian seconds"). Days and hours are then plain
 * division, because the zone has been at +05:30 without summer time since 1945.
 */
const offsetSeconds = indianOffsetMs / 1000;
export const daySeconds = 86_400;

export function indianSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000) + offsetSeconds;
}

export function dayOf(seconds: number): number {
  return Math.floor(seconds / daySeconds);
}

/** The day number of `YYYY-MM-DD`. */
export function dayFromText(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000 / daySeconds;
}

export function calendarOf(day: number): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * daySeconds * 1000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
}

/** ISO 8601 in UTC, to the millisecond: the form of moments in the audit trail. */
export function isoText(seconds: number): string {
  return new Date((seconds - offsetSeconds) * 1000).toISOString();
}

const dayTexts = new Map<number, string>();

export function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * daySeconds * 1000).toISOString().slice(0, 10);
  dayTexts.set(day, text);
  return text;
}

const twoDigits = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, '0'));

/** What PostgreSQL reads as `timestamptz`, by table look-up: this runs twice for each of millions of rows. */
export function momentText(seconds: number): string {
  const day = dayOf(seconds);
  const rest = seconds - day * daySeconds;
  const hour = Math.floor(rest / 3600);
  const minute = Math.floor((rest - hour * 3600) / 60);
  return `${dayText(day)} ${twoDigits[hour]}:${twoDigits[minute]}:${twoDigits[rest % 60]}${indianOffset}`;
}
