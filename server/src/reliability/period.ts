import type { Reliability } from 'shared-contracts/entity/reliability';

const dayMs = 86_400_000;

/** How fine the trend of a period is: at most 31 days or 18 weeks, else months, which are added up beforehand. */
export function stepOf(from: string, to: string): Reliability['step'] {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= 31) return 'day';
  return days <= 18 * 7 ? 'week' : 'month';
}
