import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { requestText } from '../../entity/text';

/** `open`: the link makes the first administrator. `done`: there is one. `invalid`: the link is not of this suite. */
export const checkSetup = defineEndpoint({
  name: 'checkSetup',
  doc: 'Whether a set-up link still makes the first administrator.',
  method: 'POST',
  path: '/setup/check',
  access: 'public',
  body: plain(v.strictObject({ token: requestText(100) })),
  response: plain(v.object({ state: v.picklist(['open', 'done', 'invalid']) })),
  errors: [400],
});
