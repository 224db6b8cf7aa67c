// Accounts of employees: what an administrator, a command and an import do to them. Each change writes
// its audit entry in the same transaction.
import { type Transaction, sql } from 'kysely';
import { type Company, companies, companyCodeOf } from 'shared-contracts/constant/company';
import { sessionChannel } from '../access/session-signal';
import { forgetDevices } from '../access/known-device';
import { forgetAllFailures } from '../access/sign-in-throttle';
import { type AuditActor, recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { revokeTickets } from '../session/one-time-ticket';

type Trx = Transaction<Schema>;

/** Who changes accounts, and when. */
export interface AccountWriter {
  readonly trx: Trx;
  readonly actor: AuditActor;
  readonly at: Date;
}

export interface Account {
  readonly id: number;
  readonly companyName: string;
  readonly empNo: string;
  readonly name: string;
  readonly organizationCode: string;
  readonly permissions: readonly string[];
  readonly isActive: boolean;
}

const accountColumns = [
  'id',
  'company_name as companyName',
  'emp_no as empNo',
  'name',
  'organization_code as organizationCode',
  'permissions',
  'is_active as isActive',
] as const;

/** The account under its lock, null when there is none. */
export async function lockAccount(trx: Trx, companyName: string, empNo: string): Promise<Account | null> {
  const found = trx.selectFrom('employee').select(accountColumns).where('company_name', '=', companyName).where('emp_no', '=', empNo);
  return (await found.forUpdate().executeTakeFirst()) ?? null;
}

/** All accounts, by company and number. */
export function listAccounts(trx: Trx): Promise<Account[]> {
  const all = trx.selectFrom('employee').select(accountColumns);
  return all.orderBy(sql`array_position(${[...companies]}::text[], company_name)`).orderBy('emp_no').execute();
}

/** Makes a company's own office where it is missing; answers its code. */
export async function ensureCompanyOffice({ trx, actor, at }: AccountWriter, company: Company): Promise<string> {
  const code = companyCodeOf(company);
  const office = {
    code,
    org_type: 1,
    name: company,
    company_name: company,
    circle_name: null,
    division_name: null,
    subdivision_name: null,
  };
  const added = await trx.insertInto('organisation').values({ ...office, substation_name: null })
    .onConflict((conflict) => conflict.column('code').doNothing()).returning('code').executeTakeFirst();
  if (!added) return code;
  const after = { code, type: 'company', name: company, company };
  await recordAudit(trx, { at, actor, action: 'addOffice', subject: 'office', subjectId: code, before: null, after });
  return code;
}

export interface NewAccount {
  readonly companyName: Company;
  readonly empNo: string;
  readonly name: string;
  readonly designation: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly organizationCode: string;
  readonly permissions: readonly string[];
  readonly passwordHash: string;
  /** The employee must change the password at the first sign-in. */
  readonly mustChangePassword: boolean;
}

/** Adds an employee; null when the company has the number already. */
export async function addAccount({ trx, actor, at }: AccountWriter, account: NewAccount): Promise<number | null> {
  const { companyName, empNo, name, designation, email, mobile, organizationCode, permissions, passwordHash, mustChangePassword } = account;
  const row = await trx.insertInto('employee')
    .values({
      company_name: companyName, emp_no: empNo, name, designation, email, mobile, organization_code: organizationCode,
      permissions: [...permissions], password_hash: passwordHash, is_weak_password: mustChangePassword,
    })
    .onConflict((conflict) => conflict.columns(['company_name', 'emp_no']).doNothing()).returning('id').executeTakeFirst();
  if (!row) return null;
  const after = { companyName, empNo, name, designation, email, mobile, organizationCode, permissions, mustChangePassword };
  await recordAudit(trx, { at, actor, action: 'addEmployee', subject: 'employee', subjectId: String(row.id), before: null, after });
  return row.id;
}

/** Ends what an employee holds: sessions in every process, and one-time tickets. */
export async function endSessions(trx: Trx, employeeId: number): Promise<void> {
  await revokeTickets(trx, employeeId);
  await trx.deleteFrom('session').where('employee_id', '=', employeeId).execute();
  await rereadEmployee(trx, employeeId);
}

/** Every process reads the employee anew. */
async function rereadEmployee(trx: Trx, employeeId: number): Promise<void> {
  await sql`select pg_notify(${sessionChannel}, ${`employee:${employeeId}`})`.execute(trx);
}

type AccountAction = 'grantPermissions' | 'revokePermissions' | 'setPermissions';

export async function setPermissions(
  { trx, actor, at }: AccountWriter,
  account: Account,
  permissions: readonly string[],
  action: AccountAction,
): Promise<void> {
  await trx
    .updateTable('employee')
    .set({ permissions: [...permissions] })
    .where('id', '=', account.id)
    .execute();
  const before = { permissions: account.permissions };
  await recordAudit(trx, { at, actor, action, subject: 'employee', subjectId: String(account.id), before, after: { permissions } });
  await rereadEmployee(trx, account.id);
}

/** Somebody who is deactivated is signed out at once. */
export async function setActive({ trx, actor, at }: AccountWriter, account: Account, isActive: boolean): Promise<void> {
  await trx.updateTable('employee').set({ is_active: isActive }).where('id', '=', account.id).execute();
  const action = isActive ? 'activateEmployee' : 'deactivateEmployee';
  const before = { isActive: account.isActive };
  await recordAudit(trx, { at, actor, action, subject: 'employee', subjectId: String(account.id), before, after: { isActive } });
  await endSessions(trx, account.id);
}

export async function setPassword(
  { trx, actor, at }: AccountWriter,
  account: Account,
  passwordHash: string,
  mustChangePassword: boolean,
): Promise<void> {
  await trx
    .updateTable('employee')
    .set({ password_hash: passwordHash, is_weak_password: mustChangePassword })
    .where('id', '=', account.id)
    .execute();
  const entry = { at, actor, action: 'setPassword', subject: 'employee', subjectId: String(account.id) } as const;
  await recordAudit(trx, { ...entry, before: null, after: { isPasswordNew: true, mustChangePassword } });
  await forgetAllFailures(trx, account.companyName, account.empNo);
  await forgetDevices(trx, account.id);
  await endSessions(trx, account.id);
}

/** For somebody who has lost their phone and their recovery codes; false: it is off. */
export async function removeSecondFactor({ trx, actor, at }: AccountWriter, account: Account): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('second_factor').where('employee_id', '=', account.id).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const entry = { at, actor, action: 'removeSecondFactor', subject: 'employee', subjectId: String(account.id) } as const;
  await recordAudit(trx, { ...entry, before: null, after: null });
  await rereadEmployee(trx, account.id);
  return true;
}
