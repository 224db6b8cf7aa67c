// One import, by call or by command. COPY stages the file, the rows are checked as a set, and each row that changes is
// applied with an audit entry. All of it, or nothing: a dry run is the same, taken back.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { type ImportKind, type ImportResult, importTables, mostFaults } from 'shared-contracts/import/import-kind';
import { keepSuperAdmin, LastSuperAdminError } from '../access/last-super-admin';
import { actorColumns, type AuditActor } from '../audit/audit-trail';
import { advisoryLock } from '../database/advisory-lock';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import { followMasterData, nameOffices, rereadEverybody } from '../organisations/follow-master-data';
import { type CheckedImport, checkRetirements, checkRows, type RecordScope } from './check-rows';
import { FaultList, type FileFault, type ReadRows } from './read-rows';
import { compareRows, stageRows } from './stage-rows';
import { importTargets } from './target/targets';
import { tellSecurity } from './tell-security';

type Trx = Transaction<Schema>;

export interface ImportOrder {
  readonly kind: ImportKind;
  /** Opens the rows; null when they cannot be read at all. */
  readonly open: (faults: FaultList) => Promise<ReadRows | null>;
  /** What the history keeps of a file; null: it is the form of one record. */
  readonly file: { readonly name: string | null; readonly bytes: number; readonly sha256: string } | null;
  /** Records must lie below an office; null: anywhere. */
  readonly scope: RecordScope | null;
  readonly isDryRun: boolean;
  readonly retiresMissing: boolean;
  readonly actor: AuditActor;
  readonly grantable: readonly string[] | null;
  readonly at: Date;
  /** Of a password that nobody knows: new employees get theirs from an administrator. */
  readonly passwordHash: string;
  /** A record that is there already is refused. */
  readonly isOnlyNew?: boolean;
  /** What is written with the rows, after them. */
  readonly also?: (trx: Trx) => Promise<void>;
}

export type ImportOutcome =
  | { readonly ok: true; readonly result: ImportResult }
  | { readonly ok: false; readonly faultCount: number; readonly faults: readonly FileFault[] };

/** Takes everything back. */
class TakenBack extends Error {}

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly missing: number;
}

const missingKeys = sql`
  select c.key from import_current c
  where not c.is_retired and coalesce(to_jsonb(c) ->> 'active', 'true') = 'true'
    and not exists (select from import_row r where r.key = c.key)`;

async function countChanges(trx: Trx): Promise<Counts> {
  const { rows: [counts] } = await sql<Counts>`
    select count(*) filter (where change = 'added') as added, count(*) filter (where change = 'changed') as changed,
      count(*) filter (where change = 'unchanged') as unchanged, (select count(*) from (${missingKeys}) m) as missing
    from import_change`.execute(trx);
  return counts ?? { added: 0, changed: 0, unchanged: 0, missing: 0 };
}

async function writeChanges(
  trx: Trx,
  order: ImportOrder,
  checked: CheckedImport,
  present: ReadonlySet<string>,
  missing: number,
): Promise<void> {
  const { target } = checked;
  if (order.retiresMissing && missing > 0) {
    await sql`
      insert into import_change (line, key, change, before)
      select 0, c.key, 'retired', to_jsonb(c) - array['key', 'subject_id', 'is_retired'] from import_current c where c.key
        in (${missingKeys})`.execute(
      trx,
    );
    await target.retire(sql`select key from import_change where change = 'retired'`, order).execute(trx);
  }
  for (const statement of target.write(present, order)) await statement.execute(trx);
  if (target.kind === 'offices' || target.kind === 'substations') await nameOffices(trx);
}

