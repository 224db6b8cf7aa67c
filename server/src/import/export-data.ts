// What is there, in the form that an import takes: reading it again changes nothing.
import { Readable } from 'node:stream';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type ImportKind, importTables } from 'shared-contracts/import/import-kind';
import type { Database } from '../database/database';
import { csvHead, csvLine } from '../grid/csv-text';
import { companyOrder } from './target/employees';
import { importTargets } from './target/targets';

const orders: Readonly<Record<ImportKind, RawBuilder<unknown>>> = {
  offices: sql`key`,
  substations: sql`key`,
  feeders: sql`key collate "C"`,
  employees: sql`${companyOrder}, emp_no collate "C"`,
};

export function exportTitles(kind: ImportKind): string[] {
  return importTables[kind].columns.map(({ name }) => name);
}

/** A cell that a spreadsheet would run gets an apostrophe, and so does one that has such an apostrophe already. */
function safeCell(name: string): RawBuilder<unknown> {
  const cell = sql.id(name);
  return sql`case when ${cell} ~ '^''*[=+@\\t\\r-]' then '''' || ${cell} else ${cell} end`;
}

/** Numbers may be negative and are no formulas. */
const numeric = new Set(['latitude', 'longitude', 'consumers', 'population', 'villages', 'voltage_class']);

/** The rows without those that are retired. */
export function exportQuery(db: Database, kind: ImportKind): CompiledQuery {
  const cells = exportTitles(kind).map((name) => sql`${numeric.has(name) ? sql.id(name) : safeCell(name)} as ${sql.id(name)}`);
  return sql`select ${sql.join(cells)} from (${importTargets[kind].current}) c where not is_retired order by ${orders[kind]}`.compile(db);
}

/** The header and one example. */
export function templateFile(kind: ImportKind): Readable {
  const { columns } = importTables[kind];
  return Readable.from([csvHead(exportTitles(kind)) + csvLine(columns.map(({ example }) => example))]);
}
