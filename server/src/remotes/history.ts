import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { listReleases } from 'shared-contracts/endpoint/remotes/list-releases';
import * as v from 'valibot';
import { auditEntries } from '../audit/audit-trail';
import { toWireMoment } from '../time/wire-moment';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { isEnabled, liveOf, releasesOf, toRegistered } from './registered-remote';

const recordedText = v.optional(v.nullable(v.string()), null);
const recordedSchema = v.nullable(v.object({ live: recordedText, reason: recordedText }));

/** The releases of a remote and who did what with them. */
export async function readHistory({ db, settings }: Services, name: string): Promise<EndpointOutput<typeof listReleases>> {
  const releases = await releasesOf(db, name);
  if (releases.length === 0) throw refusal('notFound', 'remote.unknown', { name });
  const entries = await auditEntries(db, { subject: 'remote', subjectId: name });
  const live = liveOf(releases);
  return {
    isEnabled: await isEnabled(db, name),
    releases: releases.map((release) => toRegistered(release, release === live, settings)),
    changes: entries.map(({ at, actor_name: by, action, after }) => {
      const recorded = v.parse(recordedSchema, after);
      return { at: toWireMoment(at), by, action, release: recorded?.live ?? null, reason: recorded?.reason ?? null };
    }),
  };
}
