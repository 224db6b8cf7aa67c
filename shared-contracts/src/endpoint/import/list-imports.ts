import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { momentSchema } from '../../entity/moment';
import { importKindSchema } from '../../import/import-kind';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const importRunSchema = v.object({
  id: v.number(),
  at: momentSchema,
  kind: importKindSchema,
  /** Who did it: an employee, or the name of the key or command. */
  actor: v.string(),
  /** What the file was called where it came from; null: nobody said. */
  fileName: v.nullable(v.string()),
  /** Of the file, in hexadecimal digits. */
  sha256: v.string(),
  bytes: count,
  added: count,
  changed: count,
  unchanged: count,
  missing: count,
  retired: count,
});

export const listImports = defineEndpoint({
  name: 'listImports',
  doc: 'The imports that were applied, newest first, 50 at most.',
  method: 'GET',
  path: '/import',
  access: 'session',
  permission: 'importData',
  response: plain(v.object({ imports: v.array(importRunSchema) })),
  errors: [401, 403],
});
