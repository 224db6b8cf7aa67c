import { defineEndpoint } from '../../endpoint';
import { auditRow } from '../../entity/audit-entry';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listAudit = defineEndpoint({
  name: 'listAudit',
  doc: 'Grid A: who changed what, when, from what, to what; newest first.',
  method: 'GET',
  path: '/audit',
  access: 'session',
  permission: 'readAudit',
  query: gridAQuery,
  response: gridAResponse(auditRow),
  csv: true,
  errors: [400, 401, 403],
});
