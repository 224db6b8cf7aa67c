import { describe, expect, it } from '@jest/globals';
import { companyPrefixes } from './eurja-code';
import { orgTypes } from './organisation';
import { buildOrganisationTree } from './organisation-tree';

const { offices, getcoDivisions, subdivisions } = buildOrganisationTree();
const all = [...offices, ...subdivisions];
const count = (company: string, orgType: number) =>
  all.filter((office) => office.companyName === company && office.orgType === orgType).length;

describe('organisation tree', () => {
  it('has the companies, circles, divisions and sub-divisions of the state', () => {
    expect(offices.filter((office) => office.orgType === orgTypes.company)).toHaveLength(6);
    expect(getcoDivisions).toHaveLength(57);
    const sizes = ['GETCO', 'PGVCL', 'UGVCL', 'MGVCL', 'DGVCL'].map((company) => [count(company, 2), count(company, 3), count(company, 4)]);
    expect(sizes).toEqual([[13, 57, 0], [12, 46, 281], [4, 22, 144], [5, 20, 130], [4, 19, 131]]);
  });

  it('gives each office a code of its own, under the code of the office above it', () => {
    const codes = new Set(all.map((office) => office.code));
    expect(codes.size).toBe(all.length);
    for (const { code, companyName, orgType } of all) {
      expect(code).toMatch(/^\d{8}$/);
      expect(code.slice(0, 2)).toBe(companyPrefixes[companyName]);
      const level = Math.min(orgType, 4);
      expect(code.slice(2 * level)).toMatch(/^(00)*$/);
      expect(codes.has(code.slice(0, 2 * Math.max(1, level - 1)).padEnd(8, '0'))).toBe(true);
    }
  });

  it('names sub-divisions once in a company, after towns', () => {
    for (const company of ['PGVCL', 'UGVCL', 'MGVCL', 'DGVCL']) {
      const names = subdivisions.filter((office) => office.companyName === company).map((office) => office.name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(subdivisions.map((office) => office.name)).toContain('Gondal Rural-1');
  });
});
