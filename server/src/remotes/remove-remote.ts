import { sql } from 'kysely';
import { recordAudit } from '../audit/audit-trail';
import { refusal } from '../http/refusal';
import { registryChannel } from '../registry/registry-revision';
import type { Services } from '../services/services';
import { isEnabled, releasesOf } from './registered-remote';

interface Removal {
  readonly by: string;
  readonly reason: string;
}

/** Only what is switched off goes, so that nobody loses a page that they are on. */
export async function forgetRemote({ db, now }: Services, name: string, { by, reason }: Removal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { revision } = await trx.selectFrom('remote_registry').select('revision').forUpdate().executeTakeFirstOrThrow();
    const releases = await releasesOf(trx, name);
    if (releases.length === 0) throw refusal('notFound', 'remote.unknown', { name });
    if (await isEnabled(trx, name)) throw refusal('ruleBroken', 'deploy.stillOn', { name });
    await trx.deleteFrom('remote_release').where('remote', '=', name).execute();
    await trx.deleteFrom('remote_switch').where('remote', '=', name).execute();
    await trx.deleteFrom('deploy_key').where('remote', '=', name).execute();
    await recordAudit(trx, {
      at: now(), actor: { system: by }, action: 'removeRemote', subject: 'remote', subjectId: name, before: { releases: releases.length },
      after: { live: null, reason },
    });
    await trx
      .updateTable('remote_registry')
      .set({ revision: revision + 1 })
      .execute();
    await sql`select pg_notify(${registryChannel}, ${String(revision + 1)})`.execute(trx);
  });
}
