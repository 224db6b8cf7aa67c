import { Readable } from 'node:stream';
import { type RawBuilder, sql } from 'kysely';
import type { listFeedRefusals } from 'shared-contracts/endpoint/ingest/list-feed-refusals';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { FeedRefusal } from 'shared-contracts/entity/feed-refusal';
import type { Database } from '../database/database';
import { csvHead, csvLine } from '../grid/csv-text';
import { CsvFile } from '../http/csv-file';
import { dayStart, nextDay } from '../time/indian-day';
import { toWireMoment } from '../time/wire-moment';

type Query = EndpointInput<typeof listFeedRefusals>['query'];

interface Row {
  id: number; source: string; kind: FeedRefusal['kind']; reason: string; sfms_id: string | null; feeder_id: string | null; content: string;
  first_at: Date; last_at: Date; times: number; settled_at: Date | null; settled_by: string | null; total: number;
}

function conditionOf({ sourceId, kind, settled, text, from, to }: Query): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    ...(sourceId === null ? [] : [sql`r.source_id = ${sourceId}`]),
    ...(kind === null ? [] : [sql`r.kind = ${kind}`]),
    ...(settled === null ? [] : [settled === 'yes' ? sql`r.settled_at is not null` : sql`r.settled_at is null`]),
    ...(text === ''
      ? []
      : [sql`(r.sfms_id ilike ${pattern} or r.feeder_id ilike ${pattern} or r.reason ilike ${pattern} or r.content ilike ${pattern})`]),
    ...(from === null ? [] : [sql`r.last_at >= ${dayStart(from)}`]),
    ...(to === null ? [] : [sql`r.last_at < ${dayStart(nextDay(to))}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const toRefusal = (row: Row): FeedRefusal => ({
  id: row.id,
  source: row.source,
  kind: row.kind,
  reason: row.reason,
  sfmsId: row.sfms_id,
  feederId: row.feeder_id,
  content: row.content,
  firstAt: toWireMoment(row.first_at),
  lastAt: toWireMoment(row.last_at),
  times: row.times,
  settledAt: row.settled_at && toWireMoment(row.settled_at),
  settledBy: row.settled_by,
});

async function read(db: Database, condition: RawBuilder<unknown>, { offset, limit }: { readonly offset: number; readonly limit: number }) {
  const { rows } = await sql<Row>`
    select r.*, s.name as source from feed_refusal r join feed_source s on s.id = r.source_id where ${condition}
      order by r.last_at desc, r.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows.map(toRefusal);
}

export async function listRefusals(db: Database, query: Query): Promise<{ data: FeedRefusal[]; total: number }> {
  const condition = conditionOf(query);
  const { rows: [counted] } = await sql<{ total: number }>`select count(*) as total from feed_refusal r where ${condition}`.execute(db);
  return { data: await read(db, condition, query), total: counted?.total ?? 0 };
}

const titles = ['Source', 'Kind', 'Reason', 'Outage', 'Feeder', 'First', 'Last', 'Times', 'Settled', 'Settled By', 'Event'];
const pageSize = 500;

export function refusalsCsv(db: Database, query: Query): CsvFile {
  const condition = conditionOf(query);
  async function* lines(): AsyncGenerator<string> {
    yield csvHead(titles);
    for (let offset = 0; ; offset += pageSize) {
      const page = await read(db, condition, { offset, limit: pageSize });
      for (const row of page) {
        yield csvLine([
          row.source,
          row.kind,
          row.reason,
          row.sfmsId ?? '',
          row.feederId ?? '',
          row.firstAt,
          row.lastAt,
          String(row.times),
          row.settledAt ?? '',
          row.settledBy ?? '',
          row.content,
        ]);
      }
      if (page.length < pageSize) return;
    }
  }
  return new CsvFile('Feed-Refusals.csv', Readable.from(lines()));
}
