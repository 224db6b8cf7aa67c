// One feeder, office or employee from a form, by the code of an import: the same rules, audit entries and followers.
import type { Transaction } from 'kysely';
import { columnWords, type ImportKind, importTables } from 'shared-contracts/import/import-kind';
import { mayGrant, permissionNames } from 'shared-contracts/rule/permission';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { keepsEverything } from '../access/suite-scope';
import type { Schema } from '../database/schema';
import { refuseFaults } from '../http/refusal';
import type { RecordScope } from '../import/check-rows';
import { nobodysPassword } from '../import/nobodys-password';
import { type FileFault, readForm } from '../import/read-rows';
import { runImport } from '../import/run-import';
import type { Services } from '../services/services';
import { indianToday } from '../time/indian-today';

/** The column that says to whom a record belongs: that of GETCO, and that of a discom. */
const scopeColumns: Readonly<Record<ImportKind, { readonly substation: string; readonly subdivision: string }>> = {
  offices: { substation: 'code', subdivision: 'code' },
  substations: { substation: 'code', subdivision: 'subdivision_code' },
  feeders: { substation: 'substation_code', subdivision: 'subdivision_code' },
  employees: { substation: 'office_code', subdivision: 'office_code' },
};

function scopeOf(user: Principal['user'], kind: ImportKind): RecordScope | null {
  const hierarchy = scopeHierarchyOf(user.companyName);
  if (hierarchy === 'all' || keepsEverything(user)) return null;
  return { column: scopeColumns[kind][hierarchy], trimmedCode: user.trimEurjaCode };
}

/** Cells as the form sent them; null and absent differ: null empties. */
export type FormValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

function cellsOf(values: FormValues): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value ?? '').trim()] as const])),
  );
}

export interface RecordWrite {
  readonly kind: ImportKind;
  readonly caller: Principal;
  /** The key among them. */
  readonly values: FormValues;
  /** What is missing is a fault. */
  readonly isNew: boolean;
  /** Written in the same transaction. */
  readonly also?: (trx: Transaction<Schema>) => Promise<void>;
  /** The names of the call's fields by those of the columns, where they differ. */
  readonly fieldNames?: Readonly<Record<string, string>>;
}

type CellFault = Pick<FileFault, 'column' | 'code' | 'values'>;

/** Every fault with the field that it is about, so that a form can show it there. */
export function refuseForm(faults: readonly CellFault[], fieldNames: RecordWrite['fieldNames'] = {}): void {
  // A file has columns, a form has names: `feeder_id is required.` is said of the field Feeder id.
  refuseFaults(faults.map(({ column, code, values }) =>
    ({ field: fieldNames[column] ?? column, code, values: { ...values, column: columnWords(column) } })));
}

/** Adds or changes one record. Throws a refusal with every fault of the form. */
export async function writeRecord(
  { pool, now }: Pick<Services, 'pool' | 'now'>,
  { kind, caller, values, isNew, also, fieldNames }: RecordWrite,
): Promise<void> {
  const at = now();
  const table = importTables[kind];
  const cells = new Map(cellsOf(values));
  if (isNew) for (const { name, isOptional } of table.columns) if (!isOptional && !cells.has(name)) cells.set(name, '');
  const own = permissionNames.filter((name) => mayGrant(caller.user, name));
  const outcome = await runImport(pool, {
    kind,
    open: async (faults) => readForm(table, cells, indianToday(at), faults),
    file: null,
    scope: scopeOf(caller.user, kind),
    isDryRun: false,
    retiresMissing: false,
    actor: caller,
    grantable: own.length === permissionNames.length ? null : own,
    at,
    passwordHash: await nobodysPassword(),
    isOnlyNew: isNew,
    ...(also && { also }),
  });
  if (outcome.ok) return;
  refuseForm(outcome.faults, fieldNames);
}
