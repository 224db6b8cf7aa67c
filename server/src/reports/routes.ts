import { fileNames } from 'shared-contracts/constant/limit';
import { getLiveCount } from 'shared-contracts/endpoint/reports/get-live-count';
import { getOtPendingCount, getPendingInterruptionTypeCount } from 'shared-contracts/endpoint/reports/get-pending-count';
import { listPendingOutages } from 'shared-contracts/endpoint/reports/list-pending-outages';
import type { PendingOutageRow } from 'shared-contracts/entity/pending-outage';
import { answerGridB } from '../grid/answer-grid-b';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { countLiveOutages } from './live-count';
import { countPendingOutages, pendingOutages, pendingScope } from './pending-outages';

export function registerReports(router: Router, services: Services): void {
  const { db, now } = services;

  router.handle(listPendingOutages, async ({ input: { body }, caller, left }) => {
    const scope = pendingScope(caller.principal.user);
    const reader = { id: caller.principal.employeeId, left };
    const { pendingReport: fileName } = fileNames;
    return answerGridB<PendingOutageRow>(services, { query: body, source: pendingOutages, scope, fileName, reader });
  }, { weight: ({ body }) => (body.download ? 0 : 1) });

  router.handle(getPendingInterruptionTypeCount, async ({ caller }) => ({
    data: { count: await countPendingOutages(db, caller.principal.user) },
  }));

  router.handle(getOtPendingCount, async ({ caller }) => ({ data: await countPendingOutages(db, caller.principal.user) }));

  router.handle(getLiveCount, async ({ caller }) => ({ data: { count: await countLiveOutages(db, caller.principal.user, now()) } }));
}
