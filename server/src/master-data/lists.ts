// The lists of the administration in SQL; `o` is the row.
import { type RawBuilder, sql } from 'kysely';
import { accountFields } from 'shared-contracts/entity/account';
import { auditFields } from 'shared-contracts/entity/audit-entry';
import { feederFields } from 'shared-contracts/entity/feeder';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import { keepsEverything } from '../access/suite-scope';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const feeders = tableColumns(feederFields, {});

export const feederList: ListSource = {
  table: 'feeder_list',
  joins: {},
  columns: Object.values(feeders),
  defaultOrder: [{ column: feeders.feederId, direction: 'asc' }],
  tieBreak: feeders.feederId,
};

export function feederScope(user: Principal['user']): RawBuilder<boolean> {
  return keepsEverything(user) ? sql`true` : outageScope(user, 'o');
}

const accounts = tableColumns(accountFields, {});

export const accountList: ListSource = {
  table: 'account_list',
  joins: {},
  columns: Object.values(accounts),
  defaultOrder: [{ column: accounts.companyName, direction: 'asc' }, { column: accounts.empNo, direction: 'asc' }],
  tieBreak: accounts.id,
};

/** What was before and after is JSON: read as such, found by its text. */
const facts = (name: string) => ({ expression: sql`${sql.ref(`o.${name}`)}::text`, wire: sql.ref(`o.${name}`) });
const entries = tableColumns(auditFields, {}, { before: facts('before'), after: facts('after') });

export const auditList: ListSource = {
  table: 'audit_entry',
  joins: {},
  columns: Object.values(entries),
  defaultOrder: [{ column: entries.id, direction: 'desc' }],
  tieBreak: entries.id,
};

/** Whoever keeps everything reads all of it, everybody else what their own company did. */
export function auditScope(user: Principal['user']): RawBuilder<boolean> {
  return keepsEverything(user) ? sql`true` : sql`o.actor_company = ${user.companyName}`;
}
