import { sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import type { OrganisationHit } from 'shared-contracts/entity/employee';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import type { Database } from '../database/database';
import { searchOffice } from '../organisations/search-office';

/** Offices of GETCO that the officer may send somebody to. */
export async function searchPlaceOfWork(db: Database, user: Principal['user'], text: string): Promise<OrganisationHit[]> {
  const isGetco = sql<boolean>`o.code like ${`${limits.getcoEurjaPrefix}%`}`;
  const hits = await searchOffice(db, { text, within: sql<boolean>`${isGetco} and ${organisationScope(user, 'o.code')}` });
  return hits.map((hit) => ({
    trimmedCode: hit.trimmed_code, organizationCode: hit.code, orgType: hit.org_type,
    companyName: hit.company_name, circleName: hit.circle_name, divisionName: hit.division_name, substationName: hit.substation_name,
  }));
}
