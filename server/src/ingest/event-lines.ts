// A stream of JSON lines of any length: read only as fast as it is written, answered once for each full batch.
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from 'shared-contracts/constant/limit';
import { refusalOf } from '../http/error-handler';
import type { Sender } from '../senders/source-keys';
import type { Feed } from './feed';

/** Longer than any event can be. */
const longestLine = 16 * 1024;
const lineFeed = 0x0a;
const busyMs = 100;

/** What could not be read is an event all the same: it is rejected with its text. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/** The lines of a stream, without empty ones; of one that is too long only its beginning is kept. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer): void => {
    if (length < longestLine) rest.push(part);
    length += part.length;
  };
  const finish = (): string => {
    const line = Buffer.concat(rest).toString('utf8').slice(0, longestLine).trim();
    rest = [];
    length = 0;
    return line;
  };
  for await (const chunk of content) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      take(chunk.subarray(from, at));
      from = at + 1;
      const line = finish();
      if (line !== '') yield line;
    }
    take(chunk.subarray(from));
  }
  const last = finish();
  if (last !== '') yield last;
}

async function sendPatiently(feed: Feed, sender: Sender, events: readonly unknown[]): ReturnType<Feed['send']> {
  for (;;) {
    try {
      return await feed.send(sender, events);
    } catch (error) {
      if (refusalOf(error).code !== 'busy') throw error;
      await delay(busyMs);
    }
  }
}

async function* answersTo(feed: Feed, sender: Sender, content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let from = 0;
  let events: unknown[] = [];
  const write = async (): Promise<string> => {
    const { conflicts, rejected, ...counts } = await sendPatiently(feed, sender, events);
    const placed = (refused: typeof rejected) => refused.map(({ index, message }) => ({ index: index + from, message }));
    const answer = `${JSON.stringify({ ...counts, conflicts: placed(conflicts), rejected: placed(rejected) })}\n`;
    from += events.length;
    events = [];
    return answer;
  };
  try {
    for await (const line of linesOf(content)) {
      events.push(parseLine(line));
      if (events.length === limits.ingestBatch) yield await write();
    }
    if (events.length > 0) yield await write();
  } catch (error) {
    // The status is gone with the first line; what is told here was not written, what was told before is.
    yield `${JSON.stringify({ status: 'Fail', message: refusalOf(error).message, from })}\n`;
  }
}

/** The answer as a stream: a line for each `limits.ingestBatch` events, `index` counted from the first event on. */
export function answerLines(feed: Feed, sender: Sender, content: Readable): Readable {
  return Readable.from(answersTo(feed, sender, content));
}
