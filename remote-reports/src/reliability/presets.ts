// Periods that reports are asked for often.
import { dateOf, daysBefore } from 'shared-ui/time';

type PresetName = 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth' | 'thisFinancialYear' | 'lastFinancialYear';

export interface NamedPeriod {
  readonly name: PresetName;
  /** `2026-11-22`, both days included. */
  readonly from: string;
  readonly to: string;
}

/** `2026-03` for the month before `2026-04-...`. */
function monthBefore(year: number, month: number): string {
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

/** The periods as seen at `now` (epoch milliseconds). The utilities' financial year begins on 1 April. */
export function presetsAt(now: number): NamedPeriod[] {
  const today = dateOf(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const lastMonth = monthBefore(year, month);
  const lastDay = new Date(Date.UTC(Number(lastMonth.slice(0, 4)), Number(lastMonth.slice(5)), 0)).getUTCDate();
  const financial = month < 4 ? year - 1 : year;
  return [
    { name: 'last7Days', from: daysBefore(now, 7), to: today },
    { name: 'last30Days', from: daysBefore(now, 30), to: today },
    { name: 'thisMonth', from: `${today.slice(0, 7)}-01`, to: today },
    { name: 'lastMonth', from: `${lastMonth}-01`, to: `${lastMonth}-${lastDay}` },
    { name: 'thisFinancialYear', from: `${financial}-04-01`, to: today },
    { name: 'lastFinancialYear', from: `${financial - 1}-04-01`, to: `${financial}-03-31` },
  ];
}
