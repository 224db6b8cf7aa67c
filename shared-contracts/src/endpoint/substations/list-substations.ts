import { defineEndpoint } from '../../endpoint';
import { substationRowSchema } from '../../entity/substation';
import { gridBBody, gridBResponse } from '../../grid/grid-b';

export const listSubstations = defineEndpoint({
  name: 'listSubstations',
  doc: "Grid B: the substations below the caller's office, or (download) Substation-List.csv.",
  method: 'POST',
  path: '/substation',
  access: 'session',
  body: gridBBody,
  response: gridBResponse(substationRowSchema),
  csv: true,
  errors: [400, 401, 403],
});
