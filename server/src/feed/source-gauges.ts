// What an operator watches of each source: how long it has been silent, how late its events come, how much of them is refused.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database';
import type { Meter, Sample } from '../metrics/meter';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { listSources } from './source-list';

/** For a source that was heard and is not revoked; null for any other. */
type Look = (source: FeedSource, now: Date) => number | null;

const gauges: readonly (readonly [name: string, help: string, look: Look])[] = [
  [
    'suite_feed_silent_seconds',
    'Time since a source was heard, by source.',
    ({ lastHeardAt }, now) => (lastHeardAt === null ? null : (now.getTime() - Date.parse(lastHeardAt)) / 1000),
  ],
  ['suite_feed_lag_seconds', 'How long after it happened the last event came, by source.', ({ lagSeconds }) => lagSeconds],
  [
    'suite_feed_refused_ratio',
    'Share of the events of the last hour that were rejected or contradict others, by source.',
    ({ lastHour }) => {
      const all = Object.values(lastHour).reduce((sum, count) => sum + count, 0);
      return all === 0 ? 0 : (lastHour.rejected + lastHour.conflicts) / all;
    },
  ],
];

/** The gauges of one scrape share one look. */
export function sourceGauges({ db, now }: { readonly db: Database; readonly now: () => Date }): Meter[] {
  let reading: Promise<FeedSource[]> | null = null;
  const sources = (): Promise<FeedSource[]> => (reading ??= listSources(db, now()).catch(() => []).finally(() => (reading = null)));
  return gauges.map(([name, help, look]): Meter => ({
    name,
    help,
    type: 'gauge',
    read: async () => {
      // After the gauges that say nothing while somebody waits for a connection.
      await nextTurn();
      return (await sources()).flatMap((source): Sample[] => {
        const value = source.revokedAt === null ? look(source, now()) : null;
        return value === null ? [] : [{ labels: { source: source.name }, value }];
      });
    },
  }));
}
