// The employee list in SQL: `o` is the employee, `office` where they work.
import { type RawBuilder, sql } from 'kysely';
import { employeeFields } from 'shared-contracts/entity/employee';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import type { ListColumn, ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const columns = tableColumns(employeeFields, { own: 'office' });
const listed = Object.values(columns);

export const employeeList: ListSource = {
  table: 'employee',
  joins: { office: sql`join organisation office on office.code = o.organization_code` },
  columns: listed,
  defaultOrder: [{ column: columns.id, direction: 'asc' }],
  tieBreak: columns.id,
};

/** Each column by its name, and by its name with `emp.` before it (docs/product.md#employee-form). */
export const employeeColumns: ReadonlyMap<string, ListColumn> = new Map(
  listed.flatMap((column) => [
    [column.field, column],
    [`emp.${column.field}`, column],
  ]),
);

/** The employees of the offices at or below the caller's own. */
export function employeeScope(user: Principal['user']): RawBuilder<boolean> {
  return organisationScope(user, 'o.organization_code');
}
