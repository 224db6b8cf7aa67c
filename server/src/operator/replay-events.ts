// Plays recorded events as if they happened now: their moments are moved so that the first of them is the present.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from 'shared-contracts/constant/limit';
import * as v from 'valibot';
import { postEvents, type Target } from './post-events';
import { CommandError } from './surroundings';

interface Replay extends Target {
  /** How many times as fast as it happened; `Infinity`: at once. */
  readonly speed: number;
  readonly now: () => Date;
  readonly say: (line: string) => void;
}

const eventSchema = v.looseObject({
  startedAt: v.optional(v.string()),
  endedAt: v.optional(v.string()),
  reportedAt: v.optional(v.string()),
  estimatedRestoration: v.optional(v.nullable(v.string())),
});
type Event = v.InferOutput<typeof eventSchema>;

const moments = ['startedAt', 'endedAt', 'reportedAt', 'estimatedRestoration'] as const;
const momentOf = ({ reportedAt, endedAt, startedAt }: Event): number => Date.parse(reportedAt ?? endedAt ?? startedAt ?? '');

function moved(event: Event, byMs: number): Event {
  const shifted = moments.flatMap((name) => {
    const text = event[name];
    return typeof text === 'string' ? [[name, new Date(Date.parse(text) + byMs).toISOString()]] : [];
  });
  return { ...event, ...Object.fromEntries(shifted) };
}

function parseLine(line: string, number: number): Event {
  try {
    return v.parse(eventSchema, JSON.parse(line));
  } catch {
    throw new CommandError(`Line ${number} is not an event.`);
  }
}

/** Whether everything was taken. */
export async function replayFile(file: string, { speed, now, say, ...target }: Replay): Promise<boolean> {
  const began = now().getTime();
  const total = { accepted: 0, updated: 0, duplicates: 0, conflicts: 0, rejected: 0 };
  let first: number | null = null;
  let number = 0;
  let due: Event[] = [];
  const send = async (): Promise<void> => {
    if (due.length === 0) return;
    const answer = await postEvents(target, due);
    due = [];
    for (const name of ['accepted', 'updated', 'duplicates'] as const) total[name] += answer[name];
    for (const name of ['conflicts', 'rejected'] as const) total[name] += answer[name].length;
  };
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const event = parseLine(line, number);
    const moment = momentOf(event);
    first ??= Number.isNaN(moment) ? null : moment;
    // At once, everything keeps its own moments: nothing of it is in the future.
    const waitMs = speed === Infinity || first === null || Number.isNaN(moment) ? 0 : (moment - first) / speed - (now().getTime() - began);
    if (waitMs > 0) {
      await send();
      await delay(waitMs);
    }
    due.push(speed === Infinity || first === null ? event : moved(event, now().getTime() - moment));
    if (due.length === limits.ingestBatch) await send();
  }
  await send();
  say(`${number} lines: ${Object.entries(total).map(([name, count]) => `${count} ${name}`).join(', ')}`);
  return total.rejected === 0;
}
