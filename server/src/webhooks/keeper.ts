// Who answers for a webhook. It stops when they cannot do so any more, whichever way that came about.
import type { KeeperStop } from 'shared-contracts/entity/webhook';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import { may } from 'shared-contracts/rule/permission';
import type { Principal } from '../access/principal';
import { keepsEverything } from '../access/suite-scope';

export type Keeper = Pick<Principal['user'], 'companyName' | 'permissions' | 'trimEurjaCode'> & { readonly isActive: boolean };

/** Why somebody can no longer answer for a webhook of the office `scope`; null: they can. */
export function keeperStop(keeper: Keeper | null, scope: string): KeeperStop | null {
  if (keeper === null || !keeper.isActive) return 'left';
  if (!may(keeper, 'manageWebhooks')) return 'permission';
  const isAbove = scopeHierarchyOf(keeper.companyName) === 'all' || scope.startsWith(keeper.trimEurjaCode);
  return isAbove || keepsEverything(keeper) ? null : 'moved';
}
