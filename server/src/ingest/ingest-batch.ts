// Batches, from what was sent to what is kept: one transaction, committed before it is answered.
import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import type { Database } from '../database/database';
import { advisoryLock } from '../database/advisory-lock';
import type { Outcome } from './judge';
import type { MonthPartitions } from './month-partitions';
import type { OpenReport } from './report';
import { type ReadEvent, type ReadEvents, readEvents } from './read-events';
import { settleReports } from './settle';
import { writeAtOnce } from './write-at-once';

export type Answer = EndpointOutput<typeof ingestOutages>;

/** What one sender sent at once. */
export interface Batch {
  readonly source: number;
  readonly events: readonly unknown[];
}

interface IngestParts {
  readonly db: Database;
  readonly partitions: MonthPartitions;
  readonly now: Date;
}

async function feedersOf(db: Database, opens: readonly OpenReport[]): Promise<Set<string>> {
  const wanted = [...new Set(opens.map(({ feederId }) => feederId))];
  if (wanted.length === 0) return new Set();
  const rows = await db.selectFrom('feeder').select('id').where((expression) => expression('id', '=', expression.fn.any(expression.val(wanted)))).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The long way: every event is looked at beside what is known of it. */
async function writeOneByOne({ db, partitions, now }: IngestParts, events: readonly ReadEvent[], opens: readonly OpenReport[]): Promise<readonly Outcome[]> {
  const feederIds = await feedersOf(db, opens);
  const unknownFeeder = ({ report }: ReadEvent): string | null => (report.type === 'open' && !feederIds.has(report.feederId) ? report.feederId : null);
  // Before the transaction: making a partition locks the whole table.
  await partitions.ensure(opens.filter(({ feederId }) => feederIds.has(feederId)).map(({ startedAt }) => startedAt));

  const known = events.filter((event) => unknownFeeder(event) === null);
  const { outcomes } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.feed}::bigint)`.execute(trx);
    return settleReports(trx, known, now, 'feed');
  });
  const settled = new Map(known.map((event, index) => [event, outcomes[index]]));
  return events.map((event): Outcome => settled.get(event) ?? { kind: 'rejected', message: `unknown feeder ${unknownFeeder(event) ?? ''}` });
}

/** One answer for each batch: several of them, of one source, share a transaction, as if they had come one after the other. */
export async function ingestBatches(parts: IngestParts, batches: readonly Batch[]): Promise<Answer[]> {
  const source = batches[0]?.source ?? 0;
  const read: ReadEvents[] = [];
  for (const batch of batches) read.push(await readEvents(batch.events, { source, now: parts.now }));
  const events = read.flatMap((one) => one.events);
  const opens = events.flatMap(({ report }) => (report.type === 'open' ? [report] : []));
  const isSimple = parts.partitions.covers(opens.map(({ startedAt }) => startedAt));
  const isWritten = isSimple && (await writeAtOnce(parts.db, source, events));
  const outcomes = isWritten ? events.map((): Outcome => ({ kind: 'accepted' })) : await writeOneByOne(parts, events, opens);

  let from = 0;
  return read.map((one) => {
    const own = outcomes.slice(from, from + one.events.length);
    from += one.events.length;
    return answerOf(one, own);
  });
}

function answerOf({ events, rejected }: ReadEvents, outcomes: readonly Outcome[]): Answer {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const refused = (kind: 'conflict' | 'rejected') => events.flatMap(({ index }, position) => {
    const outcome = outcomes[position];
    return outcome?.kind === kind ? [{ index, message: outcome.message }] : [];
  });
  return {
    accepted: count('accepted'),
    updated: count('updated'),
    duplicates: count('duplicate'),
    conflicts: refused('conflict'),
    rejected: [...rejected, ...refused('rejected')].toSorted((one, other) => one.index - other.index),
  };
}
