// Batches, from what was sent to what is kept: one transaction, committed before it is answered.
import { sql } from 'kysely';
import { type Clean } from 'shared-contracts/endpoint';
import type { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import { advisoryLock } from '../database/advisory-lock';
import type { Database } from '../database/database';
import { type RefusedEvent, refusedEvent } from '../senders/refused-events';
import type { Sender } from '../senders/source-keys';
import type { Outcome } from './judge';
import { feederRefusals } from './known-feeder';
import type { MonthPartitions } from './month-partitions';
import { type ReadEvent, type ReadEvents, readEvents } from './read-events';
import { endBeforeStart } from './judge';
import { settleReports, type Settled } from './settle';
import { writeAtOnce } from './write-at-once';

export type Answer = Clean<(typeof ingestOutages)['response']>;

/** What one sender sent at once. */
export interface Batch {
  readonly sender: Sender;
  readonly events: readonly unknown[];
}

export interface IngestParts {
  readonly db: Database;
  readonly partitions: MonthPartitions;
  readonly now: Date;
}

export interface Ingested {
  readonly answer: Answer;
  readonly refused: readonly RefusedEvent[];
  /** How long after it happened the newest of the events came; null when there is none. */
  readonly lagMs: number | null;
}

/** The long way: every event is looked at beside what is known of it. */
async function writeOneByOne({ db, partitions, now }: IngestParts, sender: Sender, events: readonly ReadEvent[]): Promise<Settled> {
  const refusalOf = await feederRefusals(db, sender, events);
  const known = events.filter((event) => refusalOf(event) === undefined);
  // Before the transaction: making a partition locks the whole table.
  await partitions.ensure(known.flatMap(({ report }) => (report.type === 'open' ? [report.startedAt] : [])));
  const { outcomes, fallen } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.feed}::bigint)`.execute(trx);
    return settleReports(trx, known, now, sender.name);
  });
  const settled = new Map(known.map((event, index) => [event, outcomes[index]]));
  return {
    outcomes: events.map((event): Outcome => settled.get(event) ?? { kind: 'rejected', message: refusalOf(event) ?? 'not settled' }),
    fallen,
  };
}

/** One answer for each batch: several of them, of one source, share a transaction, as if they had come one after the other. */
export async function ingestBatches(parts: IngestParts, batches: readonly Batch[]): Promise<Ingested[]> {
  const sender = batches[0]?.sender;
  if (!sender) return [];
  const read: ReadEvents[] = [];
  for (const batch of batches) read.push(await readEvents(batch.events, { sender, now: parts.now }));
  const events = read.flatMap((one) => one.events);
  const isSimple =
    sender.companies.length === 0 &&
    parts.partitions.covers(events.flatMap(({ report }) => (report.type === 'open' ? [report.startedAt] : [])));
  const isWritten = isSimple && (await writeAtOnce(parts.db, sender.id, events));
  const { outcomes, fallen }: Settled = isWritten
    ? { outcomes: events.map(() => ({ kind: 'accepted' })), fallen: [] }
    : await writeOneByOne(parts, sender, events);
  const late = fallen.map(({ sfmsId, report }) =>
    refusedEvent(report.source, 'conflict', endBeforeStart, {
      type: report.type,
      sfmsId,
      endedAt: report.type === 'close' ? new Date(report.endedAt).toISOString() : null,
    }),
  );

  let from = 0;
  return read.map((one, index): Ingested => {
    const answer = answerOf(one, outcomes.slice(from, from + one.events.length));
    from += one.events.length;
    const sent = batches[index]?.events ?? [];
    const refused = (['conflict', 'rejected'] as const).flatMap((kind) =>
      (kind === 'conflict' ? answer.conflicts : answer.rejected).map((refusal) =>
        refusedEvent(sender.id, kind, refusal.message, sent[refusal.index]),
      ),
    );
    return { answer, refused: index === 0 ? [...late, ...refused] : refused, lagMs: lagOf(one, parts.now) };
  });
}

function lagOf({ events }: ReadEvents, now: Date): number | null {
  const newest = events.reduce(
    (latest, { report }) =>
      Math.max(latest, report.reportedAt ?? ('startedAt' in report ? report.startedAt : 'endedAt' in report ? report.endedAt : -Infinity)),
    -Infinity,
  );
  return newest === -Infinity ? null : Math.max(0, now.getTime() - newest);
}

function answerOf({ events, rejected }: ReadEvents, outcomes: readonly Outcome[]): Answer {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const refused = (kind: 'conflict' | 'rejected') => events.flatMap(({ index }, position) => {
    const outcome = outcomes[position];
    return outcome?.kind === kind && 'message' in outcome ? [{ index, message: outcome.message }] : [];
  });
  return {
    accepted: count('accepted'),
    updated: count('updated'),
    duplicates: count('duplicate'),
    conflicts: refused('conflict'),
    rejected: [...rejected, ...refused('rejected')].toSorted((one, other) => one.index - other.index),
  };
}
