import type { CallPermission } from 'shared-contracts/constant/capability';
import type { Endpoint } from 'shared-contracts/endpoint';
import { hasRowActions } from 'shared-contracts/rule/column-visibility';
import { may } from 'shared-contracts/rule/permission';
import type { Principal } from '../access/principal';
import { refusal } from './refusal';

function has(user: Principal['user'], permission: CallPermission): boolean {
  return permission === 'recordOutages' ? hasRowActions(user) : may(user, permission);
}

/** Throws a refusal when the employee may not make the call at all (docs/product.md#permissions). */
export function permitCall({ permission }: Pick<Endpoint, 'permission'>, user: Principal['user']): void {
  if (permission === undefined || has(user, permission)) return;
  throw refusal('notPermitted', permission === 'recordOutages' ? 'outage.notASubstation' : 'notPermitted');
}
