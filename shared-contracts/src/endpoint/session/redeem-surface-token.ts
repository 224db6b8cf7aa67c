import * as v from 'valibot';
import { companySchema } from '../../constant/company';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { requestText } from '../../entity/text';
import { orgTypes } from '../../entity/user';

export const redeemSurfaceToken = defineEndpoint({
  name: 'redeemSurfaceToken',
  doc: 'An external dashboard presents the ticket that it was opened with, once, and learns whose it is.',
  method: 'POST',
  path: '/api/surface_token/redeem',
  access: 'ingest-key',
  body: accepting(v.strictObject({ ticket: v.pipe(requestText(200), v.nonEmpty()) })),
  response: plain(
    v.object({
      user: v.object({
        name: v.string(),
        empNo: v.string(),
        companyName: companySchema,
        orgType: v.picklist(orgTypes),
        eurjaCode: v.string(),
      }),
    }),
  ),
  errors: [400, 401],
});
