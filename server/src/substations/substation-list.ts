// The substation list in SQL: `o` is the substation, `office` its place in the organisation.
import { type RawBuilder, sql } from 'kysely';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import { booleanColumn, dateColumn, integerColumn, listColumn, textColumn } from '../grid/list-column';
import type { ListSource } from '../grid/list-source';

const inOffice = { joins: ['office'] };
const aboveOffice = { ...inOffice, isNullable: true };
const code = textColumn('eurja_code', 'o.code');

export const substationList: ListSource = {
  table: 'substation',
  joins: { office: sql`join organisation office on office.code = o.code` },
  columns: [
    textColumn('circle_name', 'office.circle_name', aboveOffice),
    textColumn('division_name', 'office.division_name', aboveOffice),
    textColumn('ss_name', 'office.name', inOffice),
    code,
    integerColumn('voltage_class', 'o.voltage_class'),
    dateColumn('charging_date', 'o.charging_date'),
    listColumn('manage_by', 'o.manage_by'),
    listColumn('ss_category', 'o.category'),
    booleanColumn('is_coastal', 'o.is_coastal'),
    booleanColumn('is_tribal', 'o.is_tribal'),
  ],
  defaultOrder: [{ column: code, direction: 'asc' }],
  tieBreak: code,
};

/** The substations at or below the caller's office; for a discom's, those that feed his sub-divisions. */
export function substationScope(user: Principal['user']): RawBuilder<boolean> {
  return organisationScope(user, scopeHierarchyOf(user.companyName) === 'subdivision' ? 'o.subdivision_code' : 'o.code');
}
