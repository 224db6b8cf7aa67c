import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { changeRegistry, type ChangedRemote } from './change-registry';
import { liveOf, type ReleaseRow, releasesOf } from './registered-remote';

interface Wanted {
  readonly version?: string | undefined;
  readonly build?: string | undefined;
  readonly by: string;
  readonly reason?: string | undefined;
}

/**
 * The named release, or the last one before the live one that has worked in a browser, if any has. Withdrawn ones
 * may be named: that is how one goes forward again.
 */
function findTarget(name: string, releases: readonly ReleaseRow[], { version, build }: Wanted): ReleaseRow {
  const isNamed = version !== undefined || build !== undefined;
  const live = liveOf(releases);
  const forAll = releases.filter((release) => release.approved_at !== null && release.audience === null);
  const earlier = forAll.filter((release) => release.withdrawn_at === null && release !== live);
  const target = isNamed
    ? releases.find((release) => (version === undefined || release.version === version) && (build === undefined || release.build === build))
    : (earlier.find((release) => release.proven_at !== null) ?? earlier[0]);
  if (target?.approved_at === null) throw refusal('ruleBroken', 'deploy.waiting', { name, release: `${target.version} (${target.build})` });
  if (target) return target;
  if (isNamed) throw refusal('notFound', 'remote.noRelease', { name, release: [version, build].filter(Boolean).join(' ') });
  throw refusal('ruleBroken', 'remote.noEarlier', { name });
}

/** Withdraws every release after the target, so that none of them is ever fallen back to. */
export function goBack(services: Services, name: string, wanted: Wanted, team: string | null): Promise<ChangedRemote> {
  return changeRegistry(services, {
    action: 'rollbackRemote',
    name,
    by: wanted.by,
    team,
    change: async (trx, now) => {
      const releases = await releasesOf(trx, name);
      if (releases.length === 0) throw refusal('notFound', 'remote.unknown', { name });
      const target = findTarget(name, releases, wanted);
      if (target === liveOf(releases)) return null;
      if (team !== null && target.is_operators)
        throw refusal('notPermitted', 'deploy.takenBack', { name, release: target.version });
      const later = trx.updateTable('remote_release').where('remote', '=', name);
      const withdrawn = later.set({ withdrawn_at: now, is_operators: team === null });
      await withdrawn.where('position', '>', target.position).where('withdrawn_at', 'is', null).execute();
      await later.set({ withdrawn_at: null, is_operators: false }).where('id', '=', target.id).execute();
      return wanted.reason === undefined ? {} : { reason: wanted.reason };
    },
  });
}
