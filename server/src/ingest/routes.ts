import { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { createBatchLine } from './batch-line';
import { type Answer, type Batch, ingestBatches } from './ingest-batch';
import { defaultSource } from './known-number';
import { createMonthPartitions } from './month-partitions';

/** A full batch of long ids. */
const bodyLimit = 4 * 1024 * 1024;

/** What the feeder monitoring system reports. */
export function registerIngest(router: Router, { db, measures, now }: Services): void {
  const partitions = createMonthPartitions(db);
  const line = createBatchLine<Batch, Answer>((batches) => ingestBatches({ db, partitions, now: now() }, batches));
  router.handle(
    ingestOutages,
    async ({ input }) => {
      const written = line.add({ source: defaultSource, events: input.body.events });
      if (written === null) throw new Refusal('busy');
      const answer = await written;
      measures.ingested({ ...answer, conflicts: answer.conflicts.length, rejected: answer.rejected.length });
      return answer;
    },
    { bodyLimit, judgesItems: true },
  );
}
