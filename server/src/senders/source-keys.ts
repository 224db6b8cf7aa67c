// Who sends: each source by its own key, of which only the hash is kept. The key of the settings is the first source's.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IngestEventType } from 'shared-contracts/entity/ingest-event';
import type { Database } from '../database/database';

/** A source as its events are judged. */
export interface Sender {
  readonly id: number;
  readonly name: string;
  /** Empty: all of them. */
  readonly kinds: readonly string[];
  readonly companies: readonly string[];
}

export interface SourceKeys {
  /** Null: no source has the key. */
  find(key: string): Promise<Sender | null>;
  /** A source that may send, by its name in any case; for doors that know it by other means than its key. */
  byName(name: string): Promise<Sender | null>;
  /** A source by its number; null when there is none. */
  byId(id: number): Promise<Sender | null>;
}

export const defaultSourceId = 1;

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A revoked or rotated key is dead after this long, in every process. */
const keptMs = 2_000;

const columns = ['id', 'name', 'kinds', 'companies'] as const;

export function createSourceKeys({ db, ingestKey }: { readonly db: Database; readonly ingestKey: string }): SourceKeys {
  const ofSettings = hashKey(ingestKey);
  const known = new Map<string, { readonly at: number; readonly sender: Promise<Sender | null> }>();
  const byId = async (id: number): Promise<Sender | null> =>
    (await db.selectFrom('feed_source').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
  const byHash = async (hash: Buffer): Promise<Sender | null> =>
    (await db.selectFrom('feed_source').select(columns).where('key_hash', '=', hash).where('revoked_at', 'is', null).executeTakeFirst()) ??
    null;
  const byName = async (name: string): Promise<Sender | null> =>
    (await db
      .selectFrom('feed_source')
      .select(columns)
      .where((row) => row(row.fn<string>('lower', ['name']), '=', name.toLowerCase()))
      .where('revoked_at', 'is', null)
      .executeTakeFirst()) ?? null;

  const remember = (name: string, look: () => Promise<Sender | null>): Promise<Sender | null> => {
    const kept = known.get(name);
    if (kept && performance.now() - kept.at < keptMs) return kept.sender;
    // Nobody fills the memory with guesses.
    if (known.size > 1_000) known.clear();
    const sender = look();
    known.set(name, { at: performance.now(), sender });
    sender.catch(() => known.delete(name));
    return sender;
  };

  return {
    byId,
    byName: (name) => remember(`name ${name}`, () => byName(name)),
    find: (key) => {
      const hash = hashKey(key);
      return remember(hash.toString('base64'), () => (timingSafeEqual(hash, ofSettings) ? byId(defaultSourceId) : byHash(hash)));
    },
  };
}

/** Why a source may not send events of this kind; null when it may. */
export function kindRefusal({ kinds }: Sender, kind: IngestEventType): string | null {
  return kinds.length === 0 || kinds.includes(kind) ? null : `this source may not send ${kind}`;
}
