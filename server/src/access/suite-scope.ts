import { type RawBuilder, sql } from 'kysely';
import { may } from 'shared-contracts/rule/permission';
import type { Principal } from './principal';
import { organisationScope } from './scope';

/** Whether somebody keeps the master data of the whole suite. Those who may import it may also edit single records. */
export function keepsEverything(user: Pick<Principal['user'], 'companyName' | 'permissions'>): boolean {
  return may(user, 'importData');
}

/** The offices that somebody manages, by a column that holds an office's code: all, or their own and those below it. */
export function managedScope(user: Principal['user'], column: string): RawBuilder<boolean> {
  return keepsEverything(user) ? sql`true` : organisationScope(user, column);
}
