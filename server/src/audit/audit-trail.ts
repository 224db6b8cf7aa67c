// The audit trail: who changed what, when, from what, to what. A write and its entry share one transaction.
import type { Transaction } from 'kysely';
import type { AuditAction, AuditSubjectName } from 'shared-contracts/audit/audit-words';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { securityKindOf } from '../security/account-events';
import { recordSecurity } from '../security/security-trail';

/** A record that the trail is about: an outage by its id, an office by its code ... */
export interface AuditSubject {
  readonly subject: AuditSubjectName;
  readonly subjectId: string;
}

/** A system that acts by a key, under the name it gives itself. */
export interface SystemActor {
  readonly system: string;
}

/** Who changes a record. */
export type AuditActor = Principal | SystemActor;

interface AuditEntry extends AuditSubject {
  readonly at: Date;
  readonly actor: AuditActor;
  /** People read its words: a new action comes with them, in every language. */
  readonly action: AuditAction;
  /** Null: it did not exist. Never a password or a token. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Who did it, as the columns of an entry. */
export function actorColumns(actor: AuditActor) {
  if ('system' in actor) return { actor_id: null, actor_name: actor.system, actor_company: null, actor_emp_no: null };
  const { employeeId, user } = actor;
  return { actor_id: employeeId, actor_name: user.name, actor_company: user.companyName, actor_emp_no: user.empNo };
}

export async function recordAudit(
  trx: Transaction<Schema>,
  { at, actor, action, subject, subjectId, before, after }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      at,
      ...actorColumns(actor),
      action,
      subject,
      subject_id: subjectId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
  const kind = securityKindOf({ action, subject, after });
  if (kind === null) return;
  const accounts = trx.selectFrom('employee').select(['company_name', 'emp_no']).where('id', '=', Number(subjectId));
  const account = await accounts.executeTakeFirst();
  if (!account) return;
  const isOwn = 'employeeId' in actor && String(actor.employeeId) === subjectId;
  const actorName = isOwn ? null : actorColumns(actor).actor_name;
  await recordSecurity(trx, { at, kind, companyName: account.company_name, empNo: account.emp_no, actorName });
}

/** The number of a record's newest entry, 0 before the first: a record changes whenever it grows. */
export async function newestAuditEntry(db: Database, { subject, subjectId }: AuditSubject): Promise<number> {
  const row = await db
    .selectFrom('audit_entry')
    .select((entry) => entry.fn.max('id').as('newest'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.newest ?? 0;
}

/** A record's entries, oldest first. */
export function auditEntries(db: Database, { subject, subjectId }: AuditSubject) {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
}
