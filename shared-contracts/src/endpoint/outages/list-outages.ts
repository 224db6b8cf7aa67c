import { defineEndpoint } from '../../endpoint';
import { outageRow } from '../../entity/outage';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listOutages = defineEndpoint({
  name: 'listOutages',
  doc: "Grid A: the outages of the caller's organization, a page of rows or, with download=1, a CSV file.",
  method: 'GET',
  path: '/outage',
  access: 'session',
  query: gridAQuery,
  response: gridAResponse(outageRow),
  csv: true,
  errors: [400, 401],
});
