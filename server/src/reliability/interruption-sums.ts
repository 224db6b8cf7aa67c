import { type RawBuilder, sql } from 'kysely';

/** The names of the sums below, in their order: so are the columns of `reliability_month`. */
export const sumNames = [
  'outages',
  'customers_known',
  'interruptions',
  'sustained',
  'minutes',
  'share_sustained',
  'share_minutes',
  'momentary',
  'share_momentary',
] as const;

/** Adds up rows `i` of interruptions. One that is still open and short is neither sustained nor momentary yet. */
export const interruptionSums: RawBuilder<unknown> = sql`
  sum(i.outages)::bigint as outages,
  sum(i.customers_known)::bigint as customers_known,
  count(*) as interruptions,
  count(*) filter (where i.is_sustained) as sustained,
  coalesce(sum(i.minutes) filter (where i.is_sustained), 0) as minutes,
  coalesce(sum(i.share) filter (where i.is_sustained), 0) as share_sustained,
  coalesce(sum(i.share_minutes) filter (where i.is_sustained), 0) as share_minutes,
  count(*) filter (where not i.is_sustained and not i.is_open) as momentary,
  coalesce(sum(i.share) filter (where not i.is_sustained and not i.is_open), 0) as share_momentary`;
