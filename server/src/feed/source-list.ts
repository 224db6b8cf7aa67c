import { sql } from 'kysely';
import { type FeedSource, feedSourceSchema } from 'shared-contracts/entity/feed-source';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { toWireMoment } from '../time/wire-moment';
import type { Counted } from '../senders/source-counts';
import { defaultSourceId } from '../senders/source-keys';

interface Row {
  id: number;
  name: string;
  kinds: string[];
  companies: string[];
  created_at: Date;
  revoked_at: Date | null;
  last_heard_at: Date | null;
  lag_ms: number | null;
  last_hour: Counted;
  last_month: Counted;
}

const sums = sql`json_build_object('accepted', coalesce(sum(accepted), 0), 'updated', coalesce(sum(updated), 0),
  'duplicates', coalesce(sum(duplicates), 0), 'conflicts', coalesce(sum(conflicts), 0), 'rejected', coalesce(sum(rejected), 0))`;

/** Every source, the first one first. */
export async function listSources(db: Database, now: Date): Promise<FeedSource[]> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { rows } = await sql<Row>`
    select s.*, (select ${sums} from feed_minute m where m.source_id = s.id and m.minute > ${hourAgo}) as last_hour,
      (select ${sums} from feed_minute m where m.source_id = s.id) as last_month
    from feed_source s order by s.id`.execute(db);
  return rows.map((row) =>
    v.parse(feedSourceSchema, {
      id: row.id,
      name: row.name,
      kinds: row.kinds,
      companies: row.companies,
      isDefault: row.id === defaultSourceId,
      createdAt: toWireMoment(row.created_at),
      revokedAt: row.revoked_at && toWireMoment(row.revoked_at),
      lastHeardAt: row.last_heard_at && toWireMoment(row.last_heard_at),
      lagSeconds: row.lag_ms === null ? null : row.lag_ms / 1000,
      lastHour: row.last_hour,
      lastMonth: row.last_month,
    }),
  );
}
