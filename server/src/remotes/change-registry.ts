// Every change of the registry: one transaction with its line in the audit trail, and all processes told.
import { type Transaction, sql } from 'kysely';
import type { RegisteredRemote } from 'shared-contracts/entity/shipped-release';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { liveOf, registeredRemotes, releasesOf } from './registered-remote';
import { registryChannel } from '../registry/registry-revision';

export interface RegistryChange {
  readonly action:
    'publishRelease' | 'approveRelease' | 'promoteRelease' | 'abortRelease' | 'rollbackRemote' | 'disableRemote' | 'enableRemote';
  readonly name: string;
  readonly by: string;
  /** The team whose key it was; the operator's is not named. */
  readonly team?: string | null;
  /** Answers what changed, for the trail; null: nothing did. */
  readonly change: (trx: Transaction<Schema>, now: Date) => Promise<Readonly<Record<string, unknown>> | null>;
}

export interface ChangedRemote {
  readonly isChanged: boolean;
  readonly remote: RegisteredRemote;
  readonly revision: string;
}

async function liveName(trx: Transaction<Schema>, name: string): Promise<string | null> {
  const live = liveOf(await releasesOf(trx, name));
  return live ? `${live.version}-${live.build}` : null;
}

export async function changeRegistry(
  { db, settings, now }: Services,
  { action, name, by, team = null, change }: RegistryChange,
): Promise<ChangedRemote> {
  return db.transaction().execute(async (trx) => {
    // Writers take turns, so that a release and a rollback never see half of each other.
    const { revision } = await trx.selectFrom('remote_registry').select('revision').forUpdate().executeTakeFirstOrThrow();
    const before = await liveName(trx, name);
    const changed = await change(trx, now());
    const [remote] = await registeredRemotes(trx, settings, name);
    if (!remote) throw refusal('notFound', 'remote.unknown', { name });
    if (changed === null) return { isChanged: false, remote, revision: String(revision) };
    const live = await liveName(trx, name);
    await recordAudit(trx, {
      at: now(),
      actor: { system: team === null ? by : `${by} (${team})` },
      action,
      subject: 'remote',
      subjectId: name,
      before: { live: before },
      after: { live, ...(team !== null && { team }), ...changed },
    });
    await trx
      .updateTable('remote_registry')
      .set({ revision: revision + 1 })
      .execute();
    await sql`select pg_notify(${registryChannel}, ${String(revision + 1)})`.execute(trx);
    return { isChanged: true, remote, revision: String(revision + 1) };
  });
}
