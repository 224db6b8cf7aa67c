const indianOffsetMs = 5.5 * 3_600_000;

/** The day YYYY-MM-DD in India, which has no summer time. */
export function indianToday(now: Date): string {
  return new Date(now.getTime() + indianOffsetMs).toISOString().slice(0, 10);
}
