// What changes with the master data: names and scope of open outages, in the database and in the live
// feed of every process. Outages that are over keep the names and offices of their time.
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { everySession, sessionChannel } from '../access/session-signal';
import type { Schema } from '../database/schema';
import { recordLiveChanges } from '../live/live-log';

type Trx = Transaction<Schema>;

/** Every office shows the names of those above it. */
export async function nameOffices(trx: Trx): Promise<void> {
  await sql`
    update organisation o
      set circle_name = n.circle, division_name = n.division, subdivision_name = n.subdivision, substation_name = n.substation
    from (
      select own.code, case when own.org_type >= 2 then circle.name end as circle,
        case when own.org_type >= 3 then division.name end as division,
        case when own.org_type = 4 then own.name end as subdivision, case when own.org_type = 5 then own.name end as substation
      from organisation own
      left join organisation circle on circle.code = left(own.code, 4) || '0000'
      left join organisation division on division.code = left(own.code, 6) || '00'
    ) n
    where n.code = o.code and (o.circle_name, o.division_name, o.subdivision_name, o.substation_name)
      is distinct from (n.circle, n.division, n.subdivision, n.substation)`.execute(trx);
}

interface Followed {
  readonly id: number;
  readonly start: string;
}

/** Open outages take name, category and offices of their feeder; answers those that changed. */
async function alignOpenOutages(trx: Trx): Promise<readonly Followed[]> {
  const { rows } = await sql<Followed>`
    update outage o
    set feeder_name = f.name, category = f.category, substation_code = f.substation_code, subdivision_code = f.subdivision_code
    from feeder f
    where o.fault_end is null and f.id = o.feeder_id
      and (o.feeder_name, o.category, o.substation_code, o.subdivision_code)
        is distinct from (f.name, f.category, f.substation_code, f.subdivision_code)
    returning o.id, o.fault_start::text as start`.execute(trx);
  return rows;
}

/** What was changed: queries that answer ids of feeders and codes of offices and substations. */
export interface Touched {
  readonly feeders: RawBuilder<unknown> | null;
  readonly offices: RawBuilder<unknown> | null;
}

/**
 * To be called last in a transaction that has changed feeders, offices or substations: it takes the lock
 * of the live log. Open outages follow, and every process tells them anew.
 */
export async function followMasterData(trx: Trx, { feeders, offices }: Touched): Promise<void> {
  const moved = await alignOpenOutages(trx);
  const none = sql`select null::text`;
  const { rows: told } = await sql<Followed>`
    select o.id, o.fault_start::text as start from outage o
    where o.fault_end is null and (o.feeder_id in (${feeders ?? none})
      or o.substation_code in (${offices ?? none}) or o.subdivision_code in (${offices ?? none}))`.execute(trx);
  const all = new Map([...moved, ...told].map(({ id, start }) => [id, start]));
  const changes = [...all].flatMap(([outageId, faultStart]) => ([0, 1] as const).map((eventType) => ({ eventType, outageId, faultStart })));
  await recordLiveChanges(trx, changes);
}

/** Every process reads everybody anew who is signed in: offices, permissions or names have changed. */
export async function rereadEverybody(trx: Trx): Promise<void> {
  await sql`select pg_notify(${sessionChannel}, ${everySession})`.execute(trx);
}
