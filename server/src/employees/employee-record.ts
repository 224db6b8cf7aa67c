import { type Transaction, sql } from 'kysely';
import type { Employee } from 'shared-contracts/entity/employee';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { type Refusal, refusal } from '../http/refusal';
import { employeeScope } from './employee-list';
import { versionOf } from './employee-version';

/** An employee as the edit screen sees them, and what else a change has to know. */
export interface EmployeeRecord {
  readonly id: number;
  readonly empNo: string;
  readonly companyName: string;
  readonly designation: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly organizationCode: string;
  readonly passwordHash: string;
  readonly permissions: readonly string[];
}

/** Outside of the caller's organization there is none. */
function notFound(): Refusal {
  return refusal('notFound', 'employee.notFound');
}

/** The row under its lock. */
export async function lockEmployee(trx: Transaction<Schema>, { user }: Principal, id: number): Promise<EmployeeRecord> {
  const { rows } = await sql<EmployeeRecord>`
    select o.id, o.emp_no as "empNo", o.company_name as "companyName", o.designation, o.email, o.mobile,
      o.organization_code as "organizationCode", o.password_hash as "passwordHash", o.permissions
    from employee o where o.id = ${id} and ${employeeScope(user)} for update`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

type EmployeeAnswer = Omit<Employee, 'version'> & { readonly passwordHash: string };

/** An employee for editing, with the version that a save gives back. */
export async function readEmployee(db: Database, { user }: Principal, id: number): Promise<Employee> {
  const { rows } = await sql<EmployeeAnswer>`
    select o.emp_no as "empNo", o.name, o.designation, o.email, o.mobile, o.password_hash as "passwordHash",
      office.code as "organizationCode", office.org_type as "orgType", office.company_name as "companyName",
      office.circle_name as "circleName", office.division_name as "divisionName", office.substation_name as "substationName"
    from employee o join organisation office on office.code = o.organization_code
    where o.id = ${id} and ${employeeScope(user)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { passwordHash, ...employee } = row;
  const { designation, email, mobile, organizationCode } = employee;
  return { ...employee, version: versionOf({ designation, email, mobile, organizationCode, passwordHash }) };
}
