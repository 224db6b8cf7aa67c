// Messages on their way to the database: what comes while one batch is written goes together with the next. A message
// is acknowledged after the commit, so one that is lost on the way comes again. `link.ts` bounds how many wait.
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from 'shared-contracts/constant/limit';
import { refusalOf } from '../http/error-handler';
import { hopeless } from '../ingest/batch-line';
import type { Feed } from '../ingest/feed';
import type { Sender } from '../senders/source-keys';
import { readMessage } from './read-message';

export interface Message {
  readonly topic: string;
  readonly text: string;
  /** Does nothing when the connection by which it came is gone: the message comes again. */
  readonly acknowledge: () => void;
}

export type MessageOutcome = 'written' | 'refused';

export interface Inbox {
  add(message: Message): void;
  /** Messages that are not acknowledged yet. */
  waiting(): number;
  /** Writes nothing more than what is being written. */
  stop(): Promise<void>;
}

interface InboxParts {
  readonly feed: Pick<Feed, 'send' | 'refuse'>;
  /** Of a topic; a text says why there is none. */
  readonly senderOf: (topic: string) => Promise<Sender | string>;
  /** Keeps what nobody known has sent. */
  readonly fallback: () => Promise<Sender>;
  readonly onDone: (outcome: MessageOutcome, messages: number) => void;
  readonly onError: (error: unknown) => void;
}

interface Parcel {
  readonly sender: Sender;
  readonly events: readonly unknown[];
  readonly message: Message;
}

const firstWaitMs = 250;
const longestWaitMs = 10_000;
const triesAlone = 3;

/** As many from the front, of one sender, as make no more than a full batch. */
export function takeParcels(parcels: readonly Parcel[]): Parcel[] {
  let events = 0;
  const end = parcels.findIndex((parcel, index) => {
    events += parcel.events.length;
    return index > 0 && (events > limits.ingestBatch || parcel.sender.id !== parcels[0]?.sender.id);
  });
  return parcels.slice(0, end < 0 ? parcels.length : end);
}

export function createInbox({ feed, senderOf, fallback, onDone, onError }: InboxParts): Inbox {
  let arrived: Message[] = [];
  let unacknowledged = 0;
  let working: Promise<void> | null = null;
  const stopping = new AbortController();

  function finish(messages: readonly Message[], outcome: MessageOutcome): void {
    for (const { acknowledge } of messages) acknowledge();
    unacknowledged -= messages.length;
    onDone(outcome, messages.length);
  }

  /** Tries until it is done: nobody else has these messages. False: the end came first. */
  async function persist(work: () => Promise<unknown>, isWorthwhile: (error: unknown) => boolean): Promise<boolean> {
    for (let wait = firstWaitMs; !stopping.signal.aborted; wait = Math.min(2 * wait, longestWaitMs)) {
      try {
        await work();
        return true;
      } catch (error) {
        onError(error);
        if (!isWorthwhile(error)) throw error;
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return false;
  }

  const refuse = async (message: Message, sender: Sender, reason: string): Promise<void> => {
    if (await persist(() => feed.refuse(sender, reason, message.text), () => true)) finish([message], 'refused');
  };

  async function write(parcels: readonly Parcel[]): Promise<void> {
    const sender = parcels[0]?.sender;
    if (!sender) return;
    const messages = parcels.map(({ message }) => message);
    let tries = 0;
    const send = () => feed.send(sender, parcels.flatMap(({ events }) => events));
    const isWorthwhile = (error: unknown): boolean => hopeless.has(refusalOf(error).code) || (parcels.length === 1 && ++tries < triesAlone);
    try {
      if (await persist(send, isWorthwhile)) finish(messages, 'written');
    } catch {
      // One message that cannot be written holds up no other.
      if (parcels.length > 1) for (const parcel of parcels) await write([parcel]);
      else for (const message of messages) await refuse(message, sender, 'The message could not be written');
    }
  }

  /** What is of no use is refused at once. */
  async function address(message: Message): Promise<Parcel | null> {
    const content = readMessage(message.text);
    let sender: Sender | string = '';
    let known: Sender | null = null;
    const look = async (): Promise<void> => {
      sender = await senderOf(message.topic);
      known = typeof sender === 'string' ? await fallback() : sender;
    };
    if (!(await persist(look, () => true)) || known === null) return null;
    if (typeof sender === 'string') await refuse(message, known, sender);
    else if ('problem' in content) await refuse(message, known, content.problem);
    else return { sender, events: content.events, message };
    return null;
  }

  async function work(): Promise<void> {
    let parcels: Parcel[] = [];
    while (arrived.length + parcels.length > 0 && !stopping.signal.aborted) {
      for (const message of arrived.splice(0)) {
        const parcel = await address(message);
        if (parcel) parcels.push(parcel);
      }
      const next = takeParcels(parcels);
      await write(next);
      parcels = parcels.slice(next.length);
    }
  }

  function start(): void {
    working ??= work().catch(onError).finally(() => {
      working = null;
      if (arrived.length > 0 && !stopping.signal.aborted) start();
    });
  }

  return {
    add: (message) => {
      arrived.push(message);
      unacknowledged += 1;
      start();
    },
    waiting: () => unacknowledged,
    stop: async () => {
      stopping.abort();
      await working;
      arrived = [];
    },
  };
}
