import { defineEndpoint, plain } from '../../endpoint';
import { odinExample } from '../../entity/cim-example';
import { snapshotAnswerSchema } from '../../entity/ingest-answer';

/** What is not in the message any more has ended when the message was written. */
export const ingestOdin = defineEndpoint({
  name: 'ingestOdin',
  doc: 'A source lists everything that is out, as ODIN does, in JSON or XML; refused (409) when it would close too much.',
  method: 'POST',
  path: '/ingest/odin',
  access: 'ingest-key',
  takesXml: odinExample,
  response: plain(snapshotAnswerSchema),
  errors: [400, 401, 409, 413],
});
