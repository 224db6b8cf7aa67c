// The permission table for the 13 demo accounts, written out: what each of them is
// shown and may do. The API test and the browser test of the suite walk this one table.
// It imports nothing at run time, so that a browser test can read it as it stands.
import type { Company } from '../constant/company';

/** One account and what is open to them. */
export interface PermissionRow {
  readonly company: Company;
  readonly empNo: string;
  /** Modules in the bar of wide screens, Manage in the menu of small ones. */
  readonly modulesMenu: boolean;
  readonly manageMenu: boolean;
  /** They are told of remote-admin, so that /modules opens. */
  readonly adminRemote: boolean;
  readonly substationTile: boolean;
  readonly employeeTile: boolean;
  /** Routes and calls of either screen: both spellings of the highest permission are the same person there. */
  readonly manageSubstations: boolean;
  readonly manageEmployees: boolean;
  /** Feeders, offices, imports, webhooks and the audit trail: of the demo accounts only administrators have them. */
  readonly manageMasterData: boolean;
  /** Home cards, the pending report and both counts. */
  readonly pendingReport: boolean;
  /** Weak password: nothing but /change-password opens in the browser. */
  readonly isForcedToChangePassword?: true;
}

const nothing = {
  modulesMenu: false,
  manageMenu: false,
  adminRemote: false,
  substationTile: false,
  employeeTile: false,
  manageSubstations: false,
  manageEmployees: false,
  manageMasterData: false,
} as const;

/** The 13 accounts, in the order of the demo accounts. */
export const permissionMatrix: readonly PermissionRow[] = [
  { company: 'GETCO', empNo: '1001', ...nothing, pendingReport: true },
  { company: 'GETCO', empNo: '1002', ...nothing, pendingReport: true },
  // super-admin: the compact menu and the Substation tile ask for the other spelling.
  {
    company: 'GETCO', empNo: '1003', modulesMenu: true, manageMenu: false, adminRemote: true,
    substationTile: false, employeeTile: true, manageSubstations: true, manageEmployees: true, manageMasterData: true, pendingReport: true,
  },
  // manage-substation
  {
    company: 'GETCO', empNo: '1004', modulesMenu: true, manageMenu: true, adminRemote: true,
    substationTile: true, employeeTile: false, manageSubstations: true, manageEmployees: false, manageMasterData: false,
    pendingReport: true,
  },
  // getco-manage-employee
  {
    company: 'GETCO', empNo: '1005', modulesMenu: true, manageMenu: true, adminRemote: true,
    substationTile: false, employeeTile: true, manageSubstations: false, manageEmployees: true, manageMasterData: false,
    pendingReport: true,
  },
  { company: 'GETCO', empNo: '1006', ...nothing, pendingReport: true, isForcedToChangePassword: true },
  // super admin: the wide bar and the Employee tile ask for the other spelling.
  {
    company: 'GETCO', empNo: '1007', modulesMenu: false, manageMenu: true, adminRemote: true,
    substationTile: true, employeeTile: false, manageSubstations: true, manageEmployees: true, manageMasterData: true, pendingReport: true,
  },
  { company: 'GUVNL', empNo: '2001', ...nothing, pendingReport: true },
  // admin
  {
    company: 'GUVNL', empNo: '2002', modulesMenu: true, manageMenu: true, adminRemote: true,
    substationTile: true, employeeTile: true, manageSubstations: true, manageEmployees: true, manageMasterData: true, pendingReport: true,
  },
  { company: 'DGVCL', empNo: '3001', ...nothing, pendingReport: false },
  { company: 'MGVCL', empNo: '3101', ...nothing, pendingReport: false },
  { company: 'PGVCL', empNo: '3201', ...nothing, pendingReport: false },
  { company: 'UGVCL', empNo: '3301', ...nothing, pendingReport: false },
];
