import { describe, expect, it } from '@jest/globals';
import { designations } from 'shared-contracts/constant/designation';
import { demoAccounts } from './demo-accounts';
import { listEmployees, titles } from './employees';
import { buildOrganisationTree } from './organisation-tree';
import { sizeOf } from './profile';
import { buildSubstations } from './substations';

const tree = buildOrganisationTree();
const offices = [...tree.offices, ...tree.subdivisions, ...buildSubstations(sizeOf('demo', 1), tree)];
const employees = [...listEmployees(1_200, offices)];

describe('employees', () => {
  it('begin with the 13 demo accounts, in offices that exist', () => {
    expect(demoAccounts).toHaveLength(13);
    expect(employees.slice(0, 13).map(({ company, empNo, password }) => `${company} ${empNo} ${password}`)).toEqual(
      demoAccounts.map(({ company, empNo, password }) => `${company} ${empNo} ${password}`),
    );
    const codes = new Set(offices.map((office) => office.code));
    expect(employees.filter((employee) => !codes.has(employee.organizationCode))).toEqual([]);
  });

  it('are mostly GETCO’s, with a number of their own and a title from the list', () => {
    expect(employees).toHaveLength(1_200);
    expect(employees.filter((employee) => employee.company === 'GETCO').length / employees.length).toBeCloseTo(0.86, 1);
    expect(new Set(employees.map((employee) => `${employee.company} ${employee.empNo}`)).size).toBe(1_200);
    expect(new Set(designations).size).toBe(designations.length);
    const used = new Set([...Object.values(titles).flat(), ...employees.map((employee) => employee.designation)]);
    expect([...used].filter((title) => !designations.includes(title))).toEqual([]);
  });

  it('have mobile numbers of ten digits and addresses that reach nobody', () => {
    const isUnfit = (text: string | null, shape: RegExp) => text !== null && !shape.test(text);
    expect(employees.filter(({ mobile }) => isUnfit(mobile, /^[89]\d{9}$/))).toEqual([]);
    expect(employees.filter(({ email }) => isUnfit(email, /^[^@\s]+@[^@\s]+\.example$/))).toEqual([]);
  });
});
