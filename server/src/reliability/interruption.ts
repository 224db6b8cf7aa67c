// What a row of `outage o` counts as, said once for the report and for its monthly sums.
import { type RawBuilder, sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';

/** Planned shutdown, AG phase changeover, breaker testing and No LSTC are no faults. */
const plannedFaultTypes = [6, 7, 8, 9] as const;

/** `date_part` and not `extract`: sums of double precision are several times as fast as those of numeric. */
const minutes = (end: RawBuilder<unknown>) => sql`date_part('epoch', ${end} - o.fault_start) / 60`;

/** The columns `sustained`, `minutes` and `momentary` of a group; `end` is when a row's interruption ended, or now. */
export function interruptionSums(end: RawBuilder<unknown>): RawBuilder<unknown> {
  const isSustained = sql`${end} - o.fault_start > make_interval(mins => ${sql.lit(limits.normalTtMinutes)})`;
  return sql`
    count(*) filter (where ${isSustained}) as sustained,
    coalesce(sum(${minutes(end)}) filter (where ${isSustained}), 0) as minutes,
    count(*) filter (where o.fault_end is not null and not ${isSustained}) as momentary`;
}

export const isPlanned = sql`coalesce(o.fault_type in (${sql.join(plannedFaultTypes.map((type) => sql.lit(type)))}), false)`;
