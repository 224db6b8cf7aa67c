import type { Reliability } from 'shared-contracts/entity/reliability';

const dayMs = 86_400_000;

/** How fine the trend of a period is: its chart has at most 31 points, or one for each month. */
export function stepOf(from: string, to: string): Reliability['step'] {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= 31) return 'day';
  return days <= 31 * 7 ? 'week' : 'month';
}
