import * as v from 'valibot';
import { companySchema } from '../../constant/company';
import { defineEndpoint, plain } from '../../endpoint';

/** A utility's own directory, by which its employees sign in. */
const directorySchema = v.object({ companyName: companySchema, label: v.string() });
export type SignInDirectory = v.InferOutput<typeof directorySchema>;

export const listDirectories = defineEndpoint({
  name: 'listDirectories',
  doc: 'The directories by which employees sign in, and the companies without passwords.',
  method: 'GET',
  path: '/auth/directories',
  access: 'public',
  response: plain(v.object({ directories: v.array(directorySchema), passwordsOff: v.array(companySchema) })),
  errors: [],
});
