import type { OrgType, User } from 'shared-contracts/entity/user';
import { companySchema } from 'shared-contracts/constant/company';
import * as v from 'valibot';
import type { Database } from '../database/database';

/** Who calls: the employee as the contracts know him, without his token. */
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
    .select([
      'employee.id', 'employee.name', 'employee.emp_no', 'employee.company_name', 'employee.permissions', 'employee.is_weak_password',
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
    },
  };
}

export async function findPrincipal(db: Database, employeeId: number): Promise<Principal | null> {
  const row = await employeeQuery(db).where('employee.id', '=', employeeId).executeTakeFirst();
  return row ? toPrincipal(row) : null;
}

/** The live session's employee, in one query. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<{ principal: Principal; expiresAt: Date } | null> {
  const row = await employeeQuery(db)
    .innerJoin('session', 'session.employee_id', 'employee.id')
    .select('session.expires_at')
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { principal: toPrincipal(row), expiresAt: row.expires_at } : null;
}
