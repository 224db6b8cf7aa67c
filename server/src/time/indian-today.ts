import { indianOffsetMs } from 'shared-contracts/constant/indian-time';

/** The day YYYY-MM-DD in India, which has no summer time. */
export function indianToday(now: Date): string {
  return new Date(now.getTime() + indianOffsetMs).toISOString().slice(0, 10);
}
