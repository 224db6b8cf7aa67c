import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { feedRefusalSchema, refusalKinds } from '../../entity/feed-refusal';
import { dateSchema } from '../../entity/moment';
import { searchText } from '../../entity/text';
import { partMessage } from '../../fault/part-message';

const whole = (fallback: number, least: number, most: number) =>
  v.pipe(
    v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, partMessage('part.whole')), v.transform(Number))]), fallback),
    v.minValue(least),
    v.maxValue(most),
  );

/** `text` is looked for in number, feeder, reason and content; days include both ends. */
const query = v.strictObject({
  sourceId: v.optional(v.nullable(whole(0, 1, 32_767)), null),
  kind: v.optional(v.nullable(v.picklist(refusalKinds)), null),
  settled: v.optional(v.nullable(v.picklist(['yes', 'no'])), null),
  text: v.optional(searchText, ''),
  from: v.optional(v.nullable(dateSchema), null),
  to: v.optional(v.nullable(dateSchema), null),
  offset: whole(0, 0, 1_000_000),
  limit: whole(limits.outagePageSize, 1, limits.maxPageSize),
  download: v.optional(v.nullable(v.picklist(['1'])), null),
});

export const listFeedRefusals = defineEndpoint({
  name: 'listFeedRefusals',
  doc: 'Events that were rejected or contradict others, newest first, or a CSV file of them.',
  method: 'GET',
  path: '/feed/refusals',
  access: 'session',
  permission: 'manageFeed',
  query: accepting(query),
  response: plain(v.object({ data: v.array(feedRefusalSchema), total: v.number() })),
  csv: true,
  errors: [400, 401, 403],
});
