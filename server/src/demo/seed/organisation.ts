import type { Company } from 'shared-contracts/constant/company';
import type { Point } from './geography';

export const orgTypes = { company: 1, circle: 2, division: 3, subdivision: 4, substation: 5 } as const;

/** A row of `organisation`: the names above an office, and its own. */
export interface Organisation {
  code: string;
  orgType: (typeof orgTypes)[keyof typeof orgTypes];
  name: string;
  companyName: Company;
  circleName: string | null;
  divisionName: string | null;
  subdivisionName: string | null;
  substationName: string | null;
}

/** An office with a place on the map: what lies nearest to it belongs to it. */
export interface LocatedOffice extends Organisation, Point {}

export const organisationColumns = [
  'code', 'org_type', 'name', 'company_name', 'circle_name', 'division_name', 'subdivision_name', 'substation_name',
] as const;

export function organisationRow(office: Organisation) {
  return [
    office.code, office.orgType, office.name, office.companyName, office.circleName, office.divisionName, office.subdivisionName,
    office.substationName,
  ];
}
