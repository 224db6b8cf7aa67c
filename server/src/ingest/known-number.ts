// What the database knows of numbers, under the lock of the feed: their reports, and the outages these belong to.
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { type Reading, readReports } from './interruptions';
import { type Report, reportsSchema } from './report';
import { findUnkeyed } from './unkeyed-outage';

/** The row of an outage: its partition is found by its start. */
export interface Link {
  readonly outageId: number;
  /** As the database writes it, to the microsecond. */
  readonly faultStart: string;
}

export interface KnownNumber {
  readonly sfmsId: string;
  readonly reports: readonly Report[];
  readonly reading: Reading;
  /** The outages of its interruptions, by their beginnings (epoch milliseconds). */
  readonly links: ReadonlyMap<number, Link>;
  /** Whether its reports are kept one by one. */
  readonly isDetailed: boolean;
}

interface KeyRow {
  sfms_id: string;
  outage_id: number | null;
  fault_start: string | null;
  started_at: Date | null;
  ended_at: Date | null;
  source_id: number | null;
  interruption_type: number | null;
  reports: unknown;
}

interface RowFacts {
  readonly feederId: string;
  readonly interruptionType: number;
}

/** Events of the time before sources, and of numbers from elsewhere, count as the first source's. */
export const defaultSource = 1;

/** One beginning and at most one end, as the columns of the key tell them. */
function plainReports(key: KeyRow, row: RowFacts | undefined): Report[] {
  const source = key.source_id ?? defaultSource;
  const started = key.started_at?.getTime();
  const ended = key.ended_at?.getTime();
  return [
    ...(started === undefined
      ? []
      : [
          {
            type: 'open' as const,
            feederId: row?.feederId ?? '',
            startedAt: started,
            interruptionType: key.interruption_type ?? row?.interruptionType ?? 0,
            facts: {},
            source,
            at: started,
            reportedAt: null,
          },
        ]),
    ...(ended === undefined ? [] : [{ type: 'close' as const, endedAt: ended, source, at: ended, reportedAt: null }]),
  ];
}

async function rowsOf(trx: Database, links: readonly Link[]): Promise<Map<number, RowFacts>> {
  if (links.length === 0) return new Map();
  const starts = links.map(({ faultStart }) => faultStart).toSorted();
  const { rows } = await sql<{ id: number; feeder_id: string; interruption_type: number }>`
    select o.id, o.feeder_id, o.interruption_type
    from unnest(${links.map(({ outageId }) => outageId)}::bigint[], ${links.map(({ faultStart }) => faultStart)}::timestamptz[]) as k (id,
      fault_start)
    join outage o on o.id = k.id and o.fault_start = k.fault_start
    where o.fault_start between ${starts[0]}::timestamptz and ${starts.at(-1)}::timestamptz`.execute(trx);
  return new Map(rows.map((row) => [row.id, { feederId: row.feeder_id, interruptionType: row.interruption_type }]));
}

async function linksOf(trx: Database, sfmsIds: readonly string[]): Promise<Map<string, Map<number, Link>>> {
  const all = new Map<string, Map<number, Link>>();
  if (sfmsIds.length === 0) return all;
  const { rows } = await sql<{ sfms_id: string; started_at: Date; outage_id: number; fault_start: string }>`
    select sfms_id, started_at, outage_id, fault_start::text from feed_interruption where sfms_id = any(${sfmsIds}::text[])`.execute(trx);
  for (const row of rows) {
    const links = all.get(row.sfms_id) ?? new Map<number, Link>();
    all.set(row.sfms_id, links.set(row.started_at.getTime(), { outageId: row.outage_id, faultStart: row.fault_start }));
  }
  return all;
}

const nothing = (sfmsId: string): KnownNumber => ({ sfmsId, reports: [], reading: readReports([]), links: new Map(), isDetailed: false });

async function readKeys(trx: Database, sfmsIds: readonly string[]): Promise<KnownNumber[]> {
  const { rows: keys } = await sql<KeyRow>`
    select sfms_id, outage_id, fault_start::text, fault_start as started_at, ended_at, source_id, interruption_type, reports
      from sfms_outage
    where sfms_id = any(${sfmsIds}::text[])`.execute(trx);
  const linkOf = ({ outage_id: outageId, fault_start: faultStart }: KeyRow): Link[] =>
    outageId === null || faultStart === null ? [] : [{ outageId, faultStart }];
  const plain = keys.filter(({ reports }) => reports === null);
  const [rows, links] = [
    await rowsOf(trx, plain.flatMap(linkOf)),
    await linksOf(
      trx,
      keys.flatMap(({ sfms_id: id, reports }) => (reports === null ? [] : [id])),
    ),
  ];
  return keys.map((key) => {
    const isDetailed = key.reports !== null;
    const reports = isDetailed ? v.parse(reportsSchema, key.reports) : plainReports(key, rows.get(key.outage_id ?? 0));
    const own = new Map(linkOf(key).map((link) => [key.started_at?.getTime() ?? 0, link]));
    return {
      sfmsId: key.sfms_id,
      reports,
      reading: readReports(reports),
      links: isDetailed ? (links.get(key.sfms_id) ?? new Map<number, Link>()) : own,
      isDetailed,
    };
  });
}

/** What is known of numbers; of one that nobody has reported yet, nothing. `opens` and others say which events are about to come. */
export async function readNumbers(
  trx: Database,
  sfmsIds: readonly string[],
  opens: readonly { sfmsId: string; feederId: string; startedAt: number }[] = [],
): Promise<Map<string, KnownNumber>> {
  const known = new Map((await readKeys(trx, sfmsIds)).map((one) => [one.sfmsId, one]));
  const isUnkeyed = ({ sfmsId }: { sfmsId: string }): boolean => (known.get(sfmsId)?.links.size ?? 0) === 0;
  const unkeyed = sfmsIds.filter((sfmsId) => isUnkeyed({ sfmsId }));
  for (const { sfmsId, faultStart, startedAt, feederId, interruptionType, id } of await findUnkeyed(
    trx,
    unkeyed,
    opens.filter(isUnkeyed),
  )) {
    const begun: Report = {
      type: 'open',
      feederId,
      startedAt,
      interruptionType,
      facts: {},
      source: defaultSource,
      at: startedAt,
      reportedAt: null,
    };
    const reports = [...(known.get(sfmsId)?.reports ?? []), begun];
    known.set(sfmsId, {
      sfmsId,
      reports,
      reading: readReports(reports),
      links: new Map([[startedAt, { outageId: id, faultStart }]]),
      isDetailed: false,
    });
  }
  for (const sfmsId of sfmsIds) if (!known.has(sfmsId)) known.set(sfmsId, nothing(sfmsId));
  return known;
}

/** Which numbers report outages, besides those that give them their number in the list. */
export async function numbersOf(trx: Database, outageIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{
    sfms_id: string;
  }>`select distinct sfms_id from feed_interruption where outage_id = any(${outageIds}::bigint[])`.execute(trx);
  return rows.map(({ sfms_id: id }) => id);
}
