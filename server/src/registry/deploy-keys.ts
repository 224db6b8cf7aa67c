// Who ships: the operator by the key of the settings, a team by a key of its own, which changes one remote.
// Only the hash of a team's key is kept.
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { hashKey } from '../senders/source-keys';

export interface Shipper {
  /** The team that holds the key; null: the operator. */
  readonly owner: string | null;
  /** The one remote that the key may change; null: all of them. */
  readonly remote: string | null;
}

export interface DeployKeys {
  /** Null: nobody has this key. */
  find(key: string): Promise<Shipper | null>;
}

interface DeployKeyOptions {
  readonly db: Database;
  /** The operator's; null: there is none. */
  readonly deployKey: string | null;
  readonly now: () => Date;
}

export function createDeployKeys({ db, deployKey, now }: DeployKeyOptions): DeployKeys {
  const ofSettings = deployKey === null ? null : hashKey(deployKey);
  return {
    find: async (key) => {
      const hash = hashKey(key);
      if (ofSettings && timingSafeEqual(hash, ofSettings)) return { owner: null, remote: null };
      // Asked each time: releases are rare, and a revoked key is dead at once.
      const known = await db
        .updateTable('deploy_key')
        .set({ last_used_at: now() })
        .where('key_hash', '=', hash)
        .where('revoked_at', 'is', null)
        .returning(['owner', 'remote'])
        .executeTakeFirst();
      return known ?? null;
    },
  };
}
