import type { Transaction } from 'kysely';
import { englishOfAll, type FaultCode, type KnownFault } from 'shared-contracts/english/catalogue';
import type { FaultValues } from 'shared-contracts/fault/fault';
import type { Schema } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { EmployeeRecord } from './employee-record';
import { changedSince, type VersionedField } from './employee-version';

/** What an audit entry of an employee is about. */
export function auditSubjectOf(id: number) {
  return { subject: 'employee', subjectId: String(id) } as const;
}

async function officeName(trx: Transaction<Schema>, code: string): Promise<string> {
  const office = await trx.selectFrom('organisation').select('name').where('code', '=', code).executeTakeFirst();
  return office?.name ?? '';
}

/** What a field is now. None is about a field of the form: what the officer typed there is not wrong. */
function newsOf(field: VersionedField, { designation, email, mobile, organizationCode: code }: EmployeeRecord, name: string): KnownFault {
  const news = (code: FaultCode, values: FaultValues = {}): KnownFault => ({ field: null, code, values });
  switch (field) {
    case 'designation': return news('employee.nowDesignation', { value: String(designation) });
    case 'email': return email ? news('employee.nowEmail', { value: email }) : news('employee.nowNoEmail');
    case 'mobile': return mobile ? news('employee.nowMobile', { value: mobile }) : news('employee.nowNoMobile');
    case 'organizationCode': return news('employee.nowPlace', { name, code });
    case 'passwordHash': return news('employee.nowPassword');
  }
}

async function lastActor(trx: Transaction<Schema>, id: number): Promise<string | null> {
  const { subject, subjectId } = auditSubjectOf(id);
  const entry = await trx
    .selectFrom('audit_entry')
    .select('actor_name')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.actor_name ?? null;
}

/** Two officers at one employee: the second learns who was faster and what is different now. */
export async function refuseChanged(trx: Transaction<Schema>, employee: EmployeeRecord, version: string): Promise<void> {
  const changed = changedSince(version, employee);
  if (changed.length === 0) return;
  const office = await officeName(trx, employee.organizationCode);
  const name = await lastActor(trx, employee.id);
  const news = changed.map((field) => newsOf(field, employee, office));
  const head: KnownFault = name === null
    ? { field: null, code: 'employee.changedBySomebody' }
    : { field: null, code: 'employee.changedBy', values: { name } };
  throw new Refusal('changedMeanwhile', { faults: [head, ...news], errors: englishOfAll(news) });
}
