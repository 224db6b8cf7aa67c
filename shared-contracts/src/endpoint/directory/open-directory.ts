import * as v from 'valibot';
import { companySchema } from '../../constant/company';
import { defineEndpoint, plain } from '../../endpoint';
import { requestText } from '../../entity/text';

/** Opened by the browser itself; the answer sends it on to the directory. */
export const openDirectory = defineEndpoint({
  name: 'openDirectory',
  doc: "Begins a sign-in by a company's own directory (OpenID Connect); `path` is where the employee wanted to go.",
  method: 'GET',
  path: '/auth/directory/:name',
  access: 'public',
  params: plain(v.strictObject({ name: companySchema })),
  query: plain(v.strictObject({ path: v.optional(requestText(500)) })),
  response: plain(v.strictObject({})),
  redirects: true,
  errors: [400, 404],
});
