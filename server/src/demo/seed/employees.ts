import { type Company, discoms } from 'shared-contracts/constant/company';
import { demoAccounts } from './demo-accounts';
import { type Organisation, orgTypes } from './organisation';
import { emailAddress, mobileNumber, personName } from './person';
import { createRandom, type Random } from './random';

export interface Employee {
  company: Company;
  empNo: string;
  name: string;
  designation: string;
  email: string | null;
  mobile: string | null;
  organizationCode: string;
  /** Null for a person who only fills the list: nobody knows the password. */
  password: string | null;
  permissions: readonly string[];
}

/** Titles by the kind of office. */
export const titles: Readonly<Record<Organisation['orgType'], readonly string[]>> = {
  1: [
    'General Manager', 'Chief Engineer', 'Additional Chief Engineer', 'Superintending Engineer', 'Executive Engineer', 'Company Secretary',
    'Law Officer', 'Chief Finance Manager', 'System Analyst', 'Programmer', 'Public Relations Officer', 'Private Secretary',
    'Superintendent of Police',
  ],
  2: [
    'Superintending Engineer', 'Executive Engineer', 'Deputy Engineer', 'Controller of Accounts', 'Accounts Officer', 'Personnel Officer',
    'Safety Officer', 'Police Inspector', 'Senior Assistant', 'Draughtsman', 'Driver',
  ],
  3: [
    'Executive Engineer', 'Deputy Engineer', 'Junior Engineer', 'Deputy Superintendent of Accounts', 'Senior Accountant', 'Cashier',
    'Store Keeper', 'Senior Assistant', 'Junior Assistant', 'Testing Assistant', 'Line Inspector', 'Head Constable', 'Driver', 'Peon',
  ],
  4: [
    'Deputy Engineer', 'Junior Engineer', 'Line Inspector', 'Senior Lineman', 'Lineman', 'Assistant Lineman', 'Meter Reader',
    'Junior Assistant', 'Electrical Assistant', 'Apprentice Lineman',
  ],
  5: [
    'Deputy Engineer', 'Junior Engineer', 'Operator', 'Senior Operator', 'Assistant Operator', 'Shift In-charge', 'Electrical Assistant',
    'Helper', 'Apprentice Electrician', 'Vidyut Sahayak (Junior Engineer)', 'Security Guard',
  ],
};

/** In a hundred employees, most are those of GETCO, because the employee screens are its own. */
const getcoShare = 0.86;
const guvnlShare = 0.02;
const firstEmpNo = 10_001;

/** The demo accounts, then invented people in real offices. */
export function* listEmployees(count: number, offices: readonly Organisation[]): Generator<Employee> {
  const random = createRandom('employees');
  for (const account of demoAccounts) {
    const { company, empNo, name } = account;
    yield { ...account, email: emailAddress(name, empNo, company), mobile: mobileNumber(random) };
  }
  const pickOffice = createOfficePicker(random, offices);
  for (let index = demoAccounts.length; index < count; index += 1) {
    const office = pickOffice();
    const empNo = String(firstEmpNo + index);
    const name = personName(random);
    const company = office.companyName;
    yield {
      company, empNo, name, designation: random.pick(titles[office.orgType]), organizationCode: office.code, password: null,
      permissions: [],
      // Records from before the mail system have gaps, and the edit screen asks for them.
      email: random.chance(0.94) ? emailAddress(name, empNo, company) : null,
      mobile: random.chance(0.97) ? mobileNumber(random) : null,
    };
  }
}

function createOfficePicker(random: Random, offices: readonly Organisation[]): () => Organisation {
  const byCompany = (company: Company) => offices.filter((office) => office.companyName === company);
  const getco = byCompany('GETCO');
  const substations = getco.filter((office) => office.orgType === orgTypes.substation);
  const otherGetco = getco.filter((office) => office.orgType !== orgTypes.substation);
  const guvnl = byCompany('GUVNL');
  const distribution = discoms.flatMap(byCompany);
  return () => {
    const draw = random.next();
    if (draw < guvnlShare) return random.pick(guvnl);
    if (draw > guvnlShare + getcoShare) return random.pick(distribution);
    return random.pick(random.chance(0.72) ? substations : otherGetco);
  };
}
