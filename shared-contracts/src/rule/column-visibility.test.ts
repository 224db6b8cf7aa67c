import { describe, expect, it } from '@jest/globals';
import { companies } from '../constant/company';
import { orgTypes } from '../entity/user';
import { discomColumns, getcoColumns, hasExternalAction, hasRowActions, officeColumns } from './column-visibility';

const who = { companyName: 'GETCO', orgType: 'Company', substationName: null, subdivisionName: null } as const;

describe('columns of the outage list', () => {
  it.each([
    ['GUVNL', 'shown', 'absent'],
    ['GETCO', 'absent', 'hidden'],
    ['DGVCL', 'shown', 'absent'],
    ['MGVCL', 'shown', 'absent'],
    ['PGVCL', 'shown', 'absent'],
    ['UGVCL', 'shown', 'absent'],
  ] as const)('%s: Discom columns %s, Getco columns %s', (companyName, discom, getco) => {
    expect([discomColumns({ ...who, companyName }), getcoColumns({ ...who, companyName })]).toEqual([discom, getco]);
  });

  it.each(companies)('%s: row actions for GETCO with a substation, the external link for sub-divisions of discoms', (companyName) => {
    const atSubstation = { ...who, companyName, orgType: 'Substation', substationName: 'Anjar' } as const;
    const atSubdivision = { ...who, companyName, orgType: 'Subdivision', subdivisionName: 'Gondal' } as const;
    expect([hasRowActions({ ...who, companyName }), hasExternalAction({ ...who, companyName })]).toEqual([false, false]);
    expect(hasRowActions(atSubstation)).toBe(companyName === 'GETCO');
    expect(hasExternalAction(atSubdivision)).toBe(companyName !== 'GETCO' && companyName !== 'GUVNL');
  });
});

describe('office columns', () => {
  it('of the substation list follow the level of the office', () => {
    const shown = orgTypes.map((orgType) => [
      orgType,
      Object.entries(officeColumns({ ...who, orgType })).flatMap(([name, isShown]) => (isShown ? [name] : [])),
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      Company: ['circle', 'division', 'substation'],
      Circle: ['division', 'substation'],
      Division: ['substation'],
      Subdivision: [],
      Substation: [],
    });
  });
});
