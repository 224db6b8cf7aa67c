import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../http/refusal';
import type { Answer } from '../ingest/ingest-batch';
import type { Sender } from '../senders/source-keys';
import { createInbox, type MessageOutcome } from './inbox';

const senderOf = (name: string): Sender => ({ id: name.length, name, kinds: [], companies: [] });
const nothing: Answer = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };

/** An inbox whose sends are answered by `write`, and what became of its messages. */
function openInbox(write: (events: readonly unknown[]) => Promise<void>) {
  const acknowledged: string[] = [];
  const batches: (readonly [string, readonly unknown[]])[] = [];
  const refused: (readonly [string, string, string])[] = [];
  const outcomes: MessageOutcome[] = [];
  let tell: () => void = () => undefined;
  const inbox = createInbox({
    feed: {
      send: async ({ name }, events) => {
        batches.push([name, events]);
        await write(events);
        return nothing;
      },
      refuse: async ({ name }, reason, content) => void refused.push([name, reason, content]),
    },
    senderOf: async (topic) => (topic === 'nobody' ? 'There is nobody' : senderOf(topic)),
    fallback: async () => senderOf('fallback'),
    onDone: (outcome, count) => {
      outcomes.push(...Array.from({ length: count }, () => outcome));
      tell();
    },
    onError: () => undefined,
  });
  return {
    inbox,
    acknowledged,
    batches,
    refused,
    add: (topic: string, text: string) => inbox.add({ topic, text, acknowledge: () => void acknowledged.push(text) }),
    done: (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => void (outcomes.length >= count && resolve());
        tell();
      }),
  };
}

describe('the inbox', () => {
  it('acknowledges after the commit, and writes together what came meanwhile', async () => {
    let commit: () => void = () => undefined;
    const { inbox, add, done, acknowledged, batches } = openInbox(() => new Promise((resolve) => (commit = resolve)));
    add('a', '{"n":1}');
    await new Promise(setImmediate);
    add('a', '{"n":2}');
    add('a', '[{"n":3},{"n":4}]');
    await new Promise(setImmediate);
    expect([acknowledged, inbox.waiting(), batches]).toEqual([[], 3, [['a', [{ n: 1 }]]]]);
    commit();
    await done(1);
    expect(acknowledged).toEqual(['{"n":1}']);
    await new Promise(setImmediate);
    commit();
    await done(3);
    expect(batches[1]).toEqual(['a', [{ n: 2 }, { n: 3 }, { n: 4 }]]);
    expect([acknowledged.length, inbox.waiting()]).toEqual([3, 0]);
  });

  it('keeps senders apart, and what nobody may send', async () => {
    const { add, done, batches, refused, acknowledged } = openInbox(async () => undefined);
    add('a', '{"n":1}');
    add('bb', '{"n":2}');
    add('nobody', '{"n":3}');
    add('a', 'nonsense');
    await done(4);
    expect(batches).toEqual([['a', [{ n: 1 }]], ['bb', [{ n: 2 }]]]);
    expect(refused).toEqual([
      ['fallback', 'There is nobody', '{"n":3}'],
      ['a', 'The message is not a JSON event', 'nonsense'],
    ]);
    expect(acknowledged).toHaveLength(4);
  });

  it('tries again for as long as the database is away', async () => {
    let tries = 0;
    const { add, done, acknowledged } = openInbox(async () => {
      tries += 1;
      if (tries < 3) throw new Refusal('busy');
    });
    add('a', '{"n":1}');
    await done(1);
    expect([tries, acknowledged]).toEqual([3, ['{"n":1}']]);
  });

  it('holds nothing up for a message that cannot be written', async () => {
    const { add, done, refused, acknowledged } = openInbox(async (events) => {
      if (JSON.stringify(events).includes('bad')) throw new Error('broken');
    });
    add('a', '{"n":1}');
    add('a', '{"n":"bad"}');
    add('a', '{"n":3}');
    await done(3);
    expect(refused).toEqual([['a', 'The message could not be written', '{"n":"bad"}']]);
    expect(acknowledged.toSorted()).toEqual(['{"n":"bad"}', '{"n":1}', '{"n":3}']);
  });

  it('leaves at the end what is not written yet', async () => {
    const { inbox, add, acknowledged, batches } = openInbox(async () => {
      throw new Refusal('busy');
    });
    add('a', '{"n":1}');
    await new Promise(setImmediate);
    await inbox.stop();
    expect([batches.length, acknowledged]).toEqual([1, []]);
  });
});
