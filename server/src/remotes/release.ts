// The registry of shipped remotes: what the scripts publish and what users are told of.
import { sql } from 'kysely';
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { may } from 'shared-contracts/rule/permission';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import type { Settings } from '../settings';
import { remoteNames, remoteTable } from './remote-table';

export interface PublishedRelease {
  /** The package's name: `remote-outages`. */
  readonly remote: string;
  readonly version: string;
  /** The build's own id: two builds of one version are two releases. */
  readonly build: string;
  /** Path of the manifest on the remote's origin, from `/`. */
  readonly path: string;
  /** `sha384-...` of the entry script. */
  readonly integrity: string;
  readonly contracts: number;
  /** Range of host API versions. */
  readonly hostApi: string;
  readonly publishedBy: string;
}

/** Publishes a shipped release. The same build again makes it the newest again, which is also how one goes back. */
export async function publishRelease(db: Database, release: PublishedRelease): Promise<void> {
  const values = { path: release.path, integrity: release.integrity, contracts: release.contracts, host_api: release.hostApi, published_by: release.publishedBy };
  await db
    .insertInto('remote_release')
    .values({ remote: release.remote, version: release.version, build: release.build, ...values })
    .onConflict((conflict) => conflict.columns(['remote', 'version', 'build']).doUpdateSet({ ...values, published_at: sql`clock_timestamp()` }))
    .execute();
}

/** The newest release of each remote that the user may load. */
export async function listReleasesFor(db: Database, user: Principal['user'], origins: Settings['remoteOrigins']): Promise<RemoteRelease[]> {
  const offered = remoteNames.filter((name) => {
    const { capability } = remoteTable[name];
    return capability === null || may(user, capability);
  });
  const rows = await db
    .selectFrom('remote_release')
    .distinctOn('remote')
    .select(['remote', 'version', 'build', 'path', 'integrity', 'contracts', 'host_api'])
    .where('remote', 'in', offered)
    .orderBy('remote')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return offered.flatMap((name) =>
    rows
      .filter((row) => row.remote === name)
      .map((row) => ({
        name,
        version: row.version,
        build: row.build,
        manifestUrl: new URL(row.path, origins[name]).href,
        integrity: row.integrity,
        contracts: row.contracts,
        hostApi: row.host_api,
        basePaths: [...remoteTable[name].basePaths],
        menu: remoteTable[name].menu.map((item) => ({ ...item })),
        capability: remoteTable[name].capability,
        previous: null,
      })),
  );
}
