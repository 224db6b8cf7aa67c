// The audit trail as a list; `o` is the entry.
import { type RawBuilder, sql } from 'kysely';
import { auditFields } from 'shared-contracts/entity/audit-entry';
import type { Principal } from '../access/principal';
import { keepsEverything } from '../access/suite-scope';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

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
