import type { User } from 'shared-contracts/entity/user';
import type { Capability } from 'shared-contracts/constant/capability';
import { may } from 'shared-contracts/rule/permission';
import type { texts } from '../text/admin-texts';
import type { masterTexts } from '../text/master-texts';

interface Way<Text> {
  readonly to: string;
  readonly capability: Capability;
  readonly title: Text;
  readonly hint: Text;
}

type Tile = Way<keyof typeof texts.english & ('substation' | 'employee' | 'substationHint' | 'employeeHint')>;
type MasterPage = Way<keyof typeof masterTexts.english>;

const tiles: readonly Tile[] = [
  { to: '/substation', capability: 'substationTile', title: 'substation', hint: 'substationHint' },
  { to: '/employee', capability: 'employeeTile', title: 'employee', hint: 'employeeHint' },
];

const masterPages: readonly MasterPage[] = [
  { to: '/modules/feeders', capability: 'manageFeeders', title: 'feeders', hint: 'feedersHint' },
  { to: '/modules/offices', capability: 'manageOffices', title: 'offices', hint: 'officesHint' },
  { to: '/modules/accounts', capability: 'manageEmployees', title: 'accounts', hint: 'accountsHint' },
  { to: '/modules/import', capability: 'importData', title: 'import', hint: 'importHint' },
  { to: '/modules/feed', capability: 'manageFeed', title: 'feed', hint: 'feedHint' },
  { to: '/modules/webhooks', capability: 'manageWebhooks', title: 'webhooks', hint: 'webhooksHint' },
  { to: '/modules/security', capability: 'readAudit', title: 'security', hint: 'securityHint' },
  { to: '/modules/audit', capability: 'readAudit', title: 'audit', hint: 'auditHint' },
];

/** The tiles (docs/product.md#permissions), each with its own spelling of the permissions. */
export function tilesOf(user: User): readonly Tile[] {
  return tiles.filter(({ capability }) => may(user, capability));
}

/** The pages of the master data that this user may open. */
export function masterPagesOf(user: User): readonly MasterPage[] {
  return masterPages.filter(({ capability }) => may(user, capability));
}
