// Plays the schedule: looks at what is open, and sends what is due since then. It keeps no state but
// how far it has come, so another process can go on where this one stopped.
import type pg from 'pg';
import * as v from 'valibot';
import { toWireMoment } from '../../time/wire-moment';
import type { FeedOutage, FeedSchedule } from './feed-schedule';

export type FeedEvent =
  | {
      readonly type: 'open';
      readonly sfmsId: string;
      readonly feederId: string;
      readonly startedAt: string;
      readonly interruptionType: number;
    }
  | { readonly type: 'close'; readonly sfmsId: string; readonly endedAt: string };

export type SendEvents = (events: readonly FeedEvent[]) => Promise<void>;

interface PlayerParts {
  readonly client: pg.ClientBase;
  readonly schedule: FeedSchedule;
  readonly send: SendEvents;
}

/** A demonstration that was off for a while catches up on so much, and then looks as if it never was. */
const catchUpMs = 7 * 24 * 3_600_000;
const eventsAtOnce = 1_000;

const openRow = v.object({ sfms_id: v.nullable(v.string()), feeder_id: v.string() });
const newestRow = v.object({ newest: v.nullable(v.date()) });

const opening = ({ sfmsId, feederId, start, interruptionType }: FeedOutage): FeedEvent => ({
  type: 'open',
  sfmsId,
  feederId,
  startedAt: toWireMoment(start),
  interruptionType,
});
const closing = (sfmsId: string, end: Date): FeedEvent => ({ type: 'close', sfmsId, endedAt: toWireMoment(end) });

async function newestStart(client: pg.ClientBase, now: Date): Promise<Date> {
  const { rows } = await client.query('select max(fault_start) as newest from outage where fault_start <= $1', [now]);
  const earliest = new Date(now.getTime() - catchUpMs);
  const { newest } = v.parse(newestRow, rows[0]);
  return newest !== null && newest > earliest ? newest : earliest;
}

/** Sends everything that is due at a moment; the moments of calls must not go back. */
export function createFeedPlayer({ client, schedule, send }: PlayerParts): (now: Date) => Promise<void> {
  let playedUntil: Date | null = null;
  let feeders: ReadonlySet<string> | null = null;

  const begun = (now: Date, after: Date, isOut: ReadonlySet<string>): FeedEvent[] => {
    // A feeder that is out cannot trip.
    const outUntil = new Map([...isOut].map((id) => [id, Infinity]));
    return schedule.between(after, now).flatMap((outage) => {
      const { feederId, start, end } = outage;
      if (!feeders?.has(feederId) || start.getTime() <= (outUntil.get(feederId) ?? 0)) return [];
      outUntil.set(feederId, end.getTime());
      return end <= now ? [opening(outage), closing(outage.sfmsId, end)] : [opening(outage)];
    });
  };

  const ended = (now: Date, open: readonly string[]): FeedEvent[] =>
    open.flatMap((sfmsId) => {
      const outage = schedule.find(sfmsId);
      return outage && outage.end <= now ? [closing(sfmsId, outage.end)] : [];
    });

  return async (now) => {
    feeders ??= new Set((await client.query<{ id: string }>('select id from feeder')).rows.map(({ id }) => id));
    const after = playedUntil ?? (await newestStart(client, now));
    const { rows } = await client.query('select sfms_id, feeder_id from outage where fault_end is null');
    const open = rows.map((row) => v.parse(openRow, row));
    const events = [
      ...ended(now, open.flatMap(({ sfms_id: id }) => (id === null ? [] : [id]))),
      ...begun(now, after, new Set(open.map(({ feeder_id: id }) => id))),
    ];
    for (let from = 0; from < events.length; from += eventsAtOnce) await send(events.slice(from, from + eventsAtOnce));
    playedUntil = now;
  };
}
