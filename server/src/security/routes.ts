import { sql } from 'kysely';
import { fileNames } from 'shared-contracts/constant/limit';
import { listSecurityEvents } from 'shared-contracts/endpoint/security/list-security-events';
import type { SecurityRow } from 'shared-contracts/entity/security-event';
import { keepsEverything } from '../access/suite-scope';
import { answerGridA } from '../grid/answer-grid-a';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { securityList } from './security-list';

export function registerSecurityTrail(router: Router, services: Services): void {
  router.handle(listSecurityEvents, async ({ input: { query }, caller: { principal: { employeeId, user } }, language, left }) => {
    const scope = keepsEverything(user) ? sql<boolean>`true` : sql<boolean>`o.company_name = ${user.companyName}`;
    const source = securityList(user.language ?? language ?? undefined);
    const reader = { id: employeeId, left };
    return answerGridA<SecurityRow>(services, { query, source, scope, fileName: fileNames.security, reader });
  });
}
