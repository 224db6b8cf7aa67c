import { defineEndpoint } from '../../endpoint';
import { accountRow } from '../../entity/account';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listAccounts = defineEndpoint({
  name: 'listAccounts',
  doc: 'Grid A: employees with their permissions, deactivated ones among them.',
  method: 'GET',
  path: '/account',
  access: 'session',
  permission: 'manageEmployees',
  query: gridAQuery,
  response: gridAResponse(accountRow),
  csv: true,
  errors: [400, 401, 403],
});
