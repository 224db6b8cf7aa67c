import type { OrgType, User } from 'shared-contracts/entity/user';
import { companySchema } from 'shared-contracts/constant/company';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database';
import type { Attempt, Failures, Throttle } from './sign-in-throttle';

/** Who calls: the employee as the contracts know them, without their token. */
export interface Principal {
  readonly employeeId: number;
  readonly user: Omit<User, 'authToken'>;
}

/** Org types by their number in the organisation table, 1 first. */
const orgTypes = ['Company', 'Circle', 'Division', 'Subdivision', 'Substation'] as const satisfies readonly OrgType[];

function employeeQuery(db: Database) {
  return db
    .selectFrom('employee')
    .innerJoin('organisation', 'organisation.code', 'employee.organization_code')
    // Who has left neither signs in nor goes on with a session.
    .where('employee.is_active', '=', true)
    .select([
      'employee.id', 'employee.name', 'employee.emp_no', 'employee.company_name', 'employee.permissions', 'employee.is_weak_password',
      'employee.language',
      'organisation.code', 'organisation.trimmed_code', 'organisation.org_type',
      'organisation.circle_name', 'organisation.division_name', 'organisation.subdivision_name', 'organisation.substation_name',
    ]);
}

type EmployeeRow = Awaited<ReturnType<ReturnType<typeof employeeQuery>['executeTakeFirstOrThrow']>>;

function toPrincipal(row: EmployeeRow): Principal {
  const orgType = orgTypes[row.org_type - 1];
  if (!orgType) throw new Error(`Organisation ${row.code} has type ${row.org_type}.`);
  return {
    employeeId: row.id,
    user: {
      name: row.name,
      empNo: row.emp_no,
      companyName: v.parse(companySchema, row.company_name),
      permissions: row.permissions,
      isWeakPassword: row.is_weak_password,
      orgType,
      circleName: row.circle_name,
      divisionName: row.division_name,
      subdivisionName: row.subdivision_name,
      substationName: row.substation_name,
      eurjaCode: row.code,
      trimEurjaCode: row.trimmed_code,
      ...(row.language === null ? {} : { language: row.language }),
    },
  };
}

export async function findPrincipal(db: Database, employeeId: number): Promise<Principal | null> {
  const row = await employeeQuery(db).where('employee.id', '=', employeeId).executeTakeFirst();
  return row ? toPrincipal(row) : null;
}

export interface Candidate {
  /** Null: there is no such employee. */
  readonly principal: Principal | null;
  readonly passwordHash: string | null;
  readonly throttle: Throttle;
}

type CandidateRow = ((EmployeeRow & { password_hash: string }) | { id: null; password_hash: null }) & {
  account_failures: Failures['failures'] | null; account_until: Date; address_failures: Failures['failures'] | null; address_until: Date;
};

/** Whom the credentials name and what is counted of the attempt, in one query, whether or not either exists. */
export async function findCandidate(db: Database, companyName: string, empNo: string, { account, atAddress }: Attempt): Promise<Candidate> {
  const employee = employeeQuery(db)
    .select('employee.password_hash')
    .where('employee.company_name', '=', companyName)
    .where('employee.emp_no', '=', empNo);
  const { rows: [row] } = await sql<CandidateRow>`
    select a.failures as account_failures, a.blocked_until as account_until, h.failures as address_failures,
      h.blocked_until as address_until, e.*
    from (select) asked
    left join sign_in_throttle a on a.account = ${account}
    left join sign_in_throttle h on h.account = ${atAddress}
    left join (${employee}) e on true`.execute(db);
  if (!row) throw new Error('A query of one row had none.');
  const counted = (failures: number | null, blockedUntil: Date): Failures | null => (failures === null ? null : { failures, blockedUntil });
  return {
    principal: row.id === null ? null : toPrincipal(row),
    passwordHash: row.password_hash,
    throttle: { account: counted(row.account_failures, row.account_until), atAddress: counted(row.address_failures, row.address_until) },
  };
}

export interface FoundSession {
  readonly principal: Principal;
  readonly expiresAt: Date;
  readonly usedAt: Date;
}

/** The live session's employee, in one query. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<FoundSession | null> {
  const row = await employeeQuery(db)
    .innerJoin('session', 'session.employee_id', 'employee.id')
    .select(['session.expires_at', 'session.used_at'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { principal: toPrincipal(row), expiresAt: row.expires_at, usedAt: row.used_at } : null;
}
