import { type RawBuilder, sql } from 'kysely';
import { dayStart } from '../time/indian-day';

/** Days from the first, before the second. */
export interface DaySpan {
  readonly from: string;
  readonly before: string;
}

/** Whether `o` began within a span. */
export const began = ({ from, before }: DaySpan): RawBuilder<boolean> =>
  sql`(o.fault_start >= ${dayStart(from)} and o.fault_start < ${dayStart(before)})`;

export const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
