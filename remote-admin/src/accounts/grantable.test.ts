import { describe, expect, it } from '@jest/globals';
import { permissionNames } from 'shared-contracts/rule/permission';
import { aUser } from 'shared-ui/testing';
import { grantableBy, mayActOn, permissionsOf } from './grantable';

describe('permissions of an account', () => {
  it('are names between semicolons', () => {
    expect(permissionsOf({ permissions: 'manage-feeder; read-audit' })).toEqual(['manage-feeder', 'read-audit']);
    expect(permissionsOf({ permissions: '' })).toEqual([]);
  });

  it('are granted by whoever has them, and all of them by a super-admin', () => {
    expect(grantableBy(aUser({ permissions: ['getco-manage-employee', 'manage-feeder'] }))).toEqual([
      'getco-manage-employee',
      'manage-feeder',
    ]);
    expect(grantableBy(aUser({ permissions: ['super admin'] }))).toEqual(permissionNames);
  });

  it('protect an account from whoever has less', () => {
    const manager = aUser({ permissions: ['getco-manage-employee'] });
    expect(mayActOn(manager, { permissions: '' })).toBe(true);
    expect(mayActOn(manager, { permissions: 'getco-manage-employee;admin' })).toBe(false);
  });
});
