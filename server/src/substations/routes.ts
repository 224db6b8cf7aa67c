import { fileNames } from 'shared-contracts/constant/limit';
import { createSubstation } from 'shared-contracts/endpoint/substations/create-substation';
import { listSubstations } from 'shared-contracts/endpoint/substations/list-substations';
import { searchDivision } from 'shared-contracts/endpoint/substations/search-division';
import { searchSubdivision } from 'shared-contracts/endpoint/substations/search-subdivision';
import type { SubstationRow } from 'shared-contracts/entity/substation';
import { answerGridB } from '../grid/answer-grid-b';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { addSubstation } from './add-substation';
import { findDivisions, findSubdivisions } from './search-site';
import { substationList, substationScope } from './substation-list';

export function registerSubstations(router: Router, services: Services): void {
  const { db } = services;

  router.handle(listSubstations, async ({ input: { body }, caller, left }) => {
    const scope = substationScope(caller.principal.user);
    const reader = { id: caller.principal.employeeId, left };
    return answerGridB<SubstationRow>(services, { query: body, source: substationList, scope, fileName: fileNames.substations, reader });
  }, { weight: ({ body }) => (body.download ? 0 : 1) });

  router.handle(searchDivision, async ({ input: { query }, caller }) => ({
    data: await findDivisions(db, caller.principal.user, query.search),
  }));

  router.handle(searchSubdivision, async ({ input: { query }, caller }) => ({
    data: await findSubdivisions(db, caller.principal.user, query.search),
  }));

  router.handle(createSubstation, async ({ input: { body }, caller }) => {
    await addSubstation(services, caller.principal, body);
    return success('substations.created');
  });
}
