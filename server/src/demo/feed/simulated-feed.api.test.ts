import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingestKey } from '../../../test/feed-events';
import { type LiveTestApp, openLiveApp } from '../../../test/live-server';
import { testNow } from '../../../test/test-server';
import { createFeedPlayer } from './feed-player';
import { createFeedSchedule } from './feed-schedule';
import { createSender } from './send-events';
import { startSimulatedFeed } from './simulated-feed';

let suite: LiveTestApp;
beforeAll(async () => {
  suite = await openLiveApp();
});
afterAll(() => suite.close());

const schedule = createFeedSchedule();
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

async function rows() {
  const { rows: outages } = await suite.pool.query<{ sfms_id: string; feeder_id: string; fault_start: Date; fault_end: Date | null }>(
    `select sfms_id, feeder_id, fault_start, fault_end from outage where sfms_id ~ '^8\\d{13}$' order by fault_start, id`,
  );
  return outages;
}

describe('the simulated feed', () => {
  it('opens and closes what is due, and goes on after a restart', async () => {
    const client = await suite.pool.connect();
    const send = createSender(suite.url, ingestKey);
    const player = () => {
      const play = createFeedPlayer({ client, schedule, send });
      return (now: Date) => {
        suite.clock.now = now;
        return play(now);
      };
    };
    try {
      const play = player();
      for (const minute of [0, 60]) await play(later(minute));
      const opened = (await rows()).filter(({ fault_end: end }) => end === null);
      expect(opened.length).toBeGreaterThan(0);
      await player()(later(4 * 24 * 60));
      const after = await rows();
      expect(after.filter(({ fault_end: end, fault_start: start }) => end === null && start <= later(60))).toEqual([]);
      for (const row of after) {
        const outage = schedule.find(row.sfms_id);
        expect(row.fault_start).toEqual(outage?.start);
        if (row.fault_end) expect(row.fault_end).toEqual(outage?.end);
      }
      expect(after.some(({ fault_start: start }) => start > later(4 * 24 * 60 - 60))).toBe(true);
      expect(new Set(after.map(({ sfms_id: id }) => id)).size).toBe(after.length);
      expect((await suite.pool.query('select from sfms_outage where outage_id is null')).rowCount).toBe(0);
    } finally {
      client.release();
    }
  });

  it('is played by one process; when that goes, by another', async () => {
    let now = later(6 * 24 * 60);
    const players: string[] = [];
    const waiting: (() => void)[] = [];
    const run = (name: string) =>
      startSimulatedFeed({
        databaseUrl: suite.database.url,
        tickMs: 10,
        now: () => (now = new Date(now.getTime() + 60_000)),
        onError: () => undefined,
        send: async () => {
          players.push(name);
          for (const look of waiting) look();
        },
      });
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => isSo() && resolve();
        waiting.push(look);
        look();
      });
    const first = run('first');
    await until(() => players.length >= 2);
    const second = run('second');
    const seen = players.length;
    await until(() => players.length >= seen + 3);
    expect(new Set(players)).toEqual(new Set(['first']));
    await first.stop();
    await until(() => players.includes('second'));
    await second.stop();
  });
});
