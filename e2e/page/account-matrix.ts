import { type Account, accounts } from '../harness/account';

interface Expectation {
  readonly account: Account;
  /** The Modules item of the desktop menu. */
  readonly hasModules: boolean;
  /** Column titles of the Outage List before the user has chosen any (docs/product.md#the-wire). */
  readonly columns: readonly string[];
}

const shared = [
  'Id',
  'Feeder Id',
  'Feeder Name',
  'Category',
  'Operation Type',
  'Interruption Category',
  'Occurrence Time',
  'Restoration Time',
  'Duration',
];
const getco = ['Sub Station', ...shared];
const discom = ['Discom', 'Discom Circle', 'Discom Division', 'Sub Division', 'Sub Station', ...shared];

/** Menu and columns of each demo account, written from docs/product.md#permissions and docs/product.md#column-visibility. */
export const accountMatrix: readonly Expectation[] = [
  { account: accounts.substationOperator, hasModules: false, columns: ['Action', ...getco] },
  { account: accounts.circleOffice, hasModules: false, columns: getco },
  { account: accounts.superAdmin, hasModules: true, columns: getco },
  { account: accounts.substationManager, hasModules: true, columns: getco },
  { account: accounts.employeeManager, hasModules: true, columns: getco },
  { account: accounts.superAdminSpaced, hasModules: false, columns: getco },
  { account: accounts.parentOffice, hasModules: false, columns: discom },
  { account: accounts.parentAdmin, hasModules: true, columns: discom },
  { account: accounts.discomCompany, hasModules: false, columns: discom },
  { account: accounts.discomCircle, hasModules: false, columns: discom },
  { account: accounts.discomDivision, hasModules: false, columns: discom },
  { account: accounts.discomSubdivision, hasModules: false, columns: discom },
];
