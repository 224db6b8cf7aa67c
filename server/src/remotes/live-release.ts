// What users are told: the live release of each remote, the one to fall back to, and what is switched off.
import { sql } from 'kysely';
import type { Language } from 'shared-contracts/constant/language';
import type { RemoteRelease, SwitchedOffRemote } from 'shared-contracts/entity/remote-release';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import type { Settings } from '../settings/settings';
import { manifestAddress } from './manifest-address';
import { mayKnow, shownFace } from './shown-face';
import { releasesOfOthers } from './stage-release';

/**
 * The newest release of each remote that is not withdrawn, and the one to fall back to. That
 * is the newest which has worked in a browser: after two bad ones in a row, the last good one.
 */
function releasesInUse(db: Database, others: readonly number[]) {
  return db
    .with('newest', (with_) =>
      with_
        .selectFrom('remote_release')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('remote').orderBy('position', 'desc'))
            .as('age'),
        )
        .where('withdrawn_at', 'is', null)
        .where('approved_at', 'is not', null)
        .$if(others.length > 0, (query) => query.where('id', 'not in', others)),
    )
    .with('ranked', (with_) =>
      with_
        .selectFrom('newest')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('remote')
                .orderBy(sql`age = 1`, 'desc')
                .orderBy(sql`proven_at is null`)
                .orderBy('position', 'desc'),
            )
            .as('rank'),
        ),
    )
    .selectFrom('ranked')
    .leftJoin('remote_switch', 'remote_switch.remote', 'ranked.remote')
    .selectAll('ranked')
    .select(({ fn, val, ref }) => fn.coalesce(ref('is_enabled'), val(true)).as('is_on'))
    .where('rank', '<=', 2)
    .orderBy(({ fn, val, ref }) => fn.coalesce(ref('port_offset'), val(99)))
    .orderBy('ranked.remote')
    .orderBy('rank')
    .execute();
}
type Row = Awaited<ReturnType<typeof releasesInUse>>[number];

interface LiveReleases {
  readonly remotes: RemoteRelease[];
  readonly switchedOff: SwitchedOffRemote[];
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

/** What the user may load, a release that only some people have included, and what they could if it were not switched off. */
export async function listLiveReleases(
  db: Database,
  principal: Principal,
  language: Language | null,
  settings: Settings,
): Promise<LiveReleases> {
  const { user } = principal;
  const rows = await releasesInUse(db, await releasesOfOthers(db, principal));
  const known = rows.filter(({ rank, capability }) => rank === 1 && mayKnow(user, capability));
  const remotes = known
    .filter(({ is_on: isOn }) => isOn)
    .map((row) => {
      const previous = rows.find(({ remote, rank }) => remote === row.remote && rank === 2);
      return {
        name: row.remote,
        ...runnable(row, settings),
        ...shownFace(user, language, row),
        capability: row.capability,
        changes: row.changes,
        previous: previous ? runnable(previous, settings) : null,
      };
    });
  const switchedOff = known.filter(({ is_on: isOn }) => !isOn).map((row) => ({ name: row.remote, ...shownFace(user, language, row) }));
  return { remotes, switchedOff };
}
