// The registry as teams see it: every release of every remote, withdrawn ones included.
import type { Kysely } from 'kysely';
import type { RegisteredRelease, RegisteredRemote } from 'shared-contracts/entity/shipped-release';
import { audienceText } from 'shared-contracts/rule/release-audience';
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

const isInUse = ({ withdrawn_at: withdrawnAt, approved_at: approvedAt }: ReleaseRow): boolean =>
  withdrawnAt === null && approvedAt !== null;

/** The newest release of a remote that everybody gets: approved, and not withdrawn. */
export function liveOf(rows: readonly ReleaseRow[]): ReleaseRow | undefined {
  return rows.find((row) => isInUse(row) && row.audience === null);
}

/** The newest after the live one that some people have. */
export function stagedOf(rows: readonly ReleaseRow[]): ReleaseRow | undefined {
  const newest = rows.find(isInUse);
  return newest?.audience ? newest : undefined;
}

function stateOf(row: ReleaseRow, isLive: boolean): RegisteredRelease['state'] {
  if (row.withdrawn_at) return 'withdrawn';
  if (row.approved_at === null) return 'waiting';
  if (row.audience) return 'staged';
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
    ...(row.audience && { audience: audienceText(row.audience) }),
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
    const own = rows.filter((row) => row.remote === remote);
    const [live, staged] = [liveOf(own), stagedOf(own)];
    return {
      name: remote,
      isEnabled: !off.has(remote),
      live: live ? toRegistered(live, true, settings) : null,
      ...(staged && { staged: toRegistered(staged, false, settings) }),
    };
  });
}
