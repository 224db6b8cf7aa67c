// The employee list in SQL: `o` is the employee, `office` where he works.
import { type RawBuilder, sql } from 'kysely';
import { employeeFields } from 'shared-contracts/grid/employee-columns';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import { integerColumn, textColumn } from '../grid/list-column';
import type { ListColumn, ListSource } from '../grid/list-source';

type EmployeeField = (typeof employeeFields)[number]['field'];

const id = integerColumn('id', 'o.id');

const columns: Readonly<Record<EmployeeField, ListColumn>> = {
  id,
  emp_no: textColumn('emp_no', 'o.emp_no'),
  name: textColumn('name', 'o.name'),
  designation: textColumn('designation', 'o.designation'),
  organization_name: textColumn('organization_name', 'office.name', { joins: ['office'] }),
  email: textColumn('email', 'o.email', { isNullable: true }),
  mobile: textColumn('mobile', 'o.mobile', { isNullable: true }),
};

const listed = employeeFields.map(({ field }) => columns[field]);

export const employeeList: ListSource = {
  table: 'employee',
  joins: { office: sql`join organisation office on office.code = o.organization_code` },
  columns: listed,
  defaultOrder: [{ column: id, direction: 'asc' }],
  tieBreak: id,
};

/** Each column by its name, and by its name with `emp.` before it (interface.md section 3). */
export const employeeColumns: ReadonlyMap<string, ListColumn> = new Map(listed.flatMap((column) => [[column.field, column], [`emp.${column.field}`, column]]));

/** The employees of the offices at or below the caller's own. */
export function employeeScope(user: Principal['user']): RawBuilder<boolean> {
  return organisationScope(user, 'o.organization_code');
}
