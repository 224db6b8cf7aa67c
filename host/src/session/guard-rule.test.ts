import { describe, expect, it } from '@jest/globals';
import { demoUsers } from '../testing/demo-users';
import { accessTo } from './guard-rule';

const allowed = { kind: 'allowed' };
const signIn = { kind: 'signIn' };
const toHome = { kind: 'redirect', to: '/' };
const toChangePassword = { kind: 'redirect', to: '/change-password' };
const weakDiscom = { ...demoUsers['3001'], isWeakPassword: true };

describe('accessTo', () => {
  it.each([
    ['nobody', '/', null, signIn],
    ['nobody', '/change-password', null, signIn],
    ['nobody', '/help', null, { kind: 'unauthorized' }],
    ['a GETCO user', '/outages', demoUsers['1001'], allowed],
    ['a GETCO user', '/change-password', demoUsers['1001'], allowed],
    ['a GETCO user with a weak password', '/', demoUsers['1006'], toChangePassword],
    ['a GETCO user with a weak password', '/help', demoUsers['1006'], toChangePassword],
    ['a GETCO user with a weak password', '/change-password', demoUsers['1006'], allowed],
    ['a GETCO user with a weak password', '/change-password/', demoUsers['1006'], allowed],
    ['a discom user', '/change-password', demoUsers['3001'], toHome],
    ['a GUVNL user', '/change-password', demoUsers['2001'], toHome],
    ['a discom user with a weak password', '/outages', weakDiscom, allowed],
    ['a discom user with a weak password', '/change-password', weakDiscom, toHome],
  ])('%s at %s', (_who, path, user, expected) => {
    expect(accessTo(path, { user, hasToken: user !== null })).toEqual(expected);
  });

  it('waits for the stored token to be tried before Help says that nobody is signed in', () => {
    expect(accessTo('/help', { user: null, hasToken: true })).toEqual(signIn);
  });
});
