import { setImmediate as nextTurn } from 'node:timers/promises';
import { type IngestEvent, ingestEventSchema } from 'shared-contracts/entity/ingest-event';
import * as v from 'valibot';
import { plainMessage } from '../http/plain-message';

interface Indexed {
  /** Position in the batch. */
  readonly index: number;
  readonly sfmsId: string;
}

export interface OpenEvent extends Indexed {
  readonly type: 'open';
  readonly feederId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly interruptionType: number;
}

export interface CloseEvent extends Indexed {
  readonly type: 'close';
  /** Epoch milliseconds. */
  readonly endedAt: number;
}

export interface Rejection {
  readonly index: number;
  readonly message: string;
}

export interface ReadEvents {
  readonly events: readonly (OpenEvent | CloseEvent)[];
  readonly rejected: readonly Rejection[];
}

/** A mistyped year must not make a partition of its own. */
const earliest = Date.parse('2000-01-01T00:00:00+05:30');
/** Clocks differ by minutes; what is further ahead is a mistake, and would be open in the future. */
const futureMs = 5 * 60_000;

function clean(event: IngestEvent, index: number): OpenEvent | CloseEvent {
  const { sfmsId } = event;
  return event.type === 'open'
    ? { index, sfmsId, type: 'open', feederId: event.feederId, startedAt: Date.parse(event.startedAt), interruptionType: event.interruptionType }
    : { index, sfmsId, type: 'close', endedAt: Date.parse(event.endedAt) };
}

function momentProblem(event: OpenEvent | CloseEvent, latest: number): string | null {
  const [name, moment] = event.type === 'open' ? ['startedAt', event.startedAt] : ['endedAt', event.endedAt];
  if (moment < earliest) return `${name} must be after the year 2000`;
  return moment > latest ? `${name} must not be in the future` : null;
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path ?? 'The event'} ${issue.message}`;
}

const eventsAtOnce = 500;

/** Checks each event for itself; a full batch leaves room for other calls. */
export async function readEvents(raw: readonly unknown[], now: Date): Promise<ReadEvents> {
  const events: (OpenEvent | CloseEvent)[] = [];
  const rejected: Rejection[] = [];
  const latest = now.getTime() + futureMs;
  for (const [index, value] of raw.entries()) {
    if (index > 0 && index % eventsAtOnce === 0) await nextTurn();
    const parsed = v.safeParse(ingestEventSchema, value, { abortEarly: true, message: plainMessage });
    if (!parsed.success) {
      rejected.push({ index, message: problemOf(parsed.issues[0]) });
      continue;
    }
    const event = clean(parsed.output, index);
    const message = momentProblem(event, latest);
    if (message === null) events.push(event);
    else rejected.push({ index, message });
  }
  return { events, rejected };
}
