// Messages of IEC 61968-3 and of ODIN on their way into the feed. What is answered of an event names its outage.
import { limits } from 'shared-contracts/constant/limit';
import { readCim } from '../cim/read-cim';
import type { Node } from '../cim/node';
import { malformed } from '../http/refusal';
import type { Sender } from '../senders/source-keys';
import type { Feed } from './feed';
import type { Answer } from './ingest-batch';

interface Indexed {
  readonly index: number;
  readonly event: Readonly<Record<string, unknown>>;
}

function eventsIn(body: Node): { readonly events: readonly Indexed[]; readonly writtenAt: string | null } {
  const { outages, writtenAt } = readCim(body);
  if (outages.length === 0) throw malformed('message.empty');
  return { events: outages.flatMap(({ events }, index) => events.map((event) => ({ index, event }))), writtenAt };
}

const placed = (refused: Answer['rejected'], events: readonly Indexed[]): Answer['rejected'] =>
  refused.map(({ index, message }) => ({ index: events[index]?.index ?? index, message }));

export async function sendCim(feed: Feed, sender: Sender, body: Node): Promise<Answer> {
  const { events } = eventsIn(body);
  if (events.length > limits.ingestBatch) throw malformed('message.events', { most: limits.ingestBatch });
  const answer = await feed.send(sender, events.map(({ event }) => event));
  return { ...answer, conflicts: placed(answer.conflicts, events), rejected: placed(answer.rejected, events) };
}

interface OdinList {
  readonly sender: Sender;
  readonly closeShare: number;
  readonly now: Date;
}

/** An empty list is a list too: everything is over. */
export async function listOdin(feed: Feed, { sender, closeShare, now }: OdinList, body: Node): ReturnType<typeof list> {
  const { outages, writtenAt } = readCim(body);
  const events = outages.flatMap(({ events: ofOutage }, index) =>
    // One that has ended is open no more.
    ofOutage.length > 1 ? [] : ofOutage.map((event) => ({ index, event })),
  );
  if (events.length > limits.ingestSnapshot) throw malformed('message.outages', { most: limits.ingestSnapshot });
  const takenAt = writtenAt === null ? now.getTime() : Date.parse(writtenAt);
  if (!(takenAt <= now.getTime())) throw malformed('message.timestamp');
  const answer = await list(feed, { sender, openOutages: events.map(({ event }) => event), takenAt, closeMissing: true, closeShare });
  return { ...answer, rejected: placed(answer.rejected, events) };
}

const list = async (feed: Feed, snapshot: Parameters<Feed['list']>[0]) => (await feed.list(snapshot)).answer;
