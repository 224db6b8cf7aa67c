// An office or a substation gets another place in the tree, and so another code; what is below goes with it. The old
// codes stay, retired, because outages that are over refer to them. Who moves back takes them into use again.
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { levelOfCode } from 'shared-contracts/import/import-kind';
import { may } from 'shared-contracts/rule/permission';
import { trimEurjaCode } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { keepsEverything } from '../access/suite-scope';
import { recordAudit } from '../audit/audit-trail';
import { advisoryLock } from '../database/advisory-lock';
import type { Schema } from '../database/schema';
import { Refusal, refusal } from '../http/refusal';
import { followMasterData, nameOffices, rereadEverybody } from '../organisations/follow-master-data';
import type { Services } from '../services/services';
import { readUsedRecord } from './read-record';

interface Move {
  readonly from: string;
  readonly to: string;
}

/** Each level has two digits of the code. */
function parentOf(code: string): string {
  return code.slice(0, 2 * levelOfCode(code) - 2).padEnd(8, '0');
}

const entries = {
  offices: { action: 'moveOffice', subject: 'office' },
  substations: { action: 'moveSubstation', subject: 'substation' },
} as const;

async function kindOf(trx: Transaction<Schema>, code: string): Promise<'offices' | 'substations'> {
  const substation = await trx.selectFrom('substation').select('code').where('code', '=', code).executeTakeFirst();
  return substation ? 'substations' : 'offices';
}

async function requirePlace(trx: Transaction<Schema>, { user }: Principal, { from, to }: Move): Promise<void> {
  if (!/^\d{8}$/.test(to) || levelOfCode(to) !== levelOfCode(from) || levelOfCode(to) === 1)
    throw refusal('ruleBroken', 'office.otherLevel', undefined, 'code');
  if (to.slice(0, 2) !== from.slice(0, 2)) throw refusal('ruleBroken', 'office.otherCompany', undefined, 'code');
  if (!keepsEverything(user) && !to.startsWith(user.trimEurjaCode))
    throw refusal('notPermitted', 'office.outside', undefined, 'code');
  const parent = await trx.selectFrom('organisation').select('retired_at').where('code', '=', parentOf(to)).executeTakeFirst();
  if (!parent || parent.retired_at !== null) throw refusal('ruleBroken', 'office.noParent', { code: parentOf(to) }, 'code');
  const { rows } = await sql`
    select from organisation where starts_with(code, ${trimEurjaCode(to)}) and retired_at is null limit 1`.execute(trx);
  if (rows.length > 0)
    throw refusal('changedMeanwhile', 'office.codeTaken', { code: to }, 'code');
}

/** The new code of a column that holds a code of the moved part. */
function moved({ from, to }: Move, column: RawBuilder<unknown>): RawBuilder<unknown> {
  const trimmed = trimEurjaCode(from);
  return sql`${trimEurjaCode(to)} || substr(${column}, ${trimmed.length + 1})`;
}

async function moveReferences(trx: Transaction<Schema>, move: Move): Promise<void> {
  const references = [
    ['substation', 'subdivision_code'],
    ['feeder', 'substation_code'],
    ['feeder', 'subdivision_code'],
    ['employee', 'organization_code'],
  ] as const;
  for (const [table, name] of references) {
    const column = sql.id(name);
    // What is retired below gets no new code, and keeps what refers to it.
    await sql`update ${sql.table(table)} set ${column} = ${moved(move, column)}
      where ${column} in (select code from organisation where starts_with(code, ${trimEurjaCode(move.from)}) and retired_at is null)
    `.execute(trx);
  }
  const within = sql`starts_with(office, ${trimEurjaCode(move.from)})`;
  await sql`
    update webhook set offices = (
      select array_agg(case when ${within} then ${moved(move, sql`office`)} else office end) from unnest(offices) as office)
    where exists (select from unnest(offices) as office where ${within})`.execute(trx);
  await sql`update webhook set scope = ${moved(move, sql`scope`)} where starts_with(scope, ${trimEurjaCode(move.from)})`.execute(trx);
}

async function copyOffices(trx: Transaction<Schema>, move: Move, at: Date): Promise<number> {
  const part = sql`starts_with(code, ${trimEurjaCode(move.from)})`;
  await sql`
    insert into organisation (code, org_type, name, company_name)
    select ${moved(move, sql`code`)}, org_type, name, company_name from organisation where ${part} and retired_at is null
    on conflict (code) do update set org_type = excluded.org_type, name = excluded.name, retired_at = null`.execute(trx);
  await sql`
    insert into substation (code, subdivision_code, voltage_class, manage_by, monitoring, charging_date, is_coastal, is_tribal, category,
      email, mobile, latitude, longitude)
    select ${moved(move, sql`s.code`)}, s.subdivision_code, s.voltage_class, s.manage_by, s.monitoring, s.charging_date, s.is_coastal,
      s.is_tribal, s.category, s.email, s.mobile,
      s.latitude, s.longitude
    from substation s join organisation o on o.code = s.code where starts_with(s.code, ${trimEurjaCode(move.from)})
      and o.retired_at is null
    on conflict (code) do update set (subdivision_code, voltage_class, manage_by, monitoring, charging_date, is_coastal, is_tribal,
      category, email, mobile, latitude, longitude) = (excluded.subdivision_code, excluded.voltage_class, excluded.manage_by,
      excluded.monitoring, excluded.charging_date, excluded.is_coastal, excluded.is_tribal, excluded.category, excluded.email,
      excluded.mobile, excluded.latitude, excluded.longitude)`.execute(trx);
  await moveReferences(trx, move);
  const { numAffectedRows = 0n } = await sql`update organisation set retired_at = ${at} where ${part} and retired_at is null`.execute(trx);
  return Number(numAffectedRows);
}

export async function moveOfficeTo({ db, now }: Pick<Services, 'db' | 'now'>, caller: Principal, move: Move): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.masterData}::bigint)`.execute(trx);
    const kind = await kindOf(trx, move.from);
    // Whoever moves a substation manages both: it, and the offices that it goes between.
    if (kind === 'substations' && !may(caller.user, 'manageSubstations')) throw new Refusal('notPermitted');
    await readUsedRecord(trx, caller, kind, move.from);
    await requirePlace(trx, caller, move);
    const offices = await copyOffices(trx, move, at);
    await nameOffices(trx);
    const facts = { subjectId: move.from, before: { code: move.from }, after: { code: move.to, offices } };
    await recordAudit(trx, { ...entries[kind], ...facts, at, actor: caller });
    await rereadEverybody(trx);
    await followMasterData(trx, {
      feeders: null,
      offices: sql`select code from organisation where starts_with(code, ${trimEurjaCode(move.to)})`,
    });
  });
}
