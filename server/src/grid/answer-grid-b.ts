import type { RawBuilder } from 'kysely';
import type { GridBQuery } from 'shared-contracts/grid/grid-b';
import { CsvFile } from '../http/csv-file';
import { Refusal } from '../http/refusal';
import type { Database } from '../database/database';
import { columnsByField } from './column';
import type { Reader } from './csv-download';
import type { CsvDownloads } from './csv-download';
import { findListPage, listCsvQuery, type ListSource } from './list-source';
import { readGridB } from './read-grid-b';

interface GridBServices {
  readonly db: Database;
  readonly downloads: CsvDownloads;
}

interface GridBCall {
  readonly query: GridBQuery;
  readonly source: ListSource;
  /** Which rows the caller may see at all. */
  readonly scope: RawBuilder<boolean>;
  readonly fileName: string;
  readonly reader: Reader;
}

/** A Grid B call from its parsed body to its answer: a page of rows, or the file of all of them. */
export async function answerGridB<Row>(
  { db, downloads }: GridBServices,
  { query, source, scope, fileName, reader }: GridBCall,
): Promise<{ data: Row[]; total_records: number } | CsvFile> {
  const columns = columnsByField(source.columns);
  const read = readGridB(query, columns);
  if (!read.ok) throw new Refusal('malformed', { faults: read.faults });
  if (query.download) {
    const fields = query.downloadFields ?? [];
    const downloaded = fields.flatMap(({ field }) => source.columns.filter((column) => column.field === field));
    const titles = fields.map(({ headerName }) => headerName);
    return new CsvFile(fileName, await downloads.open(titles, listCsvQuery(db, source, scope, read.view, downloaded), reader));
  }
  const { rows, total } = await findListPage<Row>(db, source, scope, read.view, query);
  return { data: rows, total_records: total };
}
