import { sql } from 'kysely';
import { type ImportKind, importTables } from 'shared-contracts/import/import-kind';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import { keepsEverything, managedScope } from '../access/suite-scope';
import type { Database } from '../database/database';
import { Refusal, refusal } from '../http/refusal';
import { importTargets } from '../import/target/targets';

export interface MasterRecord {
  readonly values: Readonly<Record<string, string>>;
  readonly isRetired: boolean;
}

function scopeOf(user: Principal['user'], kind: ImportKind) {
  if (kind !== 'feeders') return managedScope(user, kind === 'employees' ? 'c.office_code' : 'c.code');
  return keepsEverything(user) ? sql<boolean>`true` : outageScope(user, 'c');
}

/** A record that the caller manages, retired or not; for everybody else there is none. */
export async function readRecord(db: Database, { user }: Principal, kind: ImportKind, key: string): Promise<MasterRecord> {
  const names = importTables[kind].columns.map(({ name }) => name);
  const { rows: [row] } = await sql<{ is_retired: boolean; values: Record<string, string> }>`
    select c.is_retired, jsonb_build_object(${sql.join(names.flatMap((name) => [sql`${name}::text`, sql.ref(`c.${name}`)]))}) as values
    from (${importTargets[kind].current}) c where c.key = ${key} and ${scopeOf(user, kind)}`.execute(db);
  if (!row) throw new Refusal('notFound');
  return { values: row.values, isRetired: row.is_retired };
}

/** The same, in use. */
export async function readUsedRecord(db: Database, caller: Principal, kind: ImportKind, key: string): Promise<MasterRecord> {
  const record = await readRecord(db, caller, kind, key);
  if (record.isRetired) throw refusal('notFound', 'record.retired');
  return record;
}
