import { fileNames } from 'shared-contracts/constant/limit';
import { getOtPendingCount, getPendingInterruptionTypeCount } from 'shared-contracts/endpoint/dashboard/get-pending-count';
import { listPendingOutages } from 'shared-contracts/endpoint/report/list-pending-outages';
import type { PendingOutageRow } from 'shared-contracts/entity/pending-outage';
import { may } from 'shared-contracts/rule/permission';
import type { Principal } from '../access/principal';
import { answerGridB } from '../grid/answer-grid-b';
import type { Caller } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { countPendingOutages, pendingOutages, pendingScope } from './pending-outages';

/** The caller, if he may see what is pending (section 6: GETCO and GUVNL). */
function permitted({ principal: { user } }: Caller): Principal['user'] {
  if (!may(user, 'pendingReport')) throw new Refusal('notPermitted');
  return user;
}

export function registerReports(router: Router, services: Services): void {
  const { db } = services;

  router.handle(listPendingOutages, async ({ input: { body }, caller }) => {
    const scope = pendingScope(permitted(caller));
    return answerGridB<PendingOutageRow>(services, { query: body, source: pendingOutages, scope, fileName: fileNames.pendingReport });
  });

  router.handle(getPendingInterruptionTypeCount, async ({ caller }) => ({ data: { count: await countPendingOutages(db, permitted(caller)) } }));

  router.handle(getOtPendingCount, async ({ caller }) => ({ data: await countPendingOutages(db, permitted(caller)) }));
}
