import { fileNames } from 'shared-contracts/constant/limit';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import { readGridA } from '../grid/read-grid-a';
import { CsvFile } from '../http/csv-file';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { outageColumns, outageColumnsByField } from './outage-columns';
import { findOutagePage, outageCsvQuery } from './outage-query';
import { findSealedUntil } from './outage-total';

export function registerOutages(router: Router, { db, downloads }: Services): void {
  /** Remembered, because the statement can only leave out partitions by a day that it is told. */
  let sealed: string | null = null;
  router.handle(listOutages, async ({ input: { query }, caller, left }) => {
    const { user } = caller.principal;
    const read = readGridA(query, outageColumnsByField);
    if (!read.ok) throw new Refusal('malformed', { message: read.errors[0] ?? 'The query is malformed.', errors: read.errors });
    if (query.download) {
      const columns = query.download.flatMap(({ field }) => outageColumns.filter((column) => column.field === field));
      const titles = query.download.map(({ title }) => title);
      return new CsvFile(fileNames.outages, await downloads.open(titles, outageCsvQuery(db, user, read.view, columns), left));
    }
    const { rows, total, ...page } = await findOutagePage(db, user, read.view, {
      ...query,
      sealed: (sealed ??= await findSealedUntil(db)),
    });
    sealed = page.sealed;
    return { dataSource: rows, totalRecords: { count: total } };
  });
}
