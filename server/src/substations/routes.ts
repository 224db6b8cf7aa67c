import { fileNames } from 'shared-contracts/constant/limit';
import { createSubstation } from 'shared-contracts/endpoint/substation/create-substation';
import { listSubstations } from 'shared-contracts/endpoint/substation/list-substations';
import { searchDivision } from 'shared-contracts/endpoint/substation/search-division';
import { searchSubdivision } from 'shared-contracts/endpoint/substation/search-subdivision';
import type { SubstationRow } from 'shared-contracts/entity/substation';
import type { Principal } from '../access/principal';
import { requireCapability } from '../access/require-capability';
import { answerGridB } from '../grid/answer-grid-b';
import type { Caller } from '../http/gate';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { addSubstation } from './add-substation';
import { findDivisions, findSubdivisions } from './search-site';
import { substationList, substationScope } from './substation-list';

function permitted({ principal }: Caller): Principal {
  requireCapability(principal, 'manageSubstations');
  return principal;
}

export function registerSubstations(router: Router, services: Services): void {
  const { db } = services;

  router.handle(listSubstations, async ({ input: { body }, caller }) => {
    const scope = substationScope(permitted(caller).user);
    return answerGridB<SubstationRow>(services, { query: body, source: substationList, scope, fileName: fileNames.substations });
  });

  router.handle(searchDivision, async ({ input: { query }, caller }) => ({ data: await findDivisions(db, permitted(caller).user, query.search) }));

  router.handle(searchSubdivision, async ({ input: { query }, caller }) => ({ data: await findSubdivisions(db, permitted(caller).user, query.search) }));

  router.handle(createSubstation, async ({ input: { body }, caller }) => {
    await addSubstation(services, permitted(caller), body);
    return { status: 'Success' as const, message: 'Substation created successfully.' };
  });
}
