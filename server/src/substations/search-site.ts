// The two searches of the Add Substation screen: the division of a substation, and the sub-division that it feeds.
import { sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import type { DivisionHit, SubdivisionHit } from 'shared-contracts/entity/substation';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { organisationScope } from '../access/scope';
import type { Database } from '../database/database';
import { searchOffice } from '../organisations/search-office';
import { orgTypes } from './org-type';

type User = Principal['user'];

/** Divisions of GETCO at or below the caller's office: elsewhere they may not add a substation. */
export async function findDivisions(db: Database, user: User, text: string): Promise<DivisionHit[]> {
  const within = sql<boolean>`o.org_type = ${orgTypes.division} and o.code like ${`${limits.getcoEurjaPrefix}%`}
    and ${organisationScope(user, 'o.code')}`;
  const hits = await searchOffice(db, { text, within });
  return hits.map(({ name, circle_name, code }) => ({ circleName: circle_name, divisionName: name, eurjaCode: code }));
}

/** Sub-divisions of the discoms: of all four for GETCO and GUVNL, of their own for a discom's officer. */
export async function findSubdivisions(db: Database, user: User, text: string): Promise<SubdivisionHit[]> {
  const scope = scopeHierarchyOf(user.companyName) === 'subdivision' ? organisationScope(user, 'o.code') : sql<boolean>`true`;
  const hits = await searchOffice(db, { text, within: sql<boolean>`o.org_type = ${orgTypes.subdivision} and ${scope}` });
  return hits.map(({ name, company_name, circle_name, division_name, code }) => ({
    companyName: company_name,
    circleName: circle_name,
    divisionName: division_name,
    subdivisionName: name,
    eurjaCode: code,
  }));
}
