import type { GridView } from '../grid/view';

/** From a day on, and before another, `YYYY-MM-DD` in India; null: not bounded. */
export interface DayWindow {
  readonly from: string | null;
  readonly to: string | null;
}

const startField = 'fault_start_date_time';
/** As the grid writes the first moment of a day. */
const dayBegin = /^(\d{4}-\d\d-\d\d)T00:00:00\+05:30$/;

/** The whole days that a view is about, when it asks for nothing else; null when it does. */
export function readDayWindow({ conditions }: GridView): DayWindow | null {
  const bounds = conditions.map(({ column, operator, value }) => ({
    operator,
    day: column.field === startField ? dayBegin.exec(String(value))?.[1] : undefined,
  }));
  if (bounds.some(({ operator, day }) => day === undefined || (operator !== 'atLeast' && operator !== 'below'))) return null;
  const daysOf = (wanted: 'atLeast' | 'below') =>
    bounds.flatMap(({ operator, day }) => (operator === wanted && day !== undefined ? [day] : [])).toSorted();
  return { from: daysOf('atLeast').at(-1) ?? null, to: daysOf('below')[0] ?? null };
}
