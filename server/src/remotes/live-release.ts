// What users are told: the live release of each remote, and the one to fall back to.
import { sql } from 'kysely';
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { capabilitySchema, may } from 'shared-contracts/rule/permission';
import * as v from 'valibot';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import type { Settings } from '../settings/settings';
import { manifestAddress } from './manifest-address';

/**
 * Of each remote that is on: the newest release that is not withdrawn, and the one to fall back to. That
 * is the newest which has worked in a browser: after two bad ones in a row, the last good one.
 */
function releasesInUse(db: Database) {
  return db
    .with('newest', (with_) =>
      with_
        .selectFrom('remote_release')
        .selectAll()
        .select(({ fn }) => fn.agg<number>('row_number').over((over) => over.partitionBy('remote').orderBy('position', 'desc')).as('age'))
        .where('withdrawn_at', 'is', null),
    )
    .with('ranked', (with_) =>
      with_
        .selectFrom('newest')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('remote').orderBy(sql`age = 1`, 'desc').orderBy(sql`proven_at is null`).orderBy('position', 'desc'))
            .as('rank'),
        ),
    )
    .selectFrom('ranked')
    .leftJoin('remote_switch', 'remote_switch.remote', 'ranked.remote')
    .selectAll('ranked')
    .where('rank', '<=', 2)
    .where(({ or, eb }) => or([eb('is_enabled', 'is', null), eb('is_enabled', '=', true)]))
    .orderBy(({ fn, val, ref }) => fn.coalesce(ref('port_offset'), val(99)))
    .orderBy('ranked.remote')
    .orderBy('rank')
    .execute();
}
type Row = Awaited<ReturnType<typeof releasesInUse>>[number];

/** A capability that this server does not know (a newer one published it) opens nothing. */
function mayKnow(user: Principal['user'], capability: string | null): boolean {
  return capability === null || (v.is(capabilitySchema, capability) && may(user, capability));
}

function runnable(row: Row, settings: Settings) {
  return {
    version: row.version,
    build: row.build,
    manifestUrl: manifestAddress(row, settings),
    integrity: row.integrity,
    contracts: row.contracts,
    hostApi: row.host_api,
  };
}

/** The remotes that the user may load. */
export async function listLiveReleases(db: Database, user: Principal['user'], settings: Settings): Promise<RemoteRelease[]> {
  const rows = await releasesInUse(db);
  return rows
    .filter(({ rank, capability }) => rank === 1 && mayKnow(user, capability))
    .map((row) => {
      const previous = rows.find(({ remote, rank }) => remote === row.remote && rank === 2);
      return {
        name: row.remote,
        ...runnable(row, settings),
        basePaths: row.base_paths,
        menu: row.menu,
        capability: row.capability,
        previous: previous ? runnable(previous, settings) : null,
      };
    });
}
