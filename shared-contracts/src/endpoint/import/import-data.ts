import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { requestText } from '../../entity/text';
import { importKindSchema, importResultSchema } from '../../import/import-kind';

export const kindParams = plain(v.strictObject({ kind: importKindSchema }));

const flag = v.optional(v.picklist(['0', '1', 'false', 'true']));

/** `fileName` is for the history. A refused file is answered 422 with `faultCount` and `faults`, see `importRefusalSchema`. */
export const importData = defineEndpoint({
  name: 'importData',
  doc: 'Offices, substations, feeders or employees from a CSV file; all of it or nothing.',
  method: 'POST',
  path: '/import/:kind',
  access: 'import',
  permission: 'importData',
  params: kindParams,
  query: plain(v.strictObject({ dryRun: flag, retireMissing: flag, fileName: v.optional(requestText(200)) })),
  takesFile: true,
  response: plain(importResultSchema),
  errors: [400, 401, 403, 404, 409, 413, 415, 422],
});
