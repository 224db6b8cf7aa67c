// Batches, from what was sent to what is kept: one transaction, committed before it is answered.
import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import type { Database } from '../database/database';
import { decide, type Outcome } from './decide';
import { lockKnown } from './known-outages';
import { type OpenEvent, type ReadEvents, readEvents } from './read-events';
import type { MonthPartitions } from './month-partitions';
import { writeAtOnce } from './write-at-once';
import { writeDecision } from './write-decision';

export type Answer = EndpointOutput<typeof ingestOutages>;

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

/** The long way: every event is looked at beside what is known of it. */
async function writeOneByOne(db: Database, partitions: MonthPartitions, events: ReadEvents['events'], opens: readonly OpenEvent[]): Promise<readonly Outcome[]> {
  const feederIds = await feedersOf(db, opens);
  const isKnown = (event: OpenEvent) => feederIds.has(event.feederId);
  // Before the transaction: making a partition locks the whole table.
  await partitions.ensure(opens.filter(isKnown).map(({ startedAt }) => startedAt));

  const relevant = events.filter((event) => event.type === 'close' || isKnown(event));
  return db.transaction().execute(async (trx) => {
    const { known, adopted } = await lockKnown(trx, relevant);
    const decision = decide(events, known, feederIds);
    await writeDecision(trx, decision, adopted);
    return decision.outcomes;
  });
}

/** One answer for each batch: several of them share a transaction, as if they had come one after the other. */
export async function ingestBatches({ db, partitions, now }: IngestParts, batches: readonly (readonly unknown[])[]): Promise<Answer[]> {
  const read: ReadEvents[] = [];
  for (const raw of batches) read.push(await readEvents(raw, now));
  const events = read.flatMap((one) => one.events);
  const opens = events.filter((event) => event.type === 'open');
  const isSimple = partitions.covers(opens.map(({ startedAt }) => startedAt));
  const outcomes = (isSimple ? await writeAtOnce(db, events) : null) ?? (await writeOneByOne(db, partitions, events, opens));

  let from = 0;
  return read.map((one) => {
    const own = outcomes.slice(from, from + one.events.length);
    from += one.events.length;
    return answerOf(one, own);
  });
}

function answerOf({ events, rejected }: ReadEvents, outcomes: readonly Outcome[]): Answer {
  const broken = events.flatMap(({ index }, position) => {
    const outcome = outcomes[position];
    return typeof outcome === 'object' ? [{ index, message: outcome.rejected }] : [];
  });
  return {
    accepted: outcomes.filter((outcome) => outcome === 'accepted').length,
    duplicates: outcomes.filter((outcome) => outcome === 'duplicate').length,
    rejected: [...rejected, ...broken].toSorted((one, other) => one.index - other.index),
  };
}
