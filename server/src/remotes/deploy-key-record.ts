// The keys of teams as the operator keeps them. Each change is in the audit trail; no key is.
import { randomBytes } from 'node:crypto';
import type { DeployKey } from 'shared-contracts/endpoint/remotes/deploy-keys';
import { recordAudit } from '../audit/audit-trail';
import type { Database } from '../database/database';
import { refusal } from '../http/refusal';
import { hashKey } from '../senders/source-keys';
import type { Services } from '../services/services';
import { toWireMoment } from '../time/wire-moment';

type Store = Pick<Services, 'db' | 'now'>;

export async function listKeys(db: Database): Promise<DeployKey[]> {
  const rows = await db.selectFrom('deploy_key').selectAll().orderBy('remote').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    remote: row.remote,
    owner: row.owner,
    createdAt: toWireMoment(row.created_at),
    lastUsedAt: row.last_used_at && toWireMoment(row.last_used_at),
    revokedAt: row.revoked_at && toWireMoment(row.revoked_at),
  }));
}

export async function createKey({ db, now }: Store, remote: string, { owner, by }: { readonly owner: string; readonly by: string }) {
  const key = `ship_${randomBytes(24).toString('base64url')}`;
  const id = await db.transaction().execute(async (trx) => {
    const at = now();
    const made = await trx
      .insertInto('deploy_key')
      .values({ remote, owner, key_hash: hashKey(key), created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      at, actor: { system: by }, action: 'createDeployKey', subject: 'remote', subjectId: remote,
      before: null, after: { owner, key: made.id },
    });
    return made.id;
  });
  return { id, key };
}

interface Revocation {
  readonly id: number;
  readonly by: string;
}

export async function revokeKey({ db, now }: Store, remote: string, { id, by }: Revocation): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = now();
    const revoked = await trx
      .updateTable('deploy_key')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('remote', '=', remote)
      .where('revoked_at', 'is', null)
      .returning('owner')
      .executeTakeFirst();
    if (!revoked) throw refusal('notFound', 'deploy.noKey', { name: remote });
    await recordAudit(trx, {
      at, actor: { system: by }, action: 'revokeDeployKey', subject: 'remote', subjectId: remote,
      before: { owner: revoked.owner, key: id }, after: null,
    });
  });
}
