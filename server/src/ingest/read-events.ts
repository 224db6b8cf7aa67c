import { setImmediate as nextTurn } from 'node:timers/promises';
import { indianMidnight } from 'shared-contracts/constant/indian-time';
import { limits } from 'shared-contracts/constant/limit';
import { ingestEventSchema, tellsFacts } from 'shared-contracts/entity/ingest-event';
import * as v from 'valibot';
import { partProblem, plainMessage } from '../http/part-fault';
import { kindRefusal, type Sender } from '../senders/source-keys';
import { type Report, reportOf } from './report';
import type { Said } from './said';

export interface ReadEvent extends Said {
  /** Position in the batch. */
  readonly index: number;
}

export interface Refused {
  readonly index: number;
  readonly message: string;
}

export interface ReadEvents {
  readonly events: readonly ReadEvent[];
  readonly rejected: readonly Refused[];
}

/** A mistyped year must not make a partition of its own. */
const earliest = Date.parse(indianMidnight('2000-01-01'));
const futureMs = limits.clockToleranceMinutes * 60_000;
const planMs = limits.plannedAheadDays * 86_400_000;

function momentsOf(report: Report): readonly (readonly [string, number | null | undefined, number])[] {
  return [
    ['startedAt', report.type === 'open' ? report.startedAt : null, 0],
    ['endedAt', report.type === 'close' ? report.endedAt : null, 0],
    ['reportedAt', report.reportedAt, 0],
    ['estimatedRestoration', 'facts' in report ? report.facts.estimatedRestoration : null, planMs],
  ];
}

function momentProblem(report: Report, now: number): string | null {
  for (const [name, moment, ahead] of momentsOf(report)) {
    if (moment === null || moment === undefined) continue;
    if (moment < earliest) return `${name} must be after the year 2000`;
    if (moment > now + futureMs + ahead) return `${name} must not be ${ahead > 0 ? 'more than a year ahead' : 'in the future'}`;
  }
  return null;
}

interface Reader {
  readonly sender: Sender;
  readonly now: Date;
}

/** One event in clean form, or why it is none. */
export function readEvent(value: unknown, { sender, now }: Reader): Said | { readonly message: string } {
  const parsed = v.safeParse(ingestEventSchema, value, { abortEarly: true, message: plainMessage });
  if (!parsed.success) return { message: partProblem(parsed.issues[0], 'The event') };
  const event = parsed.output;
  if (event.type === 'update' && !tellsFacts(event)) return { message: 'The update says nothing' };
  const report = reportOf(event, sender.id, now.getTime());
  const message = kindRefusal(sender, event.type) ?? momentProblem(report, now.getTime());
  return message === null ? { sfmsId: event.sfmsId, report } : { message };
}

const eventsAtOnce = 500;

/** Checks each event for itself; a full batch leaves room for other calls. */
export async function readEvents(raw: readonly unknown[], reader: Reader): Promise<ReadEvents> {
  const events: ReadEvent[] = [];
  const rejected: Refused[] = [];
  for (const [index, value] of raw.entries()) {
    if (index > 0 && index % eventsAtOnce === 0) await nextTurn();
    const read = readEvent(value, reader);
    if ('message' in read) rejected.push({ index, message: read.message });
    else events.push({ index, ...read });
  }
  return { events, rejected };
}
