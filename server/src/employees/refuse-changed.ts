import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { EmployeeRecord } from './employee-record';
import { changedSince, type VersionedField } from './employee-version';

/** What an audit entry of an employee is about. */
export function auditSubjectOf(id: number) {
  return { subject: 'employee', subjectId: String(id) } as const;
}

async function officeText(trx: Transaction<Schema>, code: string): Promise<string> {
  const office = await trx.selectFrom('organisation').select('name').where('code', '=', code).executeTakeFirst();
  return `${office?.name ?? ''} (${code})`;
}

function sentence(field: VersionedField, { designation, email, mobile }: EmployeeRecord, office: string): string {
  switch (field) {
    case 'designation': return `Designation is now ${designation}.`;
    case 'email': return `Email is now ${email || 'empty'}.`;
    case 'mobile': return `Mobile is now ${mobile || 'empty'}.`;
    case 'organizationCode': return `Place of working is now ${office}.`;
    case 'passwordHash': return 'A new password was set.';
  }
}

async function lastActor(trx: Transaction<Schema>, id: number): Promise<string> {
  const { subject, subjectId } = auditSubjectOf(id);
  const entry = await trx
    .selectFrom('audit_entry')
    .select('actor_name')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.actor_name ?? 'Somebody else';
}

/** Two officers at one employee: the second learns who was faster and what is different now. */
export async function refuseChanged(trx: Transaction<Schema>, employee: EmployeeRecord, version: string): Promise<void> {
  const changed = changedSince(version, employee);
  if (changed.length === 0) return;
  const office = await officeText(trx, employee.organizationCode);
  throw new Refusal('changedMeanwhile', {
    message: `${await lastActor(trx, employee.id)} has changed this employee meanwhile. Please check what is different and save again.`,
    errors: changed.map((field) => sentence(field, employee, office)),
  });
}
