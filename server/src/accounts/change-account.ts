// What an administrator does to an account. They manage accounts of their own organisation that may do no more than they.
import { type Transaction, sql } from 'kysely';
import type { Session } from 'shared-contracts/entity/session';
import { isStrongPassword } from 'shared-contracts/rule/password';
import { mayGrant, permissionNames } from 'shared-contracts/rule/permission';
import { guessableFaults } from '../access/guessable-password';
import { keepSuperAdmin, LastSuperAdminError } from '../access/last-super-admin';
import type { Principal } from '../access/principal';
import { managedScope } from '../access/suite-scope';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import type { Caller } from '../http/gate';
import { refusal, refuseFaults } from '../http/refusal';
import { endOneSession, listSessionsOf } from '../security/own-sessions';
import type { Services } from '../services/services';
import {
  type Account, type AccountWriter, endSessions, lockAccount, removeSecondFactor, setActive, setPassword, setPermissions,
} from './account';

async function findAccount(trx: Transaction<Schema>, { user }: Principal, id: number): Promise<Account> {
  const { rows: [row] } = await sql<{ company: string; empNo: string }>`
    select company_name as company, emp_no as "empNo" from employee e where id = ${id}
      and ${managedScope(user, 'e.organization_code')}`.execute(trx);
  const account = row ? await lockAccount(trx, row.company, row.empNo) : null;
  if (account === null) throw refusal('notFound', 'employee.notFound');
  return account;
}

/** Nobody acts on somebody who may do what they may not. */
function requireRank({ user }: Principal, { permissions }: Account): void {
  if (permissions.every((name) => mayGrant(user, name))) return;
  throw refusal('notPermitted', 'account.outranked');
}

/** An open session is no proof of who holds it: what asks an owner for their password is not done around it. */
function refuseOwn({ employeeId }: Principal, id: number, code: 'employee.ownPassword' | 'account.ownSecondFactor', field?: string): void {
  if (employeeId === id) throw refusal('notPermitted', code, undefined, field);
}

type Change = (writer: AccountWriter, account: Account) => Promise<void>;

/** The account, locked. Throws a refusal when it is not the caller's to act on. */
async function findManaged(trx: Transaction<Schema>, caller: Principal, id: number): Promise<Account> {
  const account = await findAccount(trx, caller, id);
  requireRank(caller, account);
  return account;
}

async function changeAccount({ db, sessions, now }: Services, caller: Principal, id: number, change: Change): Promise<void> {
  try {
    await db.transaction().execute((trx) => keepSuperAdmin(trx, async () => {
      const account = await findManaged(trx, caller, id);
      await change({ trx, actor: caller, at: now() }, account);
    }));
  } catch (error) {
    if (!(error instanceof LastSuperAdminError)) throw error;
    throw refusal('changedMeanwhile', 'account.lastSuperAdmin');
  }
  sessions.forget(`employee:${id}`);
}

export function setAccountActive(services: Services, caller: Principal, id: number, isActive: boolean): Promise<void> {
  return changeAccount(services, caller, id, (writer, account) => setActive(writer, account, isActive));
}

export function endAccountSessions(services: Services, caller: Principal, id: number): Promise<void> {
  return changeAccount(services, caller, id, async ({ trx, actor, at }, account) => {
    const subject = { subject: 'employee', subjectId: String(account.id) } as const;
    await recordAudit(trx, { at, actor, action: 'endSessions', ...subject, before: null, after: null });
    await endSessions(trx, account.id);
  });
}

interface SignedIn {
  readonly sessions: Session[];
  readonly hasSecondFactor: boolean;
}

export function listAccountSessions({ db, now }: Services, { principal, token }: Caller, id: number): Promise<SignedIn> {
  return db.transaction().execute(async (trx) => {
    const account = await findManaged(trx, principal, id);
    const factor = await trx.selectFrom('second_factor').select('employee_id')
      .where('employee_id', '=', account.id).where('confirmed_at', 'is not', null).executeTakeFirst();
    return { sessions: await listSessionsOf({ db: trx, now }, account.id, token), hasSecondFactor: factor !== undefined };
  });
}

export async function removeAccountSecondFactor(services: Services, caller: Principal, id: number): Promise<void> {
  refuseOwn(caller, id, 'account.ownSecondFactor');
  return changeAccount(services, caller, id, async (writer, account) => {
    if (!(await removeSecondFactor(writer, account))) throw refusal('changedMeanwhile', 'secondFactor.isOff');
  });
}

export function endAccountSession(services: Services, caller: Principal, id: number, session: number): Promise<void> {
  return changeAccount(services, caller, id, async ({ trx, actor, at }, account) => {
    await endOneSession({ db: trx, sessions: services.sessions }, account.id, session);
    const subject = { subject: 'employee', subjectId: String(account.id) } as const;
    await recordAudit(trx, { at, actor, action: 'endSession', ...subject, before: null, after: null });
  });
}

export async function setAccountPassword(services: Services, caller: Principal, id: number, password: string): Promise<void> {
  if (!isStrongPassword(password)) throw refusal('ruleBroken', 'password.weak', undefined, 'password');
  refuseOwn(caller, id, 'employee.ownPassword', 'password');
  const passwordHash = await services.passwords.hash(password);
  await changeAccount(services, caller, id, async (writer, account) => {
    refuseFaults(await guessableFaults(password, account, 'password'));
    await setPassword(writer, account, passwordHash, true);
  });
}

/** Throws where a name is none, or is not the caller's to give or take. */
export function requireGrantable({ user }: Principal, before: readonly string[], after: readonly string[]): void {
  const unknown = after.find((name) => !permissionNames.includes(name) && !before.includes(name));
  if (unknown !== undefined) throw refusal('ruleBroken', 'account.unknownPermission', { name: unknown }, 'permissions');
  const changed = [...after.filter((name) => !before.includes(name)), ...before.filter((name) => !after.includes(name))];
  const foreign = changed.find((name) => !mayGrant(user, name));
  if (foreign !== undefined) throw refusal('notPermitted', 'account.foreignPermission', { name: foreign }, 'permissions');
}

export function changeAccountPermissions(services: Services, caller: Principal, id: number, permissions: readonly string[]): Promise<void> {
  const wanted = [...new Set(permissions.map((name) => name.trim()))];
  return changeAccount(services, caller, id, async (writer, account) => {
    requireGrantable(caller, account.permissions, wanted);
    await setPermissions(writer, account, wanted, 'setPermissions');
  });
}
