// A Grid A call from its parsed query to its answer: the page with its exact total, or the file of all rows.
import type { CompiledQuery, RawBuilder } from 'kysely';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import type { Database } from '../database/database';
import { CsvFile } from '../http/csv-file';
import { Refusal } from '../http/refusal';
import { type GridColumn, columnsByField } from './column';
import type { CsvDownloads, Reader } from './csv-download';
import { findListPage, listCsvQuery, type ListSource } from './list-source';
import { readGridA } from './read-grid-a';
import type { GridView } from './view';

interface GridACall {
  readonly query: GridAQuery;
  readonly fileName: string;
  readonly reader: Reader;
}

/** How the rows are found, where a list needs a way of its own. */
interface GridAQueries<Column extends GridColumn, Row> {
  readonly columns: ReadonlyMap<string, Column>;
  readonly findPage: (view: GridView) => Promise<{ readonly rows: Row[]; readonly total: number }>;
  readonly csvQuery: (view: GridView, columns: readonly Column[]) => CompiledQuery<unknown>;
}

type GridAAnswer<Row> = { dataSource: Row[]; totalRecords: { count: number } } | CsvFile;

export async function answerGridABy<Column extends GridColumn, Row>(
  downloads: CsvDownloads,
  { query, columns, findPage, csvQuery, fileName, reader }: GridACall & GridAQueries<Column, Row>,
): Promise<GridAAnswer<Row>> {
  const read = readGridA(query, columns);
  if (!read.ok) throw new Refusal('malformed', { faults: read.faults });
  if (query.download) {
    const downloaded = query.download.flatMap(({ field }) => columns.get(field) ?? []);
    const titles = query.download.map(({ title }) => title);
    return new CsvFile(fileName, await downloads.open(titles, csvQuery(read.view, downloaded), reader));
  }
  const { rows, total } = await findPage(read.view);
  return { dataSource: rows, totalRecords: { count: total } };
}

interface GridAServices {
  readonly db: Database;
  readonly downloads: CsvDownloads;
}

interface ListCall extends GridACall {
  readonly source: ListSource;
  /** Which rows the caller may see at all. */
  readonly scope: RawBuilder<boolean>;
}

/** The same for a list that is described by its source. */
export function answerGridA<Row>({ db, downloads }: GridAServices, { source, scope, ...call }: ListCall): Promise<GridAAnswer<Row>> {
  return answerGridABy(downloads, {
    ...call,
    columns: columnsByField(source.columns),
    findPage: (view) => findListPage<Row>(db, source, scope, view, call.query),
    csvQuery: (view, columns) => listCsvQuery(db, source, scope, view, columns),
  });
}
