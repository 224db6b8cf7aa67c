import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { companySchema } from '../../constant/company';
import { digitTextSchema } from '../../entity/digits';

export const createHandshakeTicket = defineEndpoint({
  name: 'createHandshakeTicket',
  doc: 'Another system asks for a one-time token, good for one use within 60 seconds.',
  method: 'POST',
  path: '/auth/handshake-tickets',
  access: 'handshake-key',
  body: accepting(v.strictObject({ companyName: companySchema, empNo: digitTextSchema })),
  successStatus: 201,
  response: plain(v.object({ handshakeToken: v.string() })),
  errors: [400, 401, 403, 404, 429],
});
