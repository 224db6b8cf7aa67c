/** The first moment of a day `YYYY-MM-DD` in Asia/Kolkata, which has no summer time. */
export function dayStart(day: string): string {
  return `${day}T00:00:00+05:30`;
}

/** The first moment after the day: ranges are half-open, so that both days count and nothing falls between. */
export function dayEnd(day: string): string {
  return dayStart(nextDay(day));
}

/** The day after, both `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