async function writeAudit(trx: Trx, { at, actor }: ImportOrder, { target }: CheckedImport): Promise<void> {
  const by = actorColumns(actor);
  const { added, changed, retired } = target.actions;
  await sql`
    insert into audit_entry (at, actor_id, actor_name, actor_company, actor_emp_no, action, subject, subject_id, before, after)
    select ${at}, ${by.actor_id}::bigint, ${by.actor_name}, ${by.actor_company}::text, ${by.actor_emp_no}::text,
      case d.change when 'added' then ${added} when 'changed' then ${changed} else ${retired} end,
      ${target.subject}, a.subject_id, d.before,
      case when d.change = 'retired' then '{"isRetired": true}' else to_jsonb(a) - array['key', 'subject_id', 'is_retired'] end
    from import_change d join (${target.current}) a on a.key = d.key
    where d.change <> 'unchanged' order by d.line, d.key`.execute(trx);
}

async function recordRun(trx: Trx, { kind, file, actor, at }: ImportOrder, counts: Counts, retired: number): Promise<void> {
  if (file === null) return;
  const { actor_id, actor_name } = actorColumns(actor);
  await trx
    .insertInto('import_run')
    .values({ at, kind, actor_id, actor_name, file_name: file.name, sha256: file.sha256, bytes: file.bytes, ...counts, retired })
    .execute();
}

/** In a transaction of its own; throws TakenBack where nothing may stay. */
async function importWithin(trx: Trx, client: pg.PoolClient, order: ImportOrder, faults: FaultList): Promise<ImportResult | null> {
  const table = importTables[order.kind];
  const checked: CheckedImport = { table, target: importTargets[order.kind], grantable: order.grantable, scope: order.scope };
  await sql`select set_config('statement_timeout', '120s', true), set_config('idle_in_transaction_session_timeout', '60s', true),
    set_config('lock_timeout', '20s', true)`.execute(trx);
  await sql`select pg_advisory_xact_lock(${advisoryLock.masterData}::bigint)`.execute(trx);
  // Forms and other imports wait; who signs in, and the feed, do not.
  await sql`lock table organisation, substation, feeder, employee in share row exclusive mode`.execute(trx);

  const read = await order.open(faults);
  if (!read) return null;
  const present = new Set(read.columns.map(({ name }) => name));
  await stageRows(trx, client, table, read);
  await compareRows(trx, table, checked.target, present);
  await checkRows(trx, checked, faults);
  if (faults.count > 0) return null;

  const counts = await countChanges(trx);
  if (order.isOnlyNew && counts.added === 0) throw refusal('changedMeanwhile', 'record.exists');
  const retired = order.retiresMissing ? counts.missing : 0;
  if (counts.added + counts.changed + retired > 0) {
    await writeChanges(trx, order, checked, present, counts.missing);
    if (order.retiresMissing) await checkRetirements(trx, checked, faults);
    if (faults.count > 0) return null;
    await writeAudit(trx, order, checked);
    if (order.kind === 'employees') await tellSecurity(trx, order);
    if (order.kind !== 'feeders') await rereadEverybody(trx);
    await followMasterData(trx, checked.target.touched);
  }
  await recordRun(trx, order, counts, retired);
  await order.also?.(trx);
  return { ...counts, retired, applied: !order.isDryRun, faults: [] };
}

/** Kysely on one connection, which it gives back after its transaction. */
function onConnection(client: pg.PoolClient): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect: async () => client, end: async () => undefined } }) });
}

function refusalOf({ kept, count }: FaultList): ImportOutcome {
  const faults = kept.toSorted((one, other) => one.line - other.line).slice(0, mostFaults);
  return { ok: false, faultCount: count, faults };
}

export async function runImport(pool: pg.Pool, order: ImportOrder): Promise<ImportOutcome> {
  const faults = new FaultList();
  const done: { result: ImportResult | null } = { result: null };
  const client = await pool.connect();
  try {
    await onConnection(client).transaction().execute(async (trx) => {
      const work = () => importWithin(trx, client, order, faults);
      done.result = order.kind === 'employees' ? await keepSuperAdmin(trx, work) : await work();
      if (done.result === null || order.isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof LastSuperAdminError) faults.add(0, 'permissions', { code: 'file.lastSuperAdmin' });
    else if (!(error instanceof TakenBack)) throw error;
  }
  return faults.count > 0 || done.result === null ? refusalOf(faults) : { ok: true, result: done.result };
}
