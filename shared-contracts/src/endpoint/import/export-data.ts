import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { kindParams } from './import-data';

/** The answer is always the file. `template`: the header and one example instead of what is there. */
export const exportData = defineEndpoint({
  name: 'exportData',
  doc: 'What is there, as the CSV file that an import takes.',
  method: 'GET',
  path: '/export/:kind',
  access: 'import',
  permission: 'importData',
  params: kindParams,
  query: plain(v.strictObject({ template: v.optional(v.picklist(['0', '1'])) })),
  response: plain(v.strictObject({})),
  csv: true,
  errors: [400, 401, 403, 404],
});
