// Keeps the sums of migrations 0010 and 0022: which months are added up, adding them up, and which may be used.
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type pg from 'pg';
import { advisoryLock } from '../database/advisory-lock';
import { createDatabase, type Database } from '../database/database';
import type { DaySpan } from './day-span';
import { interruptions, isPlanned } from './interruption';
import { interruptionSums, sumNames } from './interruption-sums';

const zone = 'Asia/Kolkata';

/** A month is added up when it has been over for one more: until then its outages are still worked on. */
function newestMonth(now: Date): string {
  return DateTime.fromJSDate(now, { zone }).startOf('month').minus({ months: 2 }).toISODate() ?? '';
}

/** Every month up to the newest gets its row while nobody writes, so that from then on every writer sees it. */
async function announceMonths(db: Database, newest: string): Promise<void> {
  const wanted = sql`
    select to_date(right(c.relname, 7), 'YYYY_MM') as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'outage'::regclass and c.relname ~ '^outage_[0-9]{4}_[0-9]{2}$'`;
  const { rows } = await sql<{ is_missing: boolean; is_gone: boolean }>`
    select exists (select from (${wanted}) w where w.month <= ${newest}::date and not exists (select from reliability_month_state s
      where s.month = w.month)) as is_missing,
      exists (select from reliability_month_state s where s.month not in (select w.month from (${wanted}) w)) as is_gone`.execute(db);
  if (rows[0]?.is_gone) {
    await sql`delete from reliability_month where month not in (select w.month from (${wanted}) w)`.execute(db);
    await sql`delete from reliability_day where month not in (select w.month from (${wanted}) w)`.execute(db);
    await sql`delete from reliability_month_state where month not in (select w.month from (${wanted}) w)`.execute(db);
  }
  if (!rows[0]?.is_missing) return;
  await db.transaction().execute(async (trx) => {
    await sql`lock table outage in share row exclusive mode`.execute(trx);
    await sql`insert into reliability_month_state (month) select w.month from (${wanted}) w where w.month <= ${newest}::date
      on conflict do nothing`.execute(trx);
  });
}

const serializationFailure = '40001';

const sumColumns = sql.join(sumNames.map((name) => sql.ref(name)));

async function addUpWith(trx: Database, month: string, withPlanned: boolean): Promise<void> {
  const start = DateTime.fromISO(month, { zone });
  const end = start.plus({ months: 1 }).toISO();
  await sql`
    with interrupted as materialized (${interruptions({
      from: sql`outage o`,
      where: sql`o.fault_start >= ${start.toISO()} and o.fault_start < ${end} and o.fault_end is not null
        ${withPlanned ? sql`` : sql`and not ${isPlanned}`}`,
      until: sql`o.fault_start`,
    })}), days as (
      insert into reliability_day (month, day, company, with_planned, customer_minutes)
      select ${month}::date, (i.begins at time zone 'Asia/Kolkata')::date, left(i.subdivision_code, 2), ${withPlanned}::boolean,
        sum(i.share_minutes * f.consumers)
      from interrupted i join feeder f on f.id = i.feeder_id where i.is_sustained group by 2, 3
    )
    insert into reliability_month (month, feeder_id, substation_code, subdivision_code, with_planned, last_end, ${sumColumns})
    select ${month}::date, i.feeder_id, i.substation_code, i.subdivision_code, ${withPlanned}::boolean,
      case when max(i.ends) > ${end}::timestamptz then max(i.ends) end, ${interruptionSums}
    from interrupted i group by i.feeder_id, i.substation_code, i.subdivision_code
    order by i.substation_code, i.feeder_id`.execute(trx);
}

/** One month; a write to it meanwhile undoes the work, which the next round then does. */
async function addUp(db: Database, month: string): Promise<void> {
  try {
    await db.transaction().setIsolationLevel('repeatable read').execute(async (trx) => {
      await sql`update reliability_month_state set built = version where month = ${month}::date`.execute(trx);
      await sql`delete from reliability_month where month = ${month}::date`.execute(trx);
      await sql`delete from reliability_day where month = ${month}::date`.execute(trx);
      await addUpWith(trx, month, true);
      await addUpWith(trx, month, false);
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === serializationFailure)) throw error;
  }
}

/** Adds up every month that is over and is not, or no longer, added up. Of several processes one does it. */
export async function keepMonthlySums(pool: pg.Pool, now: Date): Promise<void> {
  const db = createDatabase(pool);
  const client = await pool.connect();
  try {
    const { rows: turns } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      advisoryLock.monthlySums,
    ]);
    if (!turns[0]?.is_mine) return;
    try {
      await announceMonths(db, newestMonth(now));
      const { rows } = await sql<{
        month: string;
      }>`select month::text from reliability_month_state where built is distinct from version order by month`.execute(db);
      for (const { month } of rows) await addUp(db, month);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLock.monthlySums]);
    }
  } finally {
    client.release();
  }
}

/** The months within a span whose sums hold at this moment of the transaction, and what they leave over; none of `except`. */
export async function splitByMonths(
  trx: Database,
  { from, before }: DaySpan,
  except: readonly string[] = [],
): Promise<{ readonly months: readonly string[]; readonly rest: readonly DaySpan[] }> {
  const { rows } = await sql<{ month: string; next: string }>`
    select month::text, (month + interval '1 month')::date::text as next from reliability_month_state
    where built = version and month >= ${from}::date and month + interval '1 month' <= ${before}::date
      and month <> all(${except}::date[]) order by month`.execute(trx);
  const rest: DaySpan[] = [];
  let open = from;
  for (const { month, next } of rows) {
    if (open < month) rest.push({ from: open, before: month });
    open = next;
  }
  if (open < before) rest.push({ from: open, before });
  return { months: rows.map(({ month }) => month), rest };
}
