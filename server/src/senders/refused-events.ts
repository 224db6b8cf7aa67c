// Events that were not applied as they stand, kept with their reason until somebody settles them or 30 days are over.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database';

export interface RefusedEvent {
  readonly source: number;
  readonly kind: 'conflict' | 'rejected';
  readonly reason: string;
  readonly sfmsId: string | null;
  readonly feederId: string | null;
  /** As it was sent. */
  readonly content: string;
}

const longestContent = 4_000;
const keptDays = 30;

const fieldOf = (value: unknown, name: 'sfmsId' | 'feederId'): string | null => {
  const field: unknown = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
  const text = typeof field === 'string' || typeof field === 'number' ? String(field) : '';
  return /^[^\0\p{Cs}]{1,64}$/u.test(text) ? text : null;
};

/** PostgreSQL keeps neither NUL nor half a character. */
const storable = (text: string) => text.slice(0, longestContent).replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD');

/** The event as it was sent, if it could be read at all. */
export function refusedEvent(source: number, kind: RefusedEvent['kind'], reason: string, sent: unknown): RefusedEvent {
  const content = storable(typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? ''));
  return { source, kind, reason: storable(reason), sfmsId: fieldOf(sent, 'sfmsId'), feederId: fieldOf(sent, 'feederId'), content };
}

/** The same text of the same source is one entry, however often it comes. */
export async function keepRefused(db: Database, refused: readonly RefusedEvent[], now: Date): Promise<void> {
  if (refused.length === 0) return;
  const digestOf = ({ content }: RefusedEvent): string => createHash('sha256').update(content).digest('hex');
  const unique = [...new Map(refused.map((one) => [`${one.source} ${digestOf(one)}`, one])).values()].toSorted(
    (one, other) => one.source - other.source || (digestOf(one) < digestOf(other) ? -1 : 1),
  );
  await sql`
    insert into feed_refusal as r (source_id, kind, reason, sfms_id, feeder_id, content, digest, first_at, last_at)
    select e.source, e.kind, e.reason, e.sfms_id, e.feeder_id, e.content, decode(e.digest, 'hex'), ${now}, ${now}
    from unnest(${unique.map(({ source }) => source)}::smallint[], ${unique.map(({ kind }) => kind)}::text[],
      ${unique.map(({ reason }) => reason)}::text[], ${unique.map(({ sfmsId }) => sfmsId)}::text[],
      ${unique.map(({ feederId }) => feederId)}::text[], ${unique.map(({ content }) => content)}::text[], ${unique.map(digestOf)}::text[])
      with ordinality as e (source, kind, reason, sfms_id, feeder_id, content, digest, ordinal)
    order by e.ordinal
    on conflict (source_id, digest) do update
      set times = r.times + 1, last_at = excluded.last_at, kind = excluded.kind, reason = excluded.reason, settled_at = null,
      settled_by = null`.execute(db);
}

/** Upkeep: what has been kept long enough goes. */
export async function forgetRefused(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from feed_refusal where last_at < $1::timestamptz - make_interval(days => $2)', [now, keptDays]);
  await pool.query('delete from feed_minute where minute < $1::timestamptz - make_interval(days => $2)', [now, keptDays]);
}
