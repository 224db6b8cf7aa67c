import { defineEndpoint, plain } from '../../endpoint';
import { cimExample } from '../../entity/cim-example';
import { ingestAnswerSchema } from '../../entity/ingest-answer';

/** An outage gives one or two events; the index of an answer is that of the outage in its message. */
export const ingestCim = defineEndpoint({
  name: 'ingestCim',
  doc: 'A source reports outages by messages of IEC 61968-3, in JSON or XML.',
  method: 'POST',
  path: '/ingest/cim',
  access: 'ingest-key',
  takesXml: cimExample,
  response: plain(ingestAnswerSchema),
  errors: [400, 401, 413],
});
