// The one way in for reports, whichever door they come through: written in turn, kept when refused, counted by source.
import { Refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { keepRefused, refusedEvent } from '../senders/refused-events';
import type { SourceCounts } from '../senders/source-counts';
import type { Sender } from '../senders/source-keys';
import { createBatchLine } from './batch-line';
import { type Answer, type Batch, ingestBatches, type Ingested } from './ingest-batch';
import { createMonthPartitions } from './month-partitions';
import { ingestList, type Snapshot } from './snapshot';

export interface Feed {
  /** Events of one sender, at most `limits.ingestBatch`; committed when it answers. Throws a refusal when too many wait. */
  send(sender: Sender, events: readonly unknown[]): Promise<Answer>;
  /** What is no event at all, kept as it came. */
  refuse(sender: Sender, reason: string, content: string): Promise<void>;
  list(snapshot: Snapshot): ReturnType<typeof ingestList>;
}

export function createFeed({ db, now, measures }: Pick<Services, 'db' | 'now' | 'measures'>, counts: SourceCounts): Feed {
  const partitions = createMonthPartitions(db);
  const line = createBatchLine<Batch, Ingested>(async (batches) => {
    const moment = now();
    const ingested = await ingestBatches({ db, partitions, now: moment }, batches);
    await keepRefused(db, ingested.flatMap(({ refused }) => refused), moment);
    return ingested;
  });
  return {
    send: async (sender, events) => {
      const written = line.add({ sender, events });
      if (written === null) throw new Refusal('busy');
      const { answer, lagMs } = await written;
      const counted = { ...answer, conflicts: answer.conflicts.length, rejected: answer.rejected.length };
      measures.ingested(counted);
      counts.add(sender.id, counted, lagMs);
      return answer;
    },
    refuse: async (sender, reason, content) => {
      await keepRefused(db, [refusedEvent(sender.id, 'rejected', reason, content)], now());
      const counted = { accepted: 0, updated: 0, duplicates: 0, conflicts: 0, rejected: 1 };
      measures.ingested(counted);
      counts.add(sender.id, counted, null);
    },
    list: async (snapshot) => {
      const moment = now();
      const { answer, refused } = await ingestList({ db, partitions, now: moment }, snapshot);
      await keepRefused(db, refused, moment);
      const counted = {
        accepted: answer.opened + answer.closed,
        updated: answer.updated,
        duplicates: answer.unchanged,
        conflicts: 0,
        rejected: answer.rejected.length,
      };
      measures.ingested(counted);
      counts.add(snapshot.sender.id, counted, Math.max(0, moment.getTime() - snapshot.takenAt));
      return { answer, refused };
    },
  };
}
