// A release that some people have before everybody does: it is promoted, or taken back.
import { createHash } from 'node:crypto';
import { audienceText, isInAudience, type ReleaseAudience } from 'shared-contracts/rule/release-audience';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { changeRegistry, type ChangedRemote } from './change-registry';
import { type ReleaseRow, releasesOf, stagedOf } from './registered-remote';

/** From 0 to below 100: always the same for a person and a release, and other people come first with the next release. */
function positionOf(employeeId: number, { remote, version, build }: Pick<ReleaseRow, 'remote' | 'version' | 'build'>): number {
  const digest = createHash('sha256').update(`${remote} ${version} ${build} ${employeeId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Releases that are others', not this person's. */
export async function releasesOfOthers(db: Database, { employeeId, user }: Principal): Promise<number[]> {
  const staged = await db
    .selectFrom('remote_release')
    .select(['id', 'remote', 'version', 'build', 'audience'])
    .where('audience', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return staged
    .filter((row) => row.audience && !isInAudience(row.audience, { ...user, position: positionOf(employeeId, row) }))
    .map(({ id }) => id);
}

function requireStaged(name: string, releases: readonly ReleaseRow[]): ReleaseRow {
  if (releases.length === 0) throw refusal('notFound', 'remote.unknown', { name });
  const staged = stagedOf(releases);
  if (!staged) throw refusal('ruleBroken', 'deploy.notStaged', { name });
  return staged;
}

interface Promotion {
  readonly by: string;
  readonly audience?: ReleaseAudience | undefined;
}

export function promoteStaged(services: Services, name: string, promotion: Promotion, team: string | null): Promise<ChangedRemote> {
  const { by, audience } = promotion;
  return changeRegistry(services, {
    action: 'promoteRelease',
    name,
    by,
    team,
    change: async (trx) => {
      const { id, version, build } = requireStaged(name, await releasesOf(trx, name));
      const changed = { audience: audience === undefined ? null : JSON.stringify(audience) };
      await trx.updateTable('remote_release').set(changed).where('id', '=', id).execute();
      return { release: `${version}-${build}`, audience: audience === undefined ? null : audienceText(audience) };
    },
  });
}

interface Abort {
  readonly by: string;
  readonly reason: string;
  /** The release that is meant: another one stays. */
  readonly only?: { readonly version: string; readonly build: string };
}

export function abortStaged(services: Services, name: string, { by, reason, only }: Abort, team: string | null): Promise<ChangedRemote> {
  return changeRegistry(services, {
    action: 'abortRelease',
    name,
    by,
    team,
    change: async (trx, now) => {
      const { id, version, build } = requireStaged(name, await releasesOf(trx, name));
      if (only && (only.version !== version || only.build !== build)) return null;
      const withdrawn = { withdrawn_at: now, is_operators: team === null };
      await trx.updateTable('remote_release').set(withdrawn).where('id', '=', id).execute();
      return { release: `${version}-${build}`, reason };
    },
  });
}
