import { fileNames } from 'shared-contracts/constant/limit';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { GridAFilter, GridAQuery } from 'shared-contracts/grid/grid-a';
import { answerGridABy } from '../grid/answer-grid-a';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { outageColumnsByField } from './outage-columns';
import { findOutagePage, outageCsvQuery } from './outage-query';
import { findSealedUntil } from './outage-total';

/** A text that may be anywhere: no index helps, every row of the period is read. */
function isHeavy({ operator }: GridAFilter): boolean {
  return operator === 'contain' || operator === 'endWith' || operator === 'notEqualTo';
}

/** A download has limits of its own, and lasts as long as its reader takes. */
function weightOf({ query: { filters, download } }: { readonly query: GridAQuery }): 0 | 1 | 2 {
  if (download) return 0;
  return filters.filter(isHeavy).length > 2 ? 2 : 1;
}

export function registerOutages(router: Router, { db, downloads }: Services): void {
  /** Remembered, because the statement can only leave out partitions by a day that it is told. */
  let sealed: string | null = null;
  router.handle(listOutages, async ({ input: { query }, caller, left }) => {
    const { user } = caller.principal;
    return answerGridABy(downloads, {
      query,
      columns: outageColumnsByField,
      findPage: async (view) => {
        const page = await findOutagePage(db, user, view, { ...query, sealed: (sealed ??= await findSealedUntil(db)) });
        sealed = page.sealed;
        return page;
      },
      csvQuery: (view, columns) => outageCsvQuery(db, user, view, columns),
      fileName: fileNames.outages,
      reader: { id: caller.principal.employeeId, left },
    });
  }, { weight: weightOf });
}
