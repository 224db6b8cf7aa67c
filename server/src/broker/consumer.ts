// What sources report through the message broker. Every process has a place of its own there, and the broker spreads
// the messages over the places. Of a process that is gone another one takes over the place until it is empty.
import { createCounter, createGauge, type Meter } from '../metrics/meter';
import type { Feed } from '../ingest/feed';
import { defaultSourceId, type Sender, type SourceKeys } from '../senders/source-keys';
import type { BrokerSettings } from '../settings/broker-settings';
import { createInbox } from './inbox';
import { type Link, openLink } from './link';
import { openPlaces, type Places } from './places';
import { readTopics } from './topic-source';

export interface BrokerConsumer {
  isConnected(): boolean;
  readonly meters: readonly Meter[];
  start(): void;
  /** What is being written is written and acknowledged; the broker keeps the rest. */
  stop(): Promise<void>;
}

interface ConsumerParts {
  readonly settings: BrokerSettings;
  readonly databaseUrl: string;
  readonly feed: Pick<Feed, 'send' | 'refuse'>;
  readonly sourceKeys: Pick<SourceKeys, 'byName' | 'byId'>;
  readonly onError: (error: unknown) => void;
  readonly tickMs?: number;
}

/** A place that was taken over is left when nothing has come for so long. */
const emptyAfterMs = 3_000;

export function createBrokerConsumer(parts: ConsumerParts): BrokerConsumer {
  const { settings, databaseUrl, feed, sourceKeys, onError, tickMs = 2_000 } = parts;
  const topics = readTopics(settings);
  const messages = createCounter('suite_broker_messages_total', 'Messages of the broker by outcome.');
  for (const outcome of ['written', 'refused']) messages.add({ outcome }, 0);
  let places: Places | null = null;
  let links = new Map<number, { readonly link: Link; readonly isOwn: boolean }>();
  let seenFree: readonly number[] = [];
  let timer: NodeJS.Timeout | null = null;
  let current: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function fallback(): Promise<Sender> {
    const sender = await sourceKeys.byId(defaultSourceId);
    if (!sender) throw new Error('There is no default source.');
    return sender;
  }
  const inbox = createInbox({
    feed,
    fallback,
    senderOf: async (topic) => {
      const name = topics.sourceOf(topic);
      if (name === null) return `The topic ${topic} names no source`;
      return (await sourceKeys.byName(name)) ?? `There is no source ${name} that may send (topic ${topic})`;
    },
    onDone: (outcome, count) => messages.add({ outcome }, count),
    onError,
  });

  function open(place: number, isOwn: boolean): void {
    const link = openLink({
      settings,
      clientId: `${settings.group}-${place}`,
      filter: topics.filter,
      isSubscribed: isOwn,
      onMessage: inbox.add,
      onError,
    });
    links.set(place, { link, isOwn });
  }

  async function closeAll(): Promise<void> {
    const [known, closing] = [places, [...links.values()]];
    places = null;
    links = new Map();
    await Promise.all(closing.map(({ link }) => link.stop()));
    await known?.close();
  }

  /** Twice free, so that a process that starts again finds its own. */
  async function adoptAbandoned(held: Places): Promise<void> {
    const free = await held.abandoned();
    for (const place of free.filter((one) => seenFree.includes(one))) if (await held.adopt(place)) open(place, false);
    seenFree = free;
  }

  async function leaveEmpty(held: Places): Promise<void> {
    for (const [place, { link, isOwn }] of links) {
      const quietMs = link.quietMs();
      if (isOwn || quietMs === null || quietMs < emptyAfterMs) continue;
      // Nothing may have been read for so long because this process was the one that stood still.
      if (!(await link.isDrained()) || inbox.waiting() > 0 || links.get(place)?.link !== link) continue;
      links.delete(place);
      await link.stop({ isOver: true });
      await held.remove(place);
    }
  }

  async function tick(): Promise<void> {
    try {
      if (!places) {
        places = await openPlaces({ url: databaseUrl, onLost: () => void closeAll().catch(onError) });
        open(await places.take(), true);
      }
      await adoptAbandoned(places);
      if (places) await leaveEmpty(places);
    } catch (error) {
      await closeAll().catch(onError);
      if (!isStopped) onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(run, tickMs);
    timer.unref();
  }

  function run(): void {
    current = tick();
  }

  const isConnected = () => [...links.values()].some(({ link, isOwn }) => isOwn && link.isConnected());
  return {
    isConnected,
    meters: [
      messages,
      createGauge('suite_broker_connected', 'Whether the broker is connected: 1 or 0.', () => Number(isConnected())),
      createGauge('suite_broker_waiting', 'Messages of the broker that are not acknowledged yet.', inbox.waiting),
    ],
    start: run,
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await current;
      await inbox.stop();
      await closeAll();
    },
  };
}
