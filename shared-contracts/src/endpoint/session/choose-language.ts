import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { requestText } from '../../entity/text';

export const chooseLanguage = defineEndpoint({
  name: 'chooseLanguage',
  doc: "Keeps the caller's language: whichever browser they sign in with shows the suite in it. An unknown one is refused with 422.",
  method: 'PUT',
  path: '/auth/language',
  access: 'session',
  body: plain(v.strictObject({ language: requestText(20) })),
  response: plain(outcomeSchema),
  errors: [400, 401, 422],
});
