import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { remoteNameSchema } from '../../entity/remote-release';
import { requestText } from '../../entity/text';

/** How a load of a remote ended in a browser, or that what was loaded has stood on screen long enough to be trusted. */
const remoteLoadSchema = v.strictObject({
  remote: remoteNameSchema,
  version: requestText(30),
  build: requestText(40),
  outcome: v.picklist(['ready', 'failed', 'proven']),
  /** The gate or step that refused it; null unless it failed. */
  stage: v.nullable(requestText(40)),
  durationMs: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  /** The reference that the user saw. */
  reference: v.nullable(requestText(40)),
  /** Whether it stood in for a newer release that failed. */
  isFallback: v.boolean(),
});
export type RemoteLoadReport = v.InferOutput<typeof remoteLoadSchema>;

export const reportLoads = defineEndpoint({
  name: 'reportLoads',
  doc: 'How remotes loaded in the caller\'s browser; administrators see it on the health page.',
  method: 'POST',
  path: '/remotes/loads',
  access: 'session',
  body: plain(v.strictObject({ loads: v.pipe(v.array(remoteLoadSchema), v.minLength(1), v.maxLength(20)) })),
  response: plain(outcomeSchema),
  errors: [400, 401, 429],
});
