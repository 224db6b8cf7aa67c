import { sql } from 'kysely';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import { isHigherVersion } from 'shared-contracts/rule/version-range';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { changeRegistry, type ChangedRemote } from './change-registry';
import { liveOf, releasesOf } from './registered-remote';

type Shipped = EndpointInput<typeof publishRelease>['body'];

/** The same build has the same bytes, so publishing it once more makes it the live one again. */
export function publishShipped(services: Services, name: string, shipped: Shipped): Promise<ChangedRemote> {
  const { version, build, integrity, isOnlyWhenNew = false, publishedBy } = shipped;
  return changeRegistry(services, {
    action: 'publishRelease',
    name,
    by: publishedBy,
    change: async (trx, now) => {
      const releases = await releasesOf(trx, name);
      const known = releases.find((release) => release.version === version && release.build === build);
      if (known && known.integrity !== integrity)
        throw refusal('changedMeanwhile', 'remote.otherBytes', { name, version, build });
      const live = liveOf(releases);
      if (isOnlyWhenNew && (known || (live && isHigherVersion(live.version, version)))) return null;
      const place = {
        path: shipped.path,
        origin: shipped.origin,
        port_offset: shipped.portOffset,
        capability: shipped.capability,
        contracts: shipped.contracts,
        host_api: shipped.hostApi,
        published_by: publishedBy,
        published_at: now,
        base_paths: [...shipped.basePaths],
        menu: JSON.stringify(shipped.menu),
        pages: JSON.stringify(shipped.pages ?? []),
        widgets: [...(shipped.widgets ?? [])],
      };
      await trx
        .insertInto('remote_release')
        .values({ remote: name, version, build, integrity, ...place })
        .onConflict((conflict) =>
          conflict
            .columns(['remote', 'version', 'build'])
            .doUpdateSet({ ...place, withdrawn_at: null, position: sql`nextval('remote_release_position')` }),
        )
        .execute();
      return { integrity };
    },
  });
}
