import { sql } from 'kysely';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import { audienceText } from 'shared-contracts/rule/release-audience';
import { isHigherVersion } from 'shared-contracts/rule/version-range';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { changeRegistry, type ChangedRemote } from './change-registry';
import { isWider, refuseTakenPlace, requireHigherVersion, requireOwnMenu, requireSame } from './judge-release';
import { liveOf, releasesOf } from './registered-remote';

type Shipped = EndpointInput<typeof publishRelease>['body'];

/** The same build has the same bytes, so publishing it once more makes it the live one again. */
export function publishShipped(services: Services, name: string, shipped: Shipped, team: string | null): Promise<ChangedRemote> {
  const { version, build, integrity, isOnlyWhenNew = false, publishedBy, rebuildReason = null, changes = null, audience } = shipped;
  return changeRegistry(services, {
    action: 'publishRelease',
    name,
    by: publishedBy,
    team,
    change: async (trx, now) => {
      const releases = await releasesOf(trx, name);
      const known = releases.find((release) => release.version === version && release.build === build);
      if (known && known.integrity !== integrity)
        throw refusal('changedMeanwhile', 'remote.otherBytes', { name, version, build });
      // Whoever has it would lose it.
      if (known && audience) throw refusal('changedMeanwhile', 'deploy.otherRelease', { name, version, build });
      const isStart = isOnlyWhenNew && team === null;
      if (team !== null && known) requireSame(known, name, shipped);
      const live = liveOf(releases);
      if (isStart && (known || (live && isHigherVersion(live.version, version)))) return null;
      // A suite that starts brings remotes that fit together, built again from what it has.
      if (!isStart) {
        if (!known && rebuildReason === null) requireHigherVersion(name, releases, version);
        await refuseTakenPlace(trx, name, shipped);
      }
      if (team !== null) requireOwnMenu(name, shipped);
      const isWaiting = team !== null && isWider(live, shipped) && !known?.approved_at;
      const place = {
        path: shipped.path,
        origin: shipped.origin,
        port_offset: shipped.portOffset,
        capability: shipped.capability,
        contracts: shipped.contracts,
        host_api: shipped.hostApi,
        published_by: publishedBy,
        published_at: now,
        approved_at: isWaiting ? null : now,
        rebuild_reason: known ? known.rebuild_reason : rebuildReason,
        changes,
        audience: audience ? JSON.stringify(audience) : null,
        is_operators: false,
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
      return {
        integrity,
        ...(isWaiting && { isWaiting }),
        ...(audience && { audience: audienceText(audience) }),
        ...(rebuildReason !== null && { reason: rebuildReason }),
      };
    },
  });
}
