import { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import { createBoundedQueue } from '../access/bounded-queue';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { ingestBatch } from './ingest-batch';
import { createMonthPartitions } from './month-partitions';

/** A full batch of long ids. */
const bodyLimit = 4 * 1024 * 1024;
/** Batches are written one after the other anyway; those that wait hold no connection. */
const batches = { width: 2, length: 100 };

/** What the feeder monitoring system reports. */
export function registerIngest(router: Router, { db, now }: Services): void {
  const queue = createBoundedQueue(batches);
  const partitions = createMonthPartitions(db);
  router.handle(
    ingestOutages,
    async ({ input }) => {
      const answer = queue.run(() => ingestBatch({ db, partitions, now: now() }, input.body.events));
      if (answer === null) throw new Refusal('busy');
      return answer;
    },
    { bodyLimit },
  );
}
