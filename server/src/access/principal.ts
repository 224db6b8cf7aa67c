import type { OrgType, User } from 'shared-contracts/entity/user';
import { companySchema } from 'shared-contracts/constant/company';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { type Familiarity, networkOf, type Try } from './attempt';
import { placeDays } from './known-device';

/** Who calls: the employee as the contracts know them, without their token. */
export interface Principal {
  readonly employeeId: number;
  readonly user: Omit<User, 'authToken'>;
}

/** Org types by their number in the organisation table, 1 first. */
const orgTypes = ['Company', 'Circle', 'Division', 'Subdivision', 'Substation'] as const satisfies readonly OrgType[];

const hasSecondFactor = sql<boolean>`exists (
  select from second_factor f where f.employee_id = employee.id and f.confirmed_at is not null)`;

function employeeQuery(db: Database) {
  return db
    .selectFrom('employee')
    .innerJoin('organisation', 'organisation.code', 'employee.organization_code')
    // An employee who has left can neither sign in nor go on with a session.
    .where('employee.is_active', '=', true)
    .select([
      'employee.id', 'employee.name', 'employee.emp_no', 'employee.company_name', 'employee.permissions', 'employee.is_weak_password',
      'employee.language',
      hasSecondFactor.as('has_second_factor'),
      'organisation.code', 'organisation.trimmed_code', 'organisation.org_type',
      'organisation.circle_name', 'organisation.division_name', 'organisation.subdivision_name', 'organisation.substation_name',
    ]);
}

type EmployeeRow = Awaited<ReturnType<ReturnType<typeof employeeQuery>['executeTakeFirstOrThrow']>>;

/** `strict`: permissions that count only for accounts with two-step sign-in. */
function toPrincipal(row: EmployeeRow, strict: readonly string[]): Principal {
  const withheldPermissions = row.has_second_factor ? [] : row.permissions.filter((name) => strict.includes(name));
  const orgType = orgTypes[row.org_type - 1];
  if (!orgType) throw new Error(`Organisation ${row.code} has type ${row.org_type}.`);
  return {
    employeeId: row.id,
    user: {
      name: row.name,
      empNo: row.emp_no,
      companyName: v.parse(companySchema, row.company_name),
      permissions: row.permissions.filter((name) => !withheldPermissions.includes(name)),
      ...(withheldPermissions.length > 0 && { withheldPermissions }),
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

export async function findPrincipal(db: Database, employeeId: number, strict: readonly string[]): Promise<Principal | null> {
  const row = await employeeQuery(db).where('employee.id', '=', employeeId).executeTakeFirst();
  return row ? toPrincipal(row, strict) : null;
}

export interface Candidate {
  /** Null: there is no such employee. */
  readonly principal: Principal | null;
  readonly passwordHash: string | null;
  readonly familiarity: Familiarity;
}

type Known = { knowsDevice: boolean; knowsPlace: boolean };
type CandidateRow = Known & ((EmployeeRow & { password_hash: string }) | { id: null; password_hash: null });

/** Whom the credentials name and whether they have been here before, in one query, whether or not anybody is named. */
export async function findCandidate(
  db: Database,
  { companyName, empNo, address, deviceHash }: Try,
  now: Date,
  strict: readonly string[],
): Promise<Candidate> {
  const employee = employeeQuery(db)
    .select('employee.password_hash')
    .where('employee.company_name', '=', companyName.trim().toUpperCase())
    .where('employee.emp_no', '=', empNo.trim());
  const { rows: [row] } = await sql<CandidateRow>`
    select e.*,
      exists (select from known_device d where d.employee_id = e.id and d.token_hash = ${deviceHash}) as "knowsDevice",
      exists (select from known_device d where d.employee_id = e.id and d.network = ${networkOf(address)}
        and d.used_at > ${now}::timestamptz - make_interval(days => ${placeDays})) as "knowsPlace"
    from (select) asked left join (${employee}) e on true`.execute(db);
  if (!row) throw new Error('A query of one row had none.');
  return {
    principal: row.id === null ? null : toPrincipal(row, strict),
    passwordHash: row.password_hash,
    familiarity: row.knowsDevice ? 'device' : row.knowsPlace ? 'place' : 'none',
  };
}

export interface FoundSession {
  readonly principal: Principal;
  readonly expiresAt: Date;
  readonly usedAt: Date;
}

/** The live session's employee, in one query. */
export async function findSession(db: Database, tokenHash: Buffer, strict: readonly string[]): Promise<FoundSession | null> {
  const row = await employeeQuery(db)
    .innerJoin('session', 'session.employee_id', 'employee.id')
    .select(['session.expires_at', 'session.used_at'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { principal: toPrincipal(row, strict), expiresAt: row.expires_at, usedAt: row.used_at } : null;
}
