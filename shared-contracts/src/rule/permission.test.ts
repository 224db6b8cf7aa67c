import { describe, expect, it } from '@jest/globals';
import { companies, type Company } from '../constant/company';
import type { Capability } from '../constant/capability';
import { isAdministrator, may, mayGrant, permissionNames } from './permission';

const names = [
  'super-admin',
  'super admin',
  'admin',
  'manage-substation',
  'getco-manage-employee',
  'manage-feeder',
  'manage-office',
  'import-data',
  'read-audit',
  'manage-feed',
  'manage-webhooks',
  'other',
];
const getco: readonly Company[] = ['GETCO'];
const getcoAndGuvnl: readonly Company[] = ['GETCO', 'GUVNL'];

const administrators = { 'super-admin': companies, 'super admin': companies, admin: companies };

/** The permission table as data: a permission opens a capability to these companies. */
const table: Partial<Record<Capability, Readonly<Record<string, readonly Company[]>>>> = {
  modulesMenu: { 'super-admin': companies, admin: companies, 'manage-substation': getco, 'getco-manage-employee': getco },
  modulesCompactMenu: { 'super admin': companies, admin: companies, 'manage-substation': companies, 'getco-manage-employee': companies },
  substationTile: { 'super admin': companies, admin: companies, 'manage-substation': getco },
  employeeTile: { 'super-admin': companies, admin: companies, 'getco-manage-employee': getco },
  // What the server enforces: one of the tables shows the screen, or it is the other spelling of the same person.
  manageSubstations: { 'super-admin': companies, 'super admin': companies, admin: companies, 'manage-substation': getco },
  manageEmployees: { 'super-admin': companies, 'super admin': companies, admin: companies, 'getco-manage-employee': getco },
  adminRemote: {
    'super-admin': companies,
    'super admin': companies,
    admin: companies,
    'manage-substation': companies,
    'getco-manage-employee': companies,
    'manage-feeder': companies,
    'manage-office': companies,
    'import-data': companies,
    'read-audit': companies,
    'manage-feed': companies,
    'manage-webhooks': companies,
  },
  manageFeeders: { ...administrators, 'manage-feeder': companies },
  manageOffices: { ...administrators, 'manage-office': companies },
  importData: { ...administrators, 'import-data': companies },
  readAudit: { ...administrators, 'read-audit': companies },
  manageFeed: { ...administrators, 'manage-feed': companies },
  manageWebhooks: { ...administrators, 'manage-webhooks': companies },
};
const byCompany: Partial<Record<Capability, readonly Company[]>> = {
  homeCards: getcoAndGuvnl,
  pendingReport: getcoAndGuvnl,
  changePassword: getco,
};

function capabilities(record: object): Capability[] {
  return (Object.keys(record) as Capability[]);
}

const cases = companies.flatMap((companyName) => [[], ...names.map((name) => [name])].map((permissions) => ({ companyName, permissions })));

describe('permissions', () => {
  it.each(cases)('are those of the permission table for %j', (user) => {
    for (const capability of capabilities(table)) {
      const isOpen = user.permissions.some((name) => table[capability]?.[name]?.includes(user.companyName));
      expect([capability, may(user, capability)]).toEqual([capability, isOpen]);
    }
    for (const capability of capabilities(byCompany)) {
      expect([capability, may(user, capability)]).toEqual([capability, byCompany[capability]?.includes(user.companyName)]);
    }
  });

  it('know an administrator by each of the three names', () => {
    const administrators = names.filter((name) => isAdministrator({ companyName: 'GETCO', permissions: [name] }));
    expect(administrators).toEqual(['super-admin', 'super admin', 'admin']);
  });

  it('are granted by whoever has them, and all of them by a super-admin', () => {
    for (const name of permissionNames) {
      expect(['super-admin', 'super admin', name].every((own) => mayGrant({ companyName: 'GETCO', permissions: [own] }, name))).toBe(true);
      expect(mayGrant({ companyName: 'GETCO', permissions: ['other'] }, name)).toBe(false);
    }
    expect(mayGrant({ companyName: 'GETCO', permissions: ['admin'] }, 'super-admin')).toBe(false);
  });

  it('add up', () => {
    expect(may({ companyName: 'DGVCL', permissions: ['other', 'manage-substation', 'admin'] }, 'substationTile')).toBe(true);
  });
});
