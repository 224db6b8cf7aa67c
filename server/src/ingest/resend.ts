// Refused events, sent again as they came: a feeder may have been added meanwhile.
import type { Principal } from '../access/principal';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import type { SourceKeys } from '../senders/source-keys';
import type { Feed } from './feed';
import type { Answer } from './ingest-batch';

interface Resending {
  readonly services: Services;
  readonly feed: Feed;
  readonly sourceKeys: SourceKeys;
  readonly caller: Principal;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

/** In the order of the ids. What counts now, or counted before, is settled. */
export async function resendRefused(
  { services: { db, now }, feed, sourceKeys, caller: { user } }: Resending,
  ids: readonly number[],
): Promise<Answer> {
  const rows = await db
    .selectFrom('feed_refusal')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const wanted = ids.map((id) => rows.find((row) => row.id === id));
  const total: Answer = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };
  const settled: number[] = [];
  for (const [index, row] of wanted.entries()) {
    const sender = row && (await sourceKeys.byId(row.source_id));
    if (!row || !sender) throw refusal('notFound', 'event.gone');
    const answer = await feed.send(sender, [parse(row.content)]);
    total.accepted += answer.accepted;
    total.updated += answer.updated;
    total.duplicates += answer.duplicates;
    total.conflicts.push(...answer.conflicts.map(({ message }) => ({ index, message })));
    total.rejected.push(...answer.rejected.map(({ message }) => ({ index, message })));
    if (answer.conflicts.length + answer.rejected.length === 0) settled.push(row.id);
  }
  if (settled.length > 0)
    await db
      .updateTable('feed_refusal')
      .set({ settled_at: now(), settled_by: `${user.companyName} ${user.empNo}` })
      .where('id', 'in', settled)
      .execute();
  return total;
}
