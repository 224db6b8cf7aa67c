// The 13 demo accounts, as the API answers them.
import type { User } from 'shared-contracts/entity/user';

type Account = Pick<User, 'companyName' | 'empNo' | 'orgType' | 'permissions'> & Partial<User>;

function account({ companyName, empNo, orgType, permissions, ...rest }: Account): User {
  return {
    name: `Employee ${empNo}`,
    empNo,
    companyName,
    permissions,
    isWeakPassword: false,
    authToken: `token-${empNo}`,
    orgType,
    circleName: orgType === 'Company' ? null : 'Circle',
    divisionName: null,
    subdivisionName: orgType === 'Subdivision' ? 'Sub Division' : null,
    substationName: orgType === 'Substation' ? 'Substation' : null,
    eurjaCode: '95000000',
    trimEurjaCode: '95',
    ...rest,
  };
}

export const demoUsers = {
  '1001': account({ companyName: 'GETCO', empNo: '1001', orgType: 'Substation', permissions: [] }),
  '1002': account({ companyName: 'GETCO', empNo: '1002', orgType: 'Circle', permissions: [] }),
  '1003': account({ companyName: 'GETCO', empNo: '1003', orgType: 'Company', permissions: ['super-admin'] }),
  '1004': account({ companyName: 'GETCO', empNo: '1004', orgType: 'Division', permissions: ['manage-substation'] }),
  '1005': account({ companyName: 'GETCO', empNo: '1005', orgType: 'Division', permissions: ['getco-manage-employee'] }),
  '1006': account({ companyName: 'GETCO', empNo: '1006', orgType: 'Substation', permissions: [], isWeakPassword: true }),
  '1007': account({ companyName: 'GETCO', empNo: '1007', orgType: 'Company', permissions: ['super admin'] }),
  '2001': account({ companyName: 'GUVNL', empNo: '2001', orgType: 'Company', permissions: [] }),
  '2002': account({ companyName: 'GUVNL', empNo: '2002', orgType: 'Company', permissions: ['admin'] }),
  '3001': account({ companyName: 'DGVCL', empNo: '3001', orgType: 'Company', permissions: [] }),
  '3101': account({ companyName: 'MGVCL', empNo: '3101', orgType: 'Circle', permissions: [] }),
  '3201': account({ companyName: 'PGVCL', empNo: '3201', orgType: 'Division', permissions: [] }),
  '3301': account({ companyName: 'UGVCL', empNo: '3301', orgType: 'Subdivision', permissions: [] }),
} as const satisfies Record<string, User>;

export type DemoAccount = keyof typeof demoUsers;
