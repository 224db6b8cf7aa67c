import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { changeRegistry, type ChangedRemote } from './change-registry';
import { refuseTakenPlace } from './judge-release';
import { releasesOf } from './registered-remote';

interface Approval {
  readonly version: string;
  readonly build: string;
  readonly by: string;
}

/** The release goes live now, also where another was published while it waited. */
export function approveWaiting(services: Services, name: string, { version, build, by }: Approval): Promise<ChangedRemote> {
  return changeRegistry(services, {
    action: 'approveRelease',
    name,
    by,
    change: async (trx, now) => {
      const waiting = (await releasesOf(trx, name)).find((release) => release.version === version && release.build === build);
      if (!waiting) throw refusal('notFound', 'remote.noRelease', { name, release: `${version} ${build}` });
      if (waiting.approved_at !== null) return null;
      await refuseTakenPlace(trx, name, { basePaths: waiting.base_paths, menu: waiting.menu });
      await trx.updateTable('remote_release').set({ approved_at: now }).where('id', '=', waiting.id).execute();
      return { publishedBy: waiting.published_by };
    },
  });
}
