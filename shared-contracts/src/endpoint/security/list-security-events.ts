import { defineEndpoint } from '../../endpoint';
import { securityRow } from '../../entity/security-event';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listSecurityEvents = defineEndpoint({
  name: 'listSecurityEvents',
  doc: 'Grid A: sign-ins, failed ones, sign-outs and what happened to accounts, with address and device; kept for a year; newest first.',
  method: 'GET',
  path: '/security-event',
  access: 'session',
  permission: 'readAudit',
  query: gridAQuery,
  response: gridAResponse(securityRow),
  csv: true,
  errors: [400, 401, 403],
});
