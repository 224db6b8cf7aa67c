// The exact total of a list that is limited to an office and whole days. It adds the counted days (migration 0009) and
// a count of the current days.
import { type RawBuilder, sql } from 'kysely';
import { indianMidnight } from 'shared-contracts/constant/indian-time';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayStart } from '../time/indian-day';
import type { GridView } from '../grid/view';

/** From a day on, and before another, `YYYY-MM-DD` in India; null: not bounded. */
interface DayWindow {
  readonly from: string | null;
  readonly to: string | null;
}

const startField = 'fault_start_date_time';

/** The day that begins at a moment of the grid; undefined for a moment within a day. */
function dayBeginningAt(moment: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d/.exec(moment)?.[0];
  return day !== undefined && moment === indianMidnight(day) ? day : undefined;
}

/** The whole days that a view is about, when it asks for nothing else; null when it does. */
function readDayWindow({ conditions }: GridView): DayWindow | null {
  const bounds = conditions.map(({ column, operator, value }) => ({
    operator,
    day: column.field === startField ? dayBeginningAt(String(value)) : undefined,
  }));
  if (bounds.some(({ operator, day }) => day === undefined || (operator !== 'atLeast' && operator !== 'below'))) return null;
  const daysOf = (wanted: 'atLeast' | 'below') =>
    bounds.flatMap(({ operator, day }) => (operator === wanted && day !== undefined ? [day] : [])).toSorted();
  return { from: daysOf('atLeast').at(-1) ?? null, to: daysOf('below')[0] ?? null };
}

const hierarchyNumbers = { all: 0, substation: 1, subdivision: 2 } as const;
/** Digits of a division's trimmed code: offices below it are not counted by the day. */
const longestCounted = 6;

/** The row of `outage_day_count` that belongs to a user's office; null when it has none. */
function countedOffice({ companyName, trimEurjaCode }: Principal['user']): { hierarchy: number; office: string } | null {
  const hierarchy = scopeHierarchyOf(companyName);
  const office = hierarchy === 'all' ? '' : trimEurjaCode;
  return office.length > longestCounted ? null : { hierarchy: hierarchyNumbers[hierarchy], office };
}

/** The first day that is not sealed. Only ever moves on, so an older answer stays right. */
export const sealedUntil = sql<string>`(select sealed_until::text from outage_count_state)`;

export const neverSealed = '-infinity';

export async function findSealedUntil(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${sealedUntil} as day`.execute(db);
  return rows[0]?.day ?? neverSealed;
}

function dayRange(column: RawBuilder<unknown>, { from, to }: DayWindow, value: (day: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  const lower = from === null ? sql`true` : sql`${column} >= ${value(from)}`;
  return to === null ? sql<boolean>`${lower}` : sql`${lower} and ${column} < ${value(to)}`;
}

/** An expression of the total, or null: count the rows. `sealed` is a day up to which all were counted. */
export function totalByDays(user: Principal['user'], view: GridView, sealed: string): RawBuilder<number> | null {
  const window = readDayWindow(view);
  const counted = countedOffice(user);
  if (!window || !counted || sealed === neverSealed || (window.from !== null && window.from >= sealed)) return null;
  const isOver = window.to !== null && window.to <= sealed;
  const days = dayRange(sql.ref('day'), { from: window.from, to: isOver ? window.to : sealed }, (day) => sql`${day}::date`);
  const past = sql<number>`(select coalesce(sum(outages), 0) from outage_day_count where hierarchy = ${sql.lit(counted.hierarchy)}
    and office = ${counted.office} and ${days})`;
  if (isOver) return past;
  const going = dayRange(sql.ref('o.fault_start'), { from: sealed, to: window.to }, (day) => sql`${dayStart(day)}::timestamptz`);
  return sql`${past} + (select count(*) from outage o where ${outageScope(user, 'o')} and ${going})`;
}
