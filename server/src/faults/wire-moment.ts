import { DateTime } from 'luxon';

/** A moment on the wire: whole seconds, +05:30 (interface.md section 3). */
export function toWireMoment(moment: Date): string {
  return DateTime.fromJSDate(moment, { zone: 'Asia/Kolkata' }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}
