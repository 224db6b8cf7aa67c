// Compares the list with a model: a server with a true set of open outages, and a channel that keeps the order of its
// messages. Subscriptions and connections may be lost at any point. When all is delivered the client's list is the
// server's.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { emptyList, type StreamAction, type LiveList, reduceStream } from './live-list';
import { indexedOutages } from './outage-index';

type Step =
  | { readonly do: 'open' | 'close'; readonly feeder: number }
  | { readonly do: 'join' | 'read' | 'answer' | 'reconnect' }
  | { readonly do: 'deliver'; readonly count: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'close' as const), feeder: fc.nat(7) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('join' as const, 'read' as const, 'answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconnect' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const), count: fc.integer({ min: 1, max: 4 }) }) },
);

const outageOf = (feeder: number): LiveOutage => liveOutage(`S${feeder}`, { oTime: minutesAgo((feeder * 7) % 5) });

/** The server joins, then reads the snapshot, then sends it: events may pass between each two. */
class Suite {
  readonly open = new Map<string, LiveOutage>();
  private isJoined = false;
  private readSnapshot: readonly LiveOutage[] | null = null;
  private channel: StreamAction[] = [];
  list: LiveList = emptyList;

  run(now: Step): void {
    if (now.do === 'deliver') return this.deliver(now.count);
    if (now.do === 'open' || now.do === 'close') return this.change(now.do, now.feeder);
    if (now.do === 'reconnect') return this.reconnect();
    if (now.do === 'join') return this.join();
    if (now.do === 'read' && this.isJoined) this.readSnapshot = [...this.open.values()];
    if (now.do === 'answer' && this.readSnapshot !== null) {
      this.channel.push({ type: 'snapshot', outages: this.readSnapshot });
      this.readSnapshot = null;
    }
  }

  /** Connects, subscribes and delivers all: the list has to be the truth then. */
  settle(): void {
    this.reconnect();
    this.join();
    for (const last of ['read', 'answer'] as const) this.run({ do: last });
    this.deliver(Number.POSITIVE_INFINITY);
  }

  private change(kind: 'open' | 'close', feeder: number): void {
    const outage = outageOf(feeder);
    if (this.open.has(outage.sfmsId) === (kind === 'open')) return;
    if (kind === 'open') this.open.set(outage.sfmsId, outage);
    else this.open.delete(outage.sfmsId);
    if (this.isJoined) this.channel.push(kind === 'open' ? { type: 'added', outage } : { type: 'removed', sfmsId: outage.sfmsId });
  }

  private join(): void {
    if (this.isJoined) return;
    this.isJoined = true;
    this.list = reduceStream(this.list, [{ type: 'subscribed' }]);
  }

  private reconnect(): void {
    this.isJoined = false;
    this.readSnapshot = null;
    this.channel = [];
  }

  private deliver(count: number): void {
    const burst = this.channel.slice(0, count);
    this.channel = this.channel.slice(count);
    this.list = reduceStream(this.list, burst);
  }
}

const idsOf = (outages: Iterable<LiveOutage>) => [...outages].map(({ sfmsId }) => sfmsId).sort();

describe('the client list', () => {
  it('equals the server after any interleaving', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const suite = new Suite();
        for (const now of steps) suite.run(now);
        suite.settle();
        expect(idsOf(suite.list.outages)).toEqual(idsOf(suite.open.values()));
        expect(idsOf(indexedOutages(suite.list.byId))).toEqual(idsOf(suite.open.values()));
        const starts = suite.list.outages.map(({ oTime }) => oTime);
        expect(starts).toEqual([...starts].sort((left, right) => right - left));
      }),
      { numRuns: 500 },
    );
  });

  it('is right without a reconnect too, once all messages of a subscription are delivered', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const suite = new Suite();
        suite.run({ do: 'join' });
        for (const now of steps) if (now.do !== 'reconnect') suite.run(now);
        suite.run({ do: 'read' });
        suite.run({ do: 'answer' });
        suite.run({ do: 'deliver', count: Number.POSITIVE_INFINITY });
        expect(idsOf(suite.list.outages)).toEqual(idsOf(suite.open.values()));
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on how the messages are cut into bursts', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ isOpen: fc.boolean(), feeder: fc.nat(5) })), fc.nat(5), (events, cut) => {
        const actions: StreamAction[] = [
          { type: 'snapshot', outages: [outageOf(0), outageOf(1)] },
          ...events.map(({ isOpen, feeder }): StreamAction =>
            isOpen ? { type: 'added', outage: outageOf(feeder) } : { type: 'removed', sfmsId: `S${feeder}` },
          ),
        ];
        const pieces = reduceStream(reduceStream(emptyList, actions.slice(0, cut)), actions.slice(cut));
        const single = actions.reduce((list, action) => reduceStream(list, [action]), emptyList);
        expect(pieces.outages).toEqual(single.outages);
      }),
    );
  });
});
