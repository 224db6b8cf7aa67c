import { getReliability } from 'shared-contracts/endpoint/reliability/get-reliability';
import { createBoundedQueue } from '../access/bounded-queue';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { readReliability } from './read-reliability';
import { reliabilityCsv } from './reliability-csv';

/** A report of years works the database for seconds: so many at a time leave it to the screens. */
const places = { width: 2, length: 8 };

export function registerReliability(router: Router, { db, now }: Services): void {
  const queue = createBoundedQueue(places);
  router.handle(getReliability, async ({ input: { query }, caller, left }) => {
    const reading = queue.run(() => readReliability(db, caller.principal.user, query, now(), left));
    if (!reading) throw new Refusal('busy', { retryAfterSeconds: 5 });
    const report = await reading;
    return query.download === null ? report : reliabilityCsv(report, query.download);
  });
}
