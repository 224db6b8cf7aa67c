// Organisation scope, in one place: which rows a user may see. Nothing reads rows without it.
import { type RawBuilder, sql } from 'kysely';
import { codeRange, scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from './principal';

type ScopedUser = Pick<Principal['user'], 'companyName' | 'trimEurjaCode'>;

/** True for every code of the column that lies at or below an office, as a range that a plain index serves. */
export function below(column: RawBuilder<unknown>, trimmedCode: string): RawBuilder<boolean> {
  const { from, to } = codeRange(trimmedCode);
  return to === null ? sql`${column} >= ${from}` : sql`(${column} >= ${from} and ${column} < ${to})`;
}

/**
 * The outages (or feeders: whatever has both codes) of a user: GETCO by substation, a discom by
 * sub-division, GUVNL all. `alias` is a name of this code base, never of a request.
 */
export function outageScope(user: ScopedUser, alias: string): RawBuilder<boolean> {
  const hierarchy = scopeHierarchyOf(user.companyName);
  if (hierarchy === 'all') return sql`true`;
  return below(sql.ref(`${alias}.${hierarchy}_code`), user.trimEurjaCode);
}

/** The offices at or below a user's own, by a column that holds an office's code. */
export function organisationScope(user: ScopedUser, column: string): RawBuilder<boolean> {
  return scopeHierarchyOf(user.companyName) === 'all' ? sql`true` : below(sql.ref(column), user.trimEurjaCode);
}
