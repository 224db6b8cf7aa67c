import { defineEndpoint } from '../../endpoint';
import { pendingOutageRow } from '../../entity/pending-outage';
import { gridBBody, gridBResponse } from '../../grid/grid-b';

export const listPendingOutages = defineEndpoint({
  name: 'listPendingOutages',
  doc: 'Grid B: outages since 2023-12-01 whose interruption category is pending; GETCO and GUVNL only.',
  method: 'POST',
  path: '/report/outage-type-pending',
  access: 'session',
  permission: 'pendingReport',
  body: gridBBody,
  response: gridBResponse(pendingOutageRow),
  csv: true,
  errors: [400, 401, 403],
});
