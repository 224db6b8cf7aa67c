// A Grid A call over a list: the page with its exact total, or the file.
import type { RawBuilder } from 'kysely';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import type { Database } from '../database/database';
import { CsvFile } from '../http/csv-file';
import { Refusal } from '../http/refusal';
import { columnsByField } from './column';
import type { CsvDownloads } from './csv-download';
import { findListPage, listCsvQuery, type ListSource } from './list-source';
import { readGridA } from './read-grid-a';

interface GridACall {
  readonly query: GridAQuery;
  readonly source: ListSource;
  readonly scope: RawBuilder<boolean>;
  readonly fileName: string;
  readonly left: AbortSignal;
}

/** What a list works with. */
interface GridParts {
  readonly db: Database;
  readonly downloads: CsvDownloads;
}

export async function answerGridA<Row>({ db, downloads }: GridParts, { query, source, scope, fileName, left }: GridACall) {
  const read = readGridA(query, columnsByField(source.columns));
  if (!read.ok) throw new Refusal('malformed', { message: read.errors[0] ?? 'The query is malformed.', errors: read.errors });
  if (query.download) {
    const columns = query.download.flatMap(({ field }) => source.columns.find((column) => column.field === field) ?? []);
    const titles = query.download.map(({ title }) => title);
    return new CsvFile(fileName, await downloads.open(titles, listCsvQuery(db, source, scope, read.view, columns), left));
  }
  const { rows, total } = await findListPage<Row>(db, source, scope, read.view, query);
  return { dataSource: rows, totalRecords: { count: total } };
}
