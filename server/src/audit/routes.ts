import { fileNames } from 'shared-contracts/constant/limit';
import { listAudit } from 'shared-contracts/endpoint/audit/list-audit';
import type { AuditRow } from 'shared-contracts/entity/audit-entry';
import { answerGridA } from '../grid/answer-grid-a';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { auditList, auditScope } from './audit-list';

export function registerAudit(router: Router, services: Services): void {
  router.handle(listAudit, async ({ input: { query }, caller: { principal: { employeeId, user } }, language, left }) => {
    const reader = { id: employeeId, left };
    const source = auditList(user.language ?? language ?? undefined);
    return answerGridA<AuditRow>(services, { query, source, scope: auditScope(user), fileName: fileNames.audit, reader });
  });
}
