import { type RawBuilder, sql } from 'kysely';

/** What each row `i` of interruptions adds to the sums. One that is still open and short is neither sustained nor momentary yet. */
const parts = {
  outages: sql`i.outages`,
  customers_known: sql`i.customers_known`,
  interruptions: sql`1`,
  sustained: sql`i.is_sustained::integer`,
  minutes: sql`case when i.is_sustained then i.minutes else 0 end`,
  share_sustained: sql`case when i.is_sustained then i.share else 0 end`,
  share_minutes: sql`case when i.is_sustained then i.share_minutes else 0 end`,
  momentary: sql`(not i.is_sustained and not i.is_open)::integer`,
  share_momentary: sql`case when not i.is_sustained and not i.is_open then i.share else 0 end`,
} as const;

/** The names of the sums, in their order: so are the columns of `reliability_month`. */
export const sumNames: readonly string[] = Object.keys(parts);

/** The columns of a single interruption. */
export const interruptionParts: RawBuilder<unknown> = sql.join(
  Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.ref(name)}`),
);

/** The columns of several together. */
export const interruptionSums: RawBuilder<unknown> = sql.join(
  Object.entries(parts).map(([name, part]) => sql`sum(${part}) as ${sql.ref(name)}`),
);
