import type { Company } from 'shared-contracts/constant/company';
import { eurjaCode } from './eurja-code';
import { homeSubstationCode } from './home-substation';

/** An account that everybody may sign in to where the demo is on. */
interface DemoAccount {
  company: Company;
  empNo: string;
  password: string;
  /** What it is there for, as `npm start` prints it. */
  who: string;
  name: string;
  designation: string;
  organizationCode: string;
  permissions: readonly string[];
}

const demoPassword = 'Demo@1234';
/** Breaks every rule for passwords, so that its owner is sent to Change Password. */
export const weakDemoPassword = 'demo';

const gondal = { circle: 4, division: 1 } as const;
const rajkot = { circle: 4, division: 2 } as const;

export const demoAccounts: readonly DemoAccount[] = [
  account('GETCO', '1001', 'substation operator (row actions)', 'Ramesh K Vaghela', 'Operator', homeSubstationCode),
  account('GETCO', '1002', 'circle office', 'Hetal J Trivedi', 'Superintending Engineer', eurjaCode('GETCO', gondal.circle)),
  account('GETCO', '1003', 'head office', 'Sanjay M Desai', 'Chief Engineer', eurjaCode('GETCO'), ['super-admin']),
  account('GETCO', '1004', 'division', 'Nilesh P Gajjar', 'Executive Engineer', eurjaCode('GETCO', gondal.circle, gondal.division), [
    'manage-substation',
  ]),
  account(
    'GETCO', '1005', 'division', 'Parul D Joshi', 'Deputy Superintendent of Accounts', eurjaCode('GETCO', rajkot.circle, rajkot.division),
    ['getco-manage-employee'],
  ),
  {
    ...account(
      'GETCO', '1006', 'substation operator, weak password', 'Vipul R Makwana', 'Operator',
      eurjaCode('GETCO', rajkot.circle, rajkot.division, 1),
    ),
    password: weakDemoPassword,
  },
  {
    ...account('GETCO', '1007', 'head office', 'Kirit B Mehta', 'Additional Chief Engineer', eurjaCode('GETCO'), ['super admin']),
    who: 'head office, permission super admin (the other spelling)',
  },
  account('GUVNL', '2001', 'head office', 'Bhavna S Pandya', 'General Manager', eurjaCode('GUVNL')),
  account('GUVNL', '2002', 'head office', 'Girish H Shah', 'Additional General Manager', eurjaCode('GUVNL'), ['admin']),
  account('DGVCL', '3001', 'company office', 'Mitesh N Desai', 'Chief Engineer', eurjaCode('DGVCL')),
  account('MGVCL', '3101', 'circle office', 'Komal V Padhiyar', 'Superintending Engineer', eurjaCode('MGVCL', 3)),
  account('PGVCL', '3201', 'division office', 'Jignesh L Zala', 'Executive Engineer', eurjaCode('PGVCL', 2, 2)),
  account('UGVCL', '3301', 'sub-division office', 'Alpesh C Chaudhari', 'Deputy Engineer', eurjaCode('UGVCL', 2, 1, 6)),
];

function account(
  company: Company,
  empNo: string,
  office: string,
  name: string,
  designation: string,
  organizationCode: string,
  permissions: readonly string[] = [],
): DemoAccount {
  const who = [office, ...permissions.map((permission) => `permission ${permission}`)].join(', ');
  return { company, empNo, password: demoPassword, who, name, designation, organizationCode, permissions };
}
