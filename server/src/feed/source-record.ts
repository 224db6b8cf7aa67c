// Sources as an administrator keeps them. Each change is in the audit trail; no key is.
import { randomBytes } from 'node:crypto';
import type { Principal } from '../access/principal';
import { recordAudit, type SystemActor } from '../audit/audit-trail';
import type { Database } from '../database/database';
import { refusal } from '../http/refusal';
import { defaultSourceId, hashKey } from '../senders/source-keys';

export interface SourceForm {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly companies: readonly string[];
}

/** Who changes sources, and when. */
export interface SourceWriter {
  readonly db: Database;
  readonly actor: Principal | SystemActor;
  readonly now: Date;
}

export interface IssuedKey {
  readonly id: number;
  readonly key: string;
}

const makeKey = () => `feed_${randomBytes(24).toString('base64url')}`;

const subjectOf = (id: number) => ({ subject: 'feedSource', subjectId: String(id) }) as const;

async function refuseTaken(db: Database, name: string, id: number | null): Promise<void> {
  const taken = await db
    .selectFrom('feed_source')
    .select('id')
    .where((row) => row(row.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (taken && taken.id !== id) throw refusal('changedMeanwhile', 'source.taken', { name }, 'name');
}

async function findSource(db: Database, id: number) {
  const found = await db.selectFrom('feed_source').selectAll().where('id', '=', Math.min(id, 32_767)).forUpdate().executeTakeFirst();
  if (!found) throw refusal('notFound', 'source.notFound');
  return found;
}

export async function createSource({ db, actor, now }: SourceWriter, { name, kinds, companies }: SourceForm): Promise<IssuedKey> {
  const key = makeKey();
  return db.transaction().execute(async (trx) => {
    await refuseTaken(trx, name, null);
    const { id } = await trx
      .insertInto('feed_source')
      .values({ name, kinds: [...kinds], companies: [...companies], key_hash: hashKey(key), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      ...subjectOf(id),
      at: now,
      actor,
      action: 'create',
      before: null,
      after: { name, kinds: kinds.join(', '), companies: companies.join(', ') },
    });
    return { id, key };
  });
}

export async function changeSource({ db, actor, now }: SourceWriter, id: number, { name, kinds, companies }: SourceForm): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findSource(trx, id);
    await refuseTaken(trx, name, id);
    await trx.updateTable('feed_source').set({ name, kinds: [...kinds], companies: [...companies] }).where('id', '=', id).execute();
    await recordAudit(trx, {
      ...subjectOf(id), at: now, actor, action: 'change',
      before: { name: before.name, kinds: before.kinds.join(', '), companies: before.companies.join(', ') },
      after: { name, kinds: kinds.join(', '), companies: companies.join(', ') },
    });
  });
}

function refuseDefault(id: number): void {
  if (id === defaultSourceId) throw refusal('changedMeanwhile', 'source.ofSettings');
}

export async function rotateSource({ db, actor, now }: SourceWriter, id: number): Promise<IssuedKey> {
  refuseDefault(id);
  const key = makeKey();
  await db.transaction().execute(async (trx) => {
    const { name } = await findSource(trx, id);
    await trx.updateTable('feed_source').set({ key_hash: hashKey(key), revoked_at: null }).where('id', '=', id).execute();
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'rotate', before: null, after: { name } });
  });
  return { id, key };
}

export async function revokeSource({ db, actor, now }: SourceWriter, id: number): Promise<void> {
  refuseDefault(id);
  await db.transaction().execute(async (trx) => {
    const { name, revoked_at: revokedAt } = await findSource(trx, id);
    if (revokedAt !== null) throw refusal('changedMeanwhile', 'source.revoked');
    await trx.updateTable('feed_source').set({ revoked_at: now }).where('id', '=', id).execute();
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'revoke', before: null, after: { name } });
  });
}
