import { getReliability } from 'shared-contracts/endpoint/report/get-reliability';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { readReliability } from './read-reliability';
import { reliabilityCsv } from './reliability-csv';

export function registerReliability(router: Router, { db, now }: Services): void {
  router.handle(getReliability, async ({ input: { query }, caller }) => {
    const report = await readReliability(db, caller.principal.user, query, now());
    return query.download === null ? report : reliabilityCsv(report, query.download);
  });
}
