import { limits } from '../constant/limit';

/** Duration options of the live summary in minutes, with their labels (docs/product.md#live-window). */
export const liveDurations = [
  { minutes: 0, label: 'All' },
  { minutes: 120, label: 'More than 2 Hours' },
  { minutes: 240, label: 'More than 4 Hours' },
  { minutes: 360, label: 'More than 6 Hours' },
  { minutes: 480, label: 'More than 8 Hours' },
  { minutes: 600, label: 'More than 10 Hours' },
  { minutes: 720, label: 'More than 12 Hours' },
  { minutes: 1440, label: 'More than 24 Hours' },
] as const;

export type LiveDuration = (typeof liveDurations)[number]['minutes'];

/**
 * Whether the live list shows an outage: older than the chosen duration and at most three days old.
 * Both moments in epoch milliseconds; `now` is the live clock.
 */
export function isInLiveWindow(startedAt: number, now: number, olderThanMinutes: number): boolean {
  const ageMinutes = (now - startedAt) / 60_000;
  return (olderThanMinutes === 0 || ageMinutes > olderThanMinutes) && ageMinutes <= limits.liveWindowMinutes;
}
