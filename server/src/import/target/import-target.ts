// What an import has to know of a kind in SQL. Its statements read three tables, which end with the transaction.
// `import_row` is the file: line, key, is_faulty and its columns as text, null where the file has no such column.
// `import_current` is what the database has, in the same form. `import_change` is what differs.
import { type RawBuilder, sql } from 'kysely';
import type { AuditAction, AuditSubjectName } from 'shared-contracts/audit/audit-words';
import type { CellCode } from 'shared-contracts/fault/cell-texts';
import type { ImportKind } from 'shared-contracts/import/import-kind';

export interface ImportTarget {
  readonly kind: ImportKind;
  /** As the audit trail calls one record, and what was done to it. */
  readonly subject: AuditSubjectName;
  readonly actions: Readonly<Record<'added' | 'changed' | 'retired', AuditAction>>;
  /** Everything there is: `key`, `subject_id`, `is_retired` and each column as text in its one form. */
  readonly current: RawBuilder<unknown>;
  /** Rows that cannot be: `line`, `name` of the column, `code` of the fault and its `fault_values`. */
  readonly checks: readonly RawBuilder<unknown>[];
  /** Writes what was added or changed, as far as the file has the columns. */
  readonly write: (present: ReadonlySet<string>, values: WriteValues) => readonly RawBuilder<unknown>[];
  /** Retires the records whose keys a query answers. */
  readonly retire: (keys: RawBuilder<unknown>, values: WriteValues) => RawBuilder<unknown>;
  /** What is retired and still referred to: an `OfficeReference` a row. */
  readonly refusedRetirements: readonly RawBuilder<unknown>[];
  /** What the live stream has to tell anew: the feeders by id, the offices by code. */
  readonly touched: { readonly feeders: RawBuilder<unknown> | null; readonly offices: RawBuilder<unknown> | null };
}

export interface WriteValues {
  readonly at: Date;
  /** Of an employee who has none yet: of a password that nobody knows. */
  readonly passwordHash: string;
}

/** A column of the database and what is written into it. */
interface UpsertColumn {
  readonly column: string;
  /** Looks at `r`, the row of the file. */
  readonly value: RawBuilder<unknown>;
  /** The column of the file that it comes from; `always`: whatever the file has; `once`: only when it is added. */
  readonly from: string | 'always' | 'once';
}

/** The keys of the rows that are added or changed. */
export const changedKeys = sql`select key from import_change where change in ('added', 'changed')`;

/** One statement that adds and changes; what the file does not say stays as it is, or takes the database's default. */
export function upsert(
  table: string,
  key: readonly string[],
  columns: readonly UpsertColumn[],
  present: ReadonlySet<string>,
): RawBuilder<unknown> {
  const written = columns.filter(({ from }) => from === 'always' || from === 'once' || present.has(from));
  const updated = written.filter(({ from, column }) => from !== 'once' && !key.includes(column));
  const names = (list: readonly { readonly column: string }[]) => sql.join(list.map(({ column }) => sql.id(column)));
  return sql`
    insert into ${sql.table(table)} (${names(written)})
    select ${sql.join(written.map(({ value }) => value))} from import_row r where r.key in (${changedKeys}) order by r.key
    on conflict (${sql.join(key.map((column) => sql.id(column)))}) do update
    set ${sql.join(updated.map(({ column }) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))}`;
}

/** A cell of the file, null when it is empty. */
export function cell(name: string): RawBuilder<unknown> {
  return sql`nullif(r.${sql.id(name)}, '')`;
}

/** Rows whose cell names an office that is not there, neither in the file nor before. */
export function missingOffice(name: string, orgType: number, fault: CellCode): RawBuilder<unknown> {
  const code = sql`r.${sql.id(name)}`;
  return sql`
    select r.line, ${name}::text as name, ${fault}::text as code, jsonb_build_object('code', ${code}) as fault_values
    from import_row r left join organisation o on o.code = ${code}
    where not r.is_faulty and ${code} <> '' and (o.code is null or o.retired_at is not null or o.org_type <> ${orgType}::integer)`;
}

/** A list of words in SQL: a download can carry no list as a parameter. */
export function wordList(words: readonly string[]): RawBuilder<unknown> {
  return sql`array[${sql.join(words)}]::text[]`;
}
