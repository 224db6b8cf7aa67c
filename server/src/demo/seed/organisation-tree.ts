import { type Company, type Discom, discoms } from 'shared-contracts/constant/company';
import { anchorOf } from './anchor';
import seed from './data/org-seed.json';
import { eurjaCode } from './eurja-code';
import type { Point } from './geography';
import { type LocatedOffice, type Organisation, orgTypes } from './organisation';
import { listSubdivisions } from './subdivisions';

export interface OrganisationTree {
  /** Companies, circles and divisions of all six companies. */
  offices: readonly Organisation[];
  getcoDivisions: readonly LocatedOffice[];
  subdivisions: readonly LocatedOffice[];
}

const absent = { circleName: null, divisionName: null, subdivisionName: null, substationName: null };

function companyOffice(company: Company): Organisation {
  return { ...absent, code: eurjaCode(company), orgType: orgTypes.company, name: company, companyName: company };
}

function circlesOf(company: Discom | 'GETCO'): { circles: Organisation[]; divisions: LocatedOffice[] } {
  const circles: Organisation[] = [];
  const divisions: LocatedOffice[] = [];
  seed.companies[company].circles.forEach((circle, circleIndex) => {
    const circleNumber = circleIndex + 1;
    circles.push({
      ...absent, code: eurjaCode(company, circleNumber), orgType: orgTypes.circle, name: circle.name, companyName: company,
      circleName: circle.name,
    });
    const centre = circleCentre(company, [circle.name, ...circle.divisions]);
    circle.divisions.forEach((division, divisionIndex) => {
      divisions.push({
        ...absent, ...(anchorOf(division, company, centre) ?? centre),
        code: eurjaCode(company, circleNumber, divisionIndex + 1), orgType: orgTypes.division, name: division,
        companyName: company, circleName: circle.name, divisionName: division,
      });
    });
  });
  return { circles, divisions };
}

/** The first of the names that is on the map. */
function circleCentre(company: Company, names: readonly string[]): Point {
  for (const name of names) {
    const anchor = anchorOf(name, company);
    if (anchor !== null) return anchor;
  }
  throw new RangeError(`No office of the circle ${names[0]} is on the map.`);
}

/** The whole tree down to divisions and sub-divisions; it is the same in every profile. */
export function buildOrganisationTree(): OrganisationTree {
  const getco = circlesOf('GETCO');
  const offices: Organisation[] = [companyOffice('GUVNL'), companyOffice('GETCO'), ...getco.circles, ...getco.divisions];
  const subdivisions: LocatedOffice[] = [];
  for (const discom of discoms) {
    const { circles, divisions } = circlesOf(discom);
    offices.push(companyOffice(discom), ...circles, ...divisions);
    subdivisions.push(...listSubdivisions(discom, divisions, seed.companies[discom].subdivisions));
  }
  return { offices, getcoDivisions: getco.divisions, subdivisions };
}
