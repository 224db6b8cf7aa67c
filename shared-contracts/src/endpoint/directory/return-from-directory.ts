import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { requestText } from '../../entity/text';

const parameter = v.optional(requestText(4_000));
const names = [
  'code',
  'state',
  'iss',
  'session_state',
  'scope',
  'error',
  'error_description',
  'error_uri',
  'authuser',
  'hd',
  'prompt',
] as const;

/** The directory sends the browser here; the answer sends it on to the host, signed in or with the reason why not. */
export const returnFromDirectory = defineEndpoint({
  name: 'returnFromDirectory',
  doc: "Ends a sign-in by a company's own directory.",
  method: 'GET',
  path: '/auth/directory-return',
  access: 'public',
  query: plain(v.strictObject(Object.fromEntries(names.map((name) => [name, parameter])))),
  response: plain(v.strictObject({})),
  redirects: true,
  errors: [400],
});

/** Why somebody was not signed in. */
export const directoryRefusals = ['unknown', 'cancelled', 'expired', 'failed'] as const;
export type DirectoryRefusal = (typeof directoryRefusals)[number];
