// Takes deliveries that are due. Several processes do it at once: a delivery is one process's until its time is over,
// and of an outage's deliveries to one receiver only the first that still waits can be taken.
import type { KeeperStop } from 'shared-contracts/entity/webhook';
import type pg from 'pg';
import { type Keeper, keeperStop } from './keeper';
import type { Delivery } from './message';

/** A webhook that is switched on. */
export interface ActiveWebhook {
  readonly id: number;
  readonly url: string;
  /** Those that sign now, the newest first. */
  readonly secrets: readonly Buffer[];
  /** In a row. */
  readonly failures: number;
  /** Whether there is something to send, and no pause. */
  readonly isBusy: boolean;
  /** Why nobody answers for it any more; null: somebody does. */
  readonly keeperStop: KeeperStop | null;
}

interface ActiveRow {
  id: number;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  failures: number;
  scope: string;
  keeper: Keeper | null;
  is_busy: boolean;
}

/** All that are switched on, with whoever answers for them as they are at this moment. */
export async function findActiveWebhooks(pool: pg.Pool): Promise<readonly ActiveWebhook[]> {
  const { rows } = await pool.query<ActiveRow>(`
    select w.id, w.url, w.secret, case when w.rotation_ends_at > clock_timestamp() then w.previous_secret end as previous_secret,
      w.failures, w.scope, (select json_build_object('isActive', k.is_active, 'companyName', k.company_name, 'permissions', k.permissions,
        'trimEurjaCode', o.trimmed_code) from employee k join organisation o on o.code = k.organization_code
        where k.id = w.keeper_id) as keeper,
      (w.held_until is null or w.held_until <= clock_timestamp())
        and exists (select from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') as is_busy
    from webhook w where w.is_active order by w.id`);
  return rows.map(({ id, url, secret, previous_secret: previous, failures, scope, keeper, is_busy: isBusy }) => ({
    id,
    url,
    failures,
    secrets: previous === null ? [secret] : [secret, previous],
    isBusy,
    keeperStop: keeperStop(keeper, scope),
  }));
}

export interface ClaimedDelivery extends Delivery {
  readonly attempts: number;
}

/** Due again after `leaseSeconds`, should this process die meanwhile. */
export async function claimDeliveries(pool: pg.Pool, webhookId: number, atMost: number, leaseSeconds: number): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<ClaimedDelivery>(
    `with claimed as (
       update webhook_delivery d
       set attempts = d.attempts + 1, tried_at = clock_timestamp(), next_at = clock_timestamp() + make_interval(secs => $3)
       where d.id in (
         select c.id from webhook_delivery c
         where c.webhook_id = $1 and c.state = 'waiting' and c.next_at <= clock_timestamp()
           and not exists (select from webhook_delivery e where e.webhook_id = c.webhook_id and e.outage_id = c.outage_id
             and e.id < c.id and e.state = 'waiting')
         order by c.id limit $2 for update of c skip locked)
       returning d.id, d.change, d.at, d.content, d.attempts)
     select claimed.*, substation.name as substation_name, subdivision.name as subdivision_name
     from claimed
     left join organisation substation on substation.code = claimed.content->>'substation_code'
     left join organisation subdivision on subdivision.code = claimed.content->>'subdivision_code'
     order by claimed.id`,
    [webhookId, atMost, leaseSeconds],
  );
  return rows;
}

/** Seconds until something may be due; null: nothing waits. */
export async function secondsUntilDue(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number | null }>(`
    select extract(epoch from min(greatest(d.next_at, w.held_until)) - clock_timestamp())::double precision as seconds
    from webhook w cross join lateral (
      select min(next_at) as next_at from webhook_delivery where webhook_id = w.id and state = 'waiting') d
    where w.is_active and d.next_at is not null`);
  return rows[0]?.seconds ?? null;
}
