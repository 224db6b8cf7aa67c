// The registry as teams see it: every release of every remote, withdrawn ones included.
import type { Kysely } from 'kysely';
import type { RegisteredRelease, RegisteredRemote } from 'shared-contracts/entity/shipped-release';
import type { Schema } from '../database/schema';
import { toWireMoment } from '../time/wire-moment';
import type { Settings } from '../settings/settings';
import { manifestAddress } from './manifest-address';

/** All releases, the newest first; of one remote when it is named. */
export function releasesOf(db: Kysely<Schema>, name?: string) {
  return db
    .selectFrom('remote_release')
    .selectAll()
    .$if(name !== undefined, (query) => query.where('remote', '=', name ?? ''))
    .orderBy('remote')
    .orderBy('position', 'desc')
    .execute();
}
export type ReleaseRow = Awaited<ReturnType<typeof releasesOf>>[number];

/** Of one remote's releases, the newest that is approved and not withdrawn. */
export function liveOf(rows: readonly ReleaseRow[]): ReleaseRow | undefined {
  return rows.find(({ withdrawn_at: withdrawnAt, approved_at: approvedAt }) => withdrawnAt === null && approvedAt !== null);
}

function stateOf(row: ReleaseRow, isLive: boolean): RegisteredRelease['state'] {
  if (row.withdrawn_at) return 'withdrawn';
  if (row.approved_at === null) return 'waiting';
  if (isLive) return 'live';
  return row.proven_at ? 'good' : 'untried';
}

export function toRegistered(row: ReleaseRow, isLive: boolean, settings: Settings): RegisteredRelease {
  return {
    version: row.version,
    build: row.build,
    manifestUrl: manifestAddress(row, settings),
    integrity: row.integrity,
    contracts: row.contracts,
    hostApi: row.host_api,
    state: stateOf(row, isLive),
    publishedAt: toWireMoment(row.published_at),
    publishedBy: row.published_by,
  };
}

async function switchedOff(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('remote_switch').select('remote').where('is_enabled', '=', false).execute();
  return new Set(rows.map(({ remote }) => remote));
}

export async function isEnabled(db: Kysely<Schema>, name: string): Promise<boolean> {
  return !(await switchedOff(db)).has(name);
}

export async function registeredRemotes(db: Kysely<Schema>, settings: Settings, name?: string): Promise<RegisteredRemote[]> {
  const [rows, off] = [await releasesOf(db, name), await switchedOff(db)];
  return [...new Set(rows.map(({ remote }) => remote))].map((remote) => {
    const live = liveOf(rows.filter((row) => row.remote === remote));
    return { name: remote, isEnabled: !off.has(remote), live: live ? toRegistered(live, true, settings) : null };
  });
}
