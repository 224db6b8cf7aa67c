import { defineEndpoint } from '../../endpoint';
import { substationRow } from '../../entity/substation';
import { gridBBody, gridBResponse } from '../../grid/grid-b';

export const listSubstations = defineEndpoint({
  name: 'listSubstations',
  doc: "Grid B: the substations below the caller's office, or (download) Substation-List.csv.",
  method: 'POST',
  path: '/substation',
  access: 'session',
  permission: 'manageSubstations',
  body: gridBBody,
  response: gridBResponse(substationRow),
  csv: true,
  errors: [400, 401, 403],
});
