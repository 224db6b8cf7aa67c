import type { Capability } from '../constant/capability';
import type { User } from '../entity/user';

type Who = Pick<User, 'companyName' | 'permissions'>;

/**
 * Permission names. Both spellings of the highest one exist; each rule below names the spellings
 * that its row in docs/product.md#permissions has.
 */
const superAdmin = 'super-admin';
const superAdminSpaced = 'super admin';
const admin = 'admin';
const manageSubstation = 'manage-substation';
const manageEmployee = 'getco-manage-employee';
const manageFeeder = 'manage-feeder';
const manageOffice = 'manage-office';
const importData = 'import-data';
const readAudit = 'read-audit';
const manageFeed = 'manage-feed';
const manageWebhooks = 'manage-webhooks';

/** The permissions that can be granted. */
export const permissionNames: readonly string[] = [
  superAdmin, superAdminSpaced, admin, manageSubstation, manageEmployee, manageFeeder, manageOffice, importData, readAudit, manageFeed,
  manageWebhooks,
];
/** Both spellings of the highest permission. */
export const superAdminNames: readonly string[] = [superAdmin, superAdminSpaced];

function hasAny(user: Who, ...names: readonly string[]): boolean {
  return names.some((name) => user.permissions.includes(name));
}

function isGetco(user: Who): boolean {
  return user.companyName === 'GETCO';
}

function isGetcoOrGuvnl(user: Who): boolean {
  return user.companyName === 'GETCO' || user.companyName === 'GUVNL';
}

/** The rows of docs/product.md#permissions that depend on the company and the permissions, letter for letter. */
const rules = {
  modulesMenu: (user) => hasAny(user, superAdmin, admin) || (isGetco(user) && hasAny(user, manageSubstation, manageEmployee)),
  modulesCompactMenu: (user) => hasAny(user, manageSubstation, manageEmployee, superAdminSpaced, admin),
  substationTile: (user) => (isGetco(user) && hasAny(user, manageSubstation)) || hasAny(user, superAdminSpaced, admin),
  employeeTile: (user) => (isGetco(user) && hasAny(user, manageEmployee)) || hasAny(user, superAdmin, admin),
  homeCards: isGetcoOrGuvnl,
  pendingReport: isGetcoOrGuvnl,
  changePassword: isGetco,
} satisfies Partial<Record<Capability, (user: Who) => boolean>>;

/**
 * A call of the administration is open to every user who is shown its screen by one of the tables. Both spellings of
 * the highest permission mean the same there.
 */
const enforcedRules = {
  manageSubstations: (user) => rules.substationTile(user) || hasAny(user, superAdmin),
  manageEmployees: (user) => rules.employeeTile(user) || hasAny(user, superAdminSpaced),
  manageFeeders: (user) => isAdministrator(user) || hasAny(user, manageFeeder),
  manageOffices: (user) => isAdministrator(user) || hasAny(user, manageOffice),
  importData: (user) => isAdministrator(user) || hasAny(user, importData),
  readAudit: (user) => isAdministrator(user) || hasAny(user, readAudit),
  manageFeed: (user) => isAdministrator(user) || hasAny(user, manageFeed),
  manageWebhooks: (user) => isAdministrator(user) || hasAny(user, manageWebhooks),
  adminRemote: (user) =>
    rules.modulesMenu(user) ||
    rules.modulesCompactMenu(user) ||
    hasAny(user, manageFeeder, manageOffice, importData, readAudit, manageFeed, manageWebhooks),
} satisfies Partial<Record<Capability, (user: Who) => boolean>>;

const table: Record<Capability, (user: Who) => boolean> = { ...rules, ...enforcedRules };

/** Whether the user may do or see what the capability names. The server enforces it, browsers show or hide by it. */
export function may(user: Who, capability: Capability): boolean {
  return table[capability](user);
}

/** Whether somebody holds the highest permission, in any of its names: nobody has more permissions. */
export function isAdministrator(user: Who): boolean {
  return hasAny(user, superAdmin, superAdminSpaced, admin);
}

/** Nobody grants, or takes away, what they do not have; a super-admin has everything. */
export function mayGrant(user: Who, permission: string): boolean {
  return hasAny(user, ...superAdminNames, permission);
}
