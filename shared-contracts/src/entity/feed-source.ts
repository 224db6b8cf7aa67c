import * as v from 'valibot';
import { companySchema } from '../constant/company';
import { countSchema } from './ingest-answer';
import { ingestEventTypes } from './ingest-event';
import { momentSchema } from './moment';
import { requestText } from './text';
import { partMessage } from '../fault/part-message';

const moment = v.nullable(momentSchema);

const outcomeEntries = {
  accepted: countSchema,
  updated: countSchema,
  duplicates: countSchema,
  conflicts: countSchema,
  rejected: countSchema,
};

/** A system that reports, and what came from it. */
export const feedSourceSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** Empty: all. */
  kinds: v.array(v.picklist(ingestEventTypes)),
  companies: v.array(companySchema),
  /** Its key is in the settings of the server, and nobody changes it here. */
  isDefault: v.boolean(),
  createdAt: momentSchema,
  revokedAt: moment,
  lastHeardAt: moment,
  /** How long after it happened the last event came; null before the first. */
  lagSeconds: v.nullable(v.number()),
  /** Of the last 60 minutes, and of the last 30 days. */
  lastHour: v.object(outcomeEntries),
  lastMonth: v.object(outcomeEntries),
});
export type FeedSource = v.InferOutput<typeof feedSourceSchema>;

/** What an administrator says of a source. No kinds or companies: all of them. */
export const feedSourceForm = {
  name: v.pipe(requestText(60), v.trim(), v.nonEmpty(partMessage('part.empty'))),
  kinds: v.optional(v.array(v.picklist(ingestEventTypes)), []),
  companies: v.optional(v.array(companySchema), []),
};
