import type { AccountRow } from 'shared-contracts/entity/account';
import type { User } from 'shared-contracts/entity/user';
import { mayGrant, permissionNames } from 'shared-contracts/rule/permission';

/** The permissions of a row of the list. */
export function permissionsOf({ permissions }: Pick<AccountRow, 'permissions'>): readonly string[] {
  return permissions
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What this user may give, in the order in which it is told. */
export function grantableBy(user: User): readonly string[] {
  return permissionNames.filter((name) => mayGrant(user, name));
}

/** Nobody acts on somebody who may do what they may not. */
export function mayActOn(user: User, row: Pick<AccountRow, 'permissions'>): boolean {
  return permissionsOf(row).every((name) => mayGrant(user, name));
}
