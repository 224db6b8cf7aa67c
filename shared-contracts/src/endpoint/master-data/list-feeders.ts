import { defineEndpoint } from '../../endpoint';
import { feederRow } from '../../entity/feeder';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listFeeders = defineEndpoint({
  name: 'listFeeders',
  doc: 'Grid A: the feeders of the caller, retired ones among them.',
  method: 'GET',
  path: '/feeder',
  access: 'session',
  permission: 'manageFeeders',
  query: gridAQuery,
  response: gridAResponse(feederRow),
  csv: true,
  errors: [400, 401, 403],
});
