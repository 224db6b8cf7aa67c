import { getReliability } from 'shared-contracts/endpoint/reliability/get-reliability';
import { createFairShare } from '../http/fair-share';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { readReliability } from './read-reliability';
import { reliabilityCsv } from './reliability-csv';

/** A report of years works the database for seconds: so many at a time leave it to the screens, in turns of those who ask. */
const places = { places: 2, placesEach: 1, kept: 0, waitingEach: 8, waiting: 8, patienceMs: 60_000, aboutMs: 2_000 };

export function registerReliability(router: Router, { db, now }: Services): void {
  const share = createFairShare(places);
  router.handle(getReliability, async ({ input: { query }, caller, left }) => {
    const { employeeId, user } = caller.principal;
    const leave = await share.enter(employeeId, 1, left);
    const report = await readReliability(db, user, query, now(), left).finally(leave);
    return query.download === null ? report : reliabilityCsv(report, query.download);
  }, { weight: 0 });
}
