import { sql } from 'kysely';
import { fileNames } from 'shared-contracts/constant/limit';
import { listSecurityEvents } from 'shared-contracts/endpoint/security/list-security-events';
import { securityFields, type SecurityRow } from 'shared-contracts/entity/security-event';
import { keepsEverything } from '../access/suite-scope';
import { answerGridA } from '../grid/answer-grid-a';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';
import type { Router } from '../http/router';
import type { Services } from '../services/services';

const columns = tableColumns(securityFields, {});

const source: ListSource = {
  table: 'security_event',
  joins: {},
  columns: Object.values(columns),
  defaultOrder: [{ column: columns.at, direction: 'desc' }],
  tieBreak: columns.id,
};

export function registerSecurityTrail(router: Router, services: Services): void {
  router.handle(listSecurityEvents, async ({ input: { query }, caller: { principal: { employeeId, user } }, left }) => {
    const scope = keepsEverything(user) ? sql<boolean>`true` : sql<boolean>`o.company_name = ${user.companyName}`;
    const reader = { id: employeeId, left };
    return answerGridA<SecurityRow>(services, { query, source, scope, fileName: fileNames.security, reader });
  });
}
