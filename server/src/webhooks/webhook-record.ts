// Webhooks as an administrator keeps them. Each change is in the audit trail; no secret is.
import { type Transaction, sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import { webhookHours } from 'shared-contracts/constant/webhook';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { createWebhook as createCall } from 'shared-contracts/endpoint/webhooks/create-webhook';
import { advisoryLock } from '../database/advisory-lock';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import { offeredOffices, scopeOf } from './managed-offices';
import { findWebhook } from './managed-webhooks';
import { maskedUrl } from './masked-url';
import { type ReceiverRules, requireReceiver } from './receiver-url';
import { makeSecret, secretText } from './secret';

export type WebhookForm = EndpointInput<typeof createCall>['body'];

/** Who changes webhooks, and when. */
export interface WebhookWriter {
  readonly db: Database;
  readonly actor: Principal;
  readonly now: Date;
}

export interface IssuedSecret {
  readonly id: number;
  readonly secret: string;
}

const subjectOf = (id: number) => ({ subject: 'webhook', subjectId: String(id) }) as const;

const auditOf = ({ name, url, events, offices, categories }: Omit<WebhookForm, 'categories' | 'events'> & {
  readonly events: readonly string[];
  readonly categories: readonly string[];
}) => ({ name, url: maskedUrl(url), events: events.join(', '), offices: offices.join(', '), categories: categories.join(', ') });

async function refuseTaken(trx: Transaction<Schema>, scope: string, name: string, id: number | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from webhook where scope = ${scope} and lower(name) = lower(${name})`.execute(trx);
  if (rows[0] && rows[0].id !== id) throw refusal('changedMeanwhile', 'webhook.taken', { name }, 'name');
}

/** The form as it is kept: whoever names no office means all of the office to which it belongs. */
async function checkedForm(trx: Transaction<Schema>, { actor }: WebhookWriter, scope: string, form: WebhookForm) {
  if (form.events.length === 0) throw refusal('ruleBroken', 'webhook.noEvent', undefined, 'events');
  const { name, url } = form;
  return {
    name,
    url,
    events: [...new Set(form.events)],
    offices: await offeredOffices(trx, actor.user, scope, form.offices),
    categories: [...new Set(form.categories)],
  };
}

export async function createWebhook(writer: WebhookWriter, form: WebhookForm, rules: ReceiverRules): Promise<IssuedSecret> {
  const { db, actor, now } = writer;
  await requireReceiver(form.url, rules);
  const secret = makeSecret();
  const scope = scopeOf(actor.user);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.webhooks}::bigint)`.execute(trx);
    const values = await checkedForm(trx, writer, scope, form);
    await refuseTaken(trx, scope, form.name, null);
    const ofOffice = trx.selectFrom('webhook').where('scope', '=', scope);
    const { count } = await ofOffice.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (count >= limits.webhooks) throw refusal('changedMeanwhile', 'webhook.tooMany', { count });
    const owned = { scope, keeper_id: actor.employeeId, secret, created_at: now };
    const { id } = await trx.insertInto('webhook').values({ ...values, ...owned }).returning('id').executeTakeFirstOrThrow();
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'create', before: null, after: auditOf(values) });
    return { id, secret: secretText(secret) };
  });
}

export async function changeWebhook(writer: WebhookWriter, id: number, form: WebhookForm, rules: ReceiverRules): Promise<void> {
  const { db, actor, now } = writer;
  await requireReceiver(form.url, rules);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.webhooks}::bigint)`.execute(trx);
    const before = await findWebhook(trx, actor, id);
    const values = await checkedForm(trx, writer, before.scope, form);
    await refuseTaken(trx, before.scope, form.name, id);
    // Another address has not failed yet.
    const fresh = values.url === before.url ? {} : { failures: 0, failing_since: null, held_until: null };
    await trx.updateTable('webhook').set({ ...values, ...fresh }).where('id', '=', id).execute();
    // The mask hides what the query says, not that it is another one.
    const after = { ...auditOf(values), ...(values.url !== before.url && { isAddressNew: true }) };
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'change', before: auditOf(before), after });
  });
}

export async function deleteWebhook({ db, actor, now }: WebhookWriter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findWebhook(trx, actor, id);
    await trx.deleteFrom('webhook').where('id', '=', id).execute();
    // What was written meanwhile is forgotten by the upkeep.
    await trx.deleteFrom('webhook_delivery').where('webhook_id', '=', id).execute();
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'delete', before: auditOf(before), after: null });
  });
}

/** For a day the old secret signs beside the new one. */
export async function rotateSecret({ db, actor, now }: WebhookWriter, id: number): Promise<IssuedSecret> {
  const secret = makeSecret();
  await db.transaction().execute(async (trx) => {
    const { name, secret: previous } = await findWebhook(trx, actor, id);
    await trx
      .updateTable('webhook')
      .set({ secret, previous_secret: previous, rotation_ends_at: sql<Date>`clock_timestamp() + make_interval(hours => ${webhookHours})` })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'rotate', before: null, after: { name } });
  });
  return { id, secret: secretText(secret) };
}
