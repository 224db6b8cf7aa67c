// A batch, from what was sent to what is kept: one transaction, committed before it is answered.
import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import type { Database } from '../database/database';
import { decide } from './decide';
import { lockKnown } from './known-outages';
import { type OpenEvent, readEvents } from './read-events';
import type { MonthPartitions } from './month-partitions';
import { writeDecision } from './write-decision';

type Answer = EndpointOutput<typeof ingestOutages>;

interface IngestParts {
  readonly db: Database;
  readonly partitions: MonthPartitions;
  readonly now: Date;
}

async function feedersOf(db: Database, opens: readonly OpenEvent[]): Promise<Set<string>> {
  const wanted = [...new Set(opens.map(({ feederId }) => feederId))];
  if (wanted.length === 0) return new Set();
  const rows = await db.selectFrom('feeder').select('id').where((expression) => expression('id', '=', expression.fn.any(expression.val(wanted)))).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function ingestBatch({ db, partitions, now }: IngestParts, raw: readonly unknown[]): Promise<Answer> {
  const { events, rejected } = await readEvents(raw, now);
  const opens = events.filter((event) => event.type === 'open');
  const feederIds = await feedersOf(db, opens);
  const isKnown = (event: OpenEvent) => feederIds.has(event.feederId);
  // Before the transaction: making a partition locks the whole table.
  await partitions.ensure(opens.filter(isKnown).map(({ startedAt }) => startedAt));

  const relevant = events.filter((event) => event.type === 'close' || isKnown(event));
  const decision = await db.transaction().execute(async (trx) => {
    const { known, adopted } = await lockKnown(trx, relevant);
    const decided = decide(events, known, feederIds);
    await writeDecision(trx, decided, adopted);
    return decided;
  });
  return {
    accepted: decision.accepted,
    duplicates: decision.duplicates,
    rejected: [...rejected, ...decision.rejected].toSorted((one, other) => one.index - other.index),
  };
}
