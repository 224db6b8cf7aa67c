import * as v from 'valibot';
import { accepting, defineEndpoint } from '../../endpoint';
import { limits } from '../../constant/limit';
import { digitTextSchema } from '../../entity/digits';
import { formText, requestText } from '../../entity/text';
import { signedIn } from './login';

export const verifyHandshake = defineEndpoint({
  name: 'verifyHandshake',
  doc: 'Sign in by the one-time handshake token of another system.',
  method: 'POST',
  path: '/auth/verify-handshake',
  access: 'public',
  knowsDevice: true,
  body: accepting(
    v.strictObject({
      handshakeToken: v.pipe(requestText(200), v.nonEmpty()),
      companyName: requestText(20),
      empNo: digitTextSchema,
      appName: formText,
      appVersion: v.optional(v.union([v.number(), requestText(20)]), limits.handshakeAppVersion),
      devicePlatform: v.optional(requestText(50), 'web'),
      deviceName: v.optional(requestText(limits.deviceNameLength), ''),
    }),
  ),
  response: signedIn,
  errors: [400, 401, 429],
});
