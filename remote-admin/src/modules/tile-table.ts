import type { User } from 'shared-contracts/entity/user';
import type { Capability } from 'shared-contracts/constant/capability';
import { may } from 'shared-contracts/rule/permission';
import type { texts } from '../text/admin-texts';

interface TileRecord {
  readonly to: string;
  readonly capability: Capability;
  readonly title: keyof typeof texts.english & ('substation' | 'employee');
  readonly hint: keyof typeof texts.english & ('substationHint' | 'employeeHint');
}

const tiles: readonly TileRecord[] = [
  { to: '/substation', capability: 'substationTile', title: 'substation', hint: 'substationHint' },
  { to: '/employee', capability: 'employeeTile', title: 'employee', hint: 'employeeHint' },
];

/** The tiles (docs/product.md#permissions), each with its own spelling of the permissions. */
export function tilesOf(user: User): readonly TileRecord[] {
  return tiles.filter(({ capability }) => may(user, capability));
}
