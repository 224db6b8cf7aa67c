import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { companySchema } from '../../constant/company';
import { digitTextSchema } from '../../entity/digits';

export const createHandshakeTicket = defineEndpoint({
  name: 'createHandshakeTicket',
  doc: 'Interface section 3: another system asks for a one-time token, good for one use within 60 seconds. Answers 201.',
  method: 'POST',
  path: '/auth/handshake-tickets',
  access: 'ingest-key',
  body: accepting(v.strictObject({ companyName: companySchema, empNo: digitTextSchema })),
  response: plain(v.object({ handshakeToken: v.string() })),
  errors: [400, 401, 404],
});
