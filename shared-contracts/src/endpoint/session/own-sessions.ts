// Where the caller is signed in, and what happened to their account meanwhile.
import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { momentSchema } from '../../entity/moment';
import { outcomeSchema } from '../../entity/outcome';
import { idParams } from '../../entity/record-id';
import { placeOfCall, sessionSchema } from '../../entity/session';

export const listOwnSessions = defineEndpoint({
  name: 'listOwnSessions',
  doc: 'The live sessions of the caller, the newest first, their sign-in before this one, and the failed tries since then.',
  method: 'GET',
  path: '/auth/sessions',
  access: 'session',
  response: plain(
    v.object({
      sessions: v.array(sessionSchema),
      lastSignIn: v.nullable(v.object({ at: momentSchema, ...placeOfCall })),
      failedTries: v.number(),
    }),
  ),
  errors: [401],
});

export const endOwnSession = defineEndpoint({
  name: 'endOwnSession',
  doc: 'Ends one session of the caller. Without a body; another employee has no such session.',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'session',
  params: idParams,
  response: plain(outcomeSchema),
  errors: [400, 401, 404],
});
