// The substation list in SQL: `o` is the substation, `office` its place in the organisation.
import { type RawBuilder, sql } from 'kysely';
import { substationFields } from 'shared-contracts/entity/substation';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const columns = tableColumns(substationFields, { own: 'office' });

export const substationList: ListSource = {
  table: 'substation',
  joins: { office: sql`join organisation office on office.code = o.code` },
  columns: Object.values(columns),
  defaultOrder: [{ column: columns.eurjaCode, direction: 'asc' }],
  tieBreak: columns.eurjaCode,
};

/** The substations at or below the caller's office; for a discom's, those that feed their sub-divisions. */
export function substationScope(user: Principal['user']): RawBuilder<boolean> {
  return organisationScope(user, scopeHierarchyOf(user.companyName) === 'subdivision' ? 'o.subdivision_code' : 'o.code');
}
