import * as v from 'valibot';
import { accepting, defineEndpoint } from '../../endpoint';
import { digitTextSchema } from '../../entity/digits';
import { limits } from '../../constant/limit';
import { signedIn } from './login';

export const verifyHandshake = defineEndpoint({
  name: 'verifyHandshake',
  doc: 'Section 7: sign in by the one-time handshake token of another system.',
  method: 'POST',
  path: '/auth/verify-handshake',
  access: 'public',
  body: accepting(
    v.strictObject({
      handshakeToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
      companyName: v.string(),
      empNo: digitTextSchema,
      appName: v.optional(v.string(), ''),
      appVersion: v.optional(v.union([v.number(), v.string()]), limits.handshakeAppVersion),
      devicePlatform: v.optional(v.string(), 'web'),
      deviceName: v.optional(v.pipe(v.string(), v.maxLength(limits.deviceNameLength)), ''),
    }),
  ),
  response: signedIn,
  errors: [400, 401, 429],
});
