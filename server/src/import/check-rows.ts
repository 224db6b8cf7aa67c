import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { CellCode } from 'shared-contracts/fault/cell-texts';
import type { FaultValues } from 'shared-contracts/fault/fault';
import { type ImportTable, mostFaults } from 'shared-contracts/import/import-kind';
import type { Schema } from '../database/schema';
import type { FaultList } from './read-rows';
import { type OfficeReference, referenceValues } from '../organisations/office-references';
import type { ImportTarget } from './target/import-target';

type Trx = Transaction<Schema>;

interface FaultRow {
  readonly line: number;
  readonly name: string;
  readonly code: CellCode;
  /** Besides the name of the column. */
  readonly fault_values: FaultValues;
  readonly fault_count: number;
}

async function collect(trx: Trx, check: RawBuilder<unknown>, faults: FaultList): Promise<void> {
  const { rows } = await sql<FaultRow>`
    select c.line, c.name, c.code, c.fault_values, count(*) over () as fault_count from (${check}) c
    order by c.line limit ${mostFaults}`.execute(trx);
  for (const { line, name, code, fault_values: values } of rows) faults.add(line, name, { code, values });
  faults.count += (rows[0]?.fault_count ?? 0) - rows.length;
}

/** Two rows for one record. */
function duplicates({ key }: ImportTable): RawBuilder<unknown> {
  const [last = ''] = key.slice(-1);
  return sql`
    select line, ${last}::text as name, 'cell.repeated' as code, jsonb_build_object('line', first_line) as fault_values
    from (select line, is_faulty, min(line) over (partition by key) as first_line from import_row where key <> '') r
    where line <> first_line and not is_faulty`;
}

/** A user without every permission grants and takes away only their own. */
function foreignPermissions(own: readonly string[]): RawBuilder<unknown> {
  return sql`
    select r.line, 'permissions' as name, 'cell.foreignPermission' as code, '{}'::jsonb as fault_values
    from import_row r left join import_current c on c.key = r.key
    where not r.is_faulty and r.permissions is not null and exists (
      (select unnest(string_to_array(r.permissions, ';')) except select unnest(string_to_array(coalesce(c.permissions, ''), ';')) except
        select unnest(${[...own]}::text[]))
      union all
      (select unnest(string_to_array(c.permissions, ';')) except select unnest(string_to_array(r.permissions,
        ';')) except select unnest(${[...own]}::text[])))`;
}

/** They change or retire nobody who may do what they may not. */
function outranked(own: readonly string[]): RawBuilder<unknown> {
  return sql`
    select d.line, 'emp_no' as name, 'cell.outranked' as code, jsonb_build_object('employee', d.key) as fault_values
    from import_change d join import_current c on c.key = d.key
    where d.change in ('changed', 'retired')
      and exists (select unnest(string_to_array(c.permissions, ';')) except select unnest(${[...own]}::text[]))`;
}

/** Records must have a code of an office or below it, before and after. */
export interface RecordScope {
  /** The column that holds the code. */
  readonly column: string;
  readonly trimmedCode: string;
}

function outside({ column, trimmedCode }: RecordScope): RawBuilder<unknown> {
  const isOutside = (alias: string) => sql`not starts_with(${sql.ref(`${alias}.${column}`)}, ${trimmedCode})`;
  return sql`
    select r.line, ${column}::text as name, 'cell.outside' as code, '{}'::jsonb as fault_values
    from import_row r left join import_current c on c.key = r.key where not r.is_faulty and (${isOutside('r')} or ${isOutside('c')})`;
}

export interface CheckedImport {
  readonly table: ImportTable;
  readonly target: ImportTarget;
  /** The permissions that may be granted; null: all. */
  readonly grantable: readonly string[] | null;
  readonly scope: RecordScope | null;
}

/** What rows break together, or with what is there. */
export async function checkRows(trx: Trx, { table, target, grantable, scope }: CheckedImport, faults: FaultList): Promise<void> {
  const checks = [duplicates(table), ...target.checks];
  if (scope !== null) checks.push(outside(scope));
  if (target.kind === 'employees' && grantable !== null) checks.push(foreignPermissions(grantable), outranked(grantable));
  for (const check of checks) await collect(trx, check, faults);
}

/** What is retired and still needed, or not the caller's to retire: faults of the file as a whole. */
export async function checkRetirements(trx: Trx, { table, target, grantable }: CheckedImport, faults: FaultList): Promise<void> {
  if (target.kind === 'employees' && grantable !== null) await collect(trx, outranked(grantable), faults);
  const [column = ''] = table.key;
  for (const query of target.refusedRetirements) {
    const { rows } = await sql<OfficeReference>`select * from (${query}) q order by key limit ${mostFaults}`.execute(trx);
    for (const row of rows) faults.add(0, column, { code: row.code, values: referenceValues(row) });
  }
}
