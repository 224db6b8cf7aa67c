import type { User } from 'shared-contracts/entity/user';

/** A GETCO substation operator, with the changes of `changes`. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    name: 'Demo Operator',
    empNo: '1001',
    companyName: 'GETCO',
    permissions: [],
    isWeakPassword: false,
    authToken: 'token-1001',
    orgType: 'Substation',
    circleName: 'Amreli',
    divisionName: 'Amreli',
    subdivisionName: null,
    substationName: 'Savarkundla',
    eurjaCode: '95010101',
    trimEurjaCode: '95010101',
    ...changes,
  };
}
