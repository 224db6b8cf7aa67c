// The server says every minute how many outages are open and what their ids hash to. A client whose
// list differs has missed something and subscribes anew.
import * as v from 'valibot';
import { momentSchema } from '../entity/moment';

/** Name of the event; it also proves that the stream is alive while nothing changes. */
export const liveCheckEvent = 'openOutagesCheck';

const uint32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));

/** How many outages of the subscriber's organisation are open, and `hashOfIds` over their sfmsIds. */
export const liveCheckSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hash: uint32,
  currentDatetime: v.optional(momentSchema),
});

export type LiveCheck = v.InferOutput<typeof liveCheckSchema>;

/** FNV-1a with a final mix, 32 bits: without the mix, sums of similar ids would collide. */
function hashOfId(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A stable 32-bit hash of a set of sfmsIds. It is a sum, so the order does not matter and nobody has to sort. A side
 * may keep it up to date by adding and subtracting `hashOfIds([id])` modulo 2^32.
 */
export function hashOfIds(sfmsIds: Iterable<string>): number {
  let sum = 0;
  for (const id of sfmsIds) sum = (sum + hashOfId(id)) >>> 0;
  return sum;
}
