// The complete list of what is open at one source: what is missing in it has ended, what is new has begun.
import { type Transaction, sql } from 'kysely';
import type { Clean } from 'shared-contracts/endpoint';
import type { ingestSnapshot } from 'shared-contracts/endpoint/ingest/ingest-snapshot';
import { advisoryLock } from '../database/advisory-lock';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import { type RefusedEvent, refusedEvent } from '../senders/refused-events';
import type { Sender } from '../senders/source-keys';
import type { IngestParts } from './ingest-batch';
import { feederRefusals } from './known-feeder';
import { type KnownNumber, numbersOf, readNumbers } from './known-number';
import { type ReadEvent, readEvents, type Refused } from './read-events';
import type { Report } from './report';
import type { Said } from './said';
import { settleReports } from './settle';

type Answer = Clean<(typeof ingestSnapshot)['response']>;

export interface Snapshot {
  readonly sender: Sender;
  readonly openOutages: readonly unknown[];
  /** Epoch milliseconds. */
  readonly takenAt: number;
  readonly closeMissing: boolean;
  /** A snapshot that would close more than this share of what is open is refused. */
  readonly closeShare: number;
}

const missing = 'missing in the list of open outages';

/** The last interruption of a number, if it is open and its beginning is the source's report. */
function openSince({ reading }: KnownNumber, source: number): number | null {
  const last = reading.interruptions.at(-1);
  return last && last.endedAt === null && last.canceledBecause === null && last.open.source === source ? last.open.startedAt : null;
}

/** What the source has open, by its numbers, with the moment of its beginning. */
async function openOf(trx: Transaction<Schema>, source: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sfms_id: string; source_id: number }>`
    select id, sfms_id, source_id from outage where fault_end is null and source_id in (${source}, 0) and sfms_id is not null`.execute(trx);
  const joined = rows.flatMap(({ id, source_id: of }) => (of === 0 ? [id] : []));
  const numbers = [...new Set([...rows.map(({ sfms_id: id }) => id), ...(joined.length === 0 ? [] : await numbersOf(trx, joined))])];
  const known = numbers.length === 0 ? [] : [...(await readNumbers(trx, numbers)).values()];
  return new Map(known.flatMap((one): [string, number][] => {
    const since = openSince(one, source);
    return since === null ? [] : [[one.sfmsId, since]];
  }));
}

/** What the list says of a number that it names and that has ended by what is known: it goes on. */
function reopenings(
  listed: readonly ReadEvent[],
  known: ReadonlyMap<string, KnownNumber>,
  envelope: Pick<Report, 'source' | 'at'>,
  takenAt: number,
): Said[] {
  return listed.flatMap(({ sfmsId, report }): Said[] => {
    const last = known.get(sfmsId)?.reading.interruptions.at(-1);
    const isOver =
      report.type === 'open' && last !== undefined && last.endedAt !== null && last.endedAt <= takenAt && report.startedAt <= last.endedAt;
    return isOver ? [{ sfmsId, report: { type: 'reopen', ...envelope, reportedAt: takenAt } }] : [];
  });
}

async function settleSnapshot(
  trx: Transaction<Schema>,
  { sender, takenAt, closeMissing, closeShare }: Snapshot,
  listed: readonly ReadEvent[],
  named: ReadonlySet<string>,
  now: Date,
) {
  await sql`select pg_advisory_xact_lock(${advisoryLock.feed}::bigint)`.execute(trx);
  const open = await openOf(trx, sender.id);
  // What began after the list was written is not missing in it.
  const lost = closeMissing ? [...open].flatMap(([sfmsId, since]) => (named.has(sfmsId) || since > takenAt ? [] : [sfmsId])) : [];
  if (lost.length > open.size * closeShare) {
    throw refusal('changedMeanwhile', 'snapshot.closesTooMany', { lost: lost.length, open: open.size });
  }
  const envelope = { source: sender.id, at: now.getTime() };
  const closes = lost.map((sfmsId): Said => ({
    sfmsId,
    report: { type: 'close', endedAt: takenAt, ...envelope, reportedAt: takenAt, reason: missing },
  }));
  const known =
    listed.length === 0
      ? new Map<string, KnownNumber>()
      : await readNumbers(
          trx,
          listed.map(({ sfmsId }) => sfmsId),
        );
  const again = reopenings(listed, known, envelope, takenAt);
  const { outcomes } = await settleReports(trx, [...listed, ...again, ...closes], now, sender.name);
  const reopened = new Set(again.flatMap(({ sfmsId }, index) => (outcomes[listed.length + index]?.kind === 'accepted' ? [sfmsId] : [])));
  return {
    outcomes: outcomes.slice(0, listed.length),
    reopened,
    closed: outcomes.slice(listed.length + again.length).filter(({ kind }) => kind === 'accepted').length,
  };
}

export async function ingestList(
  { db, partitions, now }: IngestParts,
  snapshot: Snapshot,
): Promise<{ answer: Answer; refused: RefusedEvent[] }> {
  const { sender, openOutages } = snapshot;
  const { events, rejected } = await readEvents(openOutages, { sender, now });
  const feederRefusal = await feederRefusals(db, sender, events);
  const refusalOf = (event: ReadEvent): string | undefined =>
    event.report.type === 'open' ? feederRefusal(event) : 'only open events are allowed here';
  const wrong = [
    ...rejected,
    ...events.flatMap((event): Refused[] => {
      const message = refusalOf(event);
      return message === undefined ? [] : [{ index: event.index, message }];
    }),
  ];
  const listed = events.filter((event) => refusalOf(event) === undefined);
  // A line that cannot be read still says that its outage is open.
  const named = new Set([
    ...events.map(({ sfmsId }) => sfmsId),
    ...rejected.flatMap(({ index }) => refusedEvent(sender.id, 'rejected', '', openOutages[index]).sfmsId ?? []),
  ]);
  await partitions.ensure(listed.flatMap(({ report }) => (report.type === 'open' ? [report.startedAt] : [])));
  const { outcomes, reopened, closed } = await db.transaction().execute((trx) => settleSnapshot(trx, snapshot, listed, named, now));

  const answer = { opened: 0, updated: 0, closed, unchanged: 0, rejected: wrong };
  listed.forEach(({ index, sfmsId }, position) => {
    const outcome = outcomes[position];
    if (outcome?.kind === 'conflict' || outcome?.kind === 'rejected') answer.rejected.push({ index, message: outcome.message });
    else if (outcome?.kind === 'accepted') answer.opened += 1;
    else if (outcome?.kind === 'updated' || reopened.has(sfmsId)) answer.updated += 1;
    else answer.unchanged += 1;
  });
  answer.rejected.sort((one, other) => one.index - other.index);
  return { answer, refused: answer.rejected.map(({ index, message }) => refusedEvent(sender.id, 'rejected', message, openOutages[index])) };
}
