// What happened to the caller's account that its owner has to know of.
import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { momentSchema } from '../../entity/moment';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { newsKinds } from '../../entity/security-event';
import { placeOfCall } from '../../entity/session';

const newsSchema = v.object({
  id: v.number(),
  at: momentSchema,
  kind: v.picklist(newsKinds),
  ...placeOfCall,
  /** Who did it, where that was not the owner. */
  actorName: v.nullable(v.string()),
});
export type AccountNews = v.InferOutput<typeof newsSchema>;

export const listAccountNews = defineEndpoint({
  name: 'listAccountNews',
  doc: 'Sign-ins from new devices and changes of the account that were not read on this device, the newest first, at most 20.',
  method: 'GET',
  path: '/auth/news',
  access: 'session',
  knowsDevice: true,
  response: plain(v.object({ news: v.array(newsSchema) })),
  errors: [401],
});

export const readAccountNews = defineEndpoint({
  name: 'readAccountNews',
  doc: 'The owner has read the news of their account up to this one; they are not told on this device again.',
  method: 'POST',
  path: '/auth/news/read',
  access: 'session',
  knowsDevice: true,
  body: accepting(v.strictObject({ newest: recordIdSchema })),
  response: plain(outcomeSchema),
  errors: [400, 401],
});
