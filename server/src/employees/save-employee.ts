// An officer changes an employee. Permission and rules come first. Then, under the row's lock, come scope, changes in
// between and the new place of working. The change, its audit entry and the end of sessions follow, all in one
// transaction.
import { type Transaction, sql } from 'kysely';
import { designations } from 'shared-contracts/constant/designation';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { updateEmployee } from 'shared-contracts/endpoint/employees/update-employee';
import { validateEmployee } from 'shared-contracts/rule/employee-form';
import { mayGrant } from 'shared-contracts/rule/permission';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import { sessionChannel } from '../access/session-signal';
import { guessableFaults } from '../access/guessable-password';
import { forgetDevices } from '../access/known-device';
import { forgetAllFailures } from '../access/sign-in-throttle';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { refusal, refuseFaults } from '../http/refusal';
import type { Services } from '../services/services';
import { revokeTickets } from '../session/one-time-ticket';
import { type EmployeeRecord, lockEmployee } from './employee-record';
import { auditSubjectOf, refuseChanged } from './refuse-changed';

type EmployeeForm = EndpointInput<typeof updateEmployee>['body'];

/** An office of the employee's own company, at or below the officer's own. */
async function requireOffice(trx: Transaction<Schema>, { user }: Principal, employee: EmployeeRecord, code: string): Promise<void> {
  if (code === employee.organizationCode) return;
  const { rows } = await sql<{ company: string; isWithin: boolean }>`
    select company_name as company, ${organisationScope(user, 'code')} as "isWithin" from organisation where code = ${code}`.execute(trx);
  const [office] = rows;
  if (!office || office.company !== employee.companyName)
    throw refusal('ruleBroken', 'employee.organizationShape', undefined, 'organizationCode');
  if (!office.isWithin) throw refusal('notPermitted', 'employee.placeOutside', undefined, 'organizationCode');
}

/**
 * An officer who sets a password can sign in with it, and mail to a new address reaches them. So nobody may gain
 * permissions that way that they do not have.
 */
function requireRank({ user }: Principal, employee: EmployeeRecord, isPasswordNew: boolean): void {
  if (employee.permissions.every((name) => mayGrant(user, name))) return;
  throw refusal('notPermitted', isPasswordNew ? 'employee.passwordOfRank' : 'employee.contactOfRank');
}

/** An open session is no proof of the current password. */
function refuseOwnPassword({ employeeId }: Principal, id: number): void {
  if (employeeId !== id) return;
  throw refusal('notPermitted', 'employee.ownPassword', undefined, 'newPassword');
}

export async function saveEmployee(
  { db, passwords, sessions, now }: Services,
  caller: Principal,
  id: number,
  form: EmployeeForm,
): Promise<void> {
  refuseFaults(validateEmployee({ ...form, confirmPassword: form.newPassword }));
  if (form.newPassword !== '') refuseOwnPassword(caller, id);
  const passwordHash = form.newPassword === '' ? null : await passwords.hash(form.newPassword);

  await db.transaction().execute(async (trx) => {
    const before = await lockEmployee(trx, caller, id);
    if (form.version !== null) await refuseChanged(trx, before, form.version);
    // Employees who have an older title keep it.
    const isKnownTitle = form.designation === before.designation || designations.includes(form.designation);
    if (!isKnownTitle) throw refusal('ruleBroken', 'employee.designationValue', undefined, 'designation');
    await requireOffice(trx, caller, before, form.organizationCode);
    const isElsewhere = form.email !== before.email || form.mobile !== before.mobile || form.organizationCode !== before.organizationCode;
    if (passwordHash !== null || isElsewhere) requireRank(caller, before, passwordHash !== null);
    if (passwordHash !== null) refuseFaults(await guessableFaults(form.newPassword, before));

    const { designation, email, mobile, organizationCode } = form;
    await trx
      .updateTable('employee')
      .set({
        designation,
        email,
        mobile,
        organization_code: organizationCode,
        // A password that another knows is weak, whatever it is made of.
        ...(passwordHash !== null && { password_hash: passwordHash, is_weak_password: true }),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, {
      ...auditSubjectOf(id),
      at: now(),
      actor: caller,
      action: 'updateEmployee',
      before: { designation: before.designation, email: before.email, mobile: before.mobile, organizationCode: before.organizationCode },
      after: { designation, email, mobile, organizationCode, isPasswordNew: passwordHash !== null },
    });
    if (passwordHash !== null) {
      await forgetAllFailures(trx, before.companyName, before.empNo);
      await forgetDevices(trx, id);
      await revokeTickets(trx, id);
      await sessions.endAllOf(id, trx);
    } else if (organizationCode !== before.organizationCode) {
      // Their sessions live on, with the scope of the new office: every process reads the employee anew.
      await sql`select pg_notify(${sessionChannel}, ${`employee:${id}`})`.execute(trx);
    }
  });
  sessions.forget(`employee:${id}`);
}
