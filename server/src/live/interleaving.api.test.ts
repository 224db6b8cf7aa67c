// Whatever happens in whatever order, the lists of all subscribers equal the database afterwards.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, opened } from '../../test/feed-events';
import { type LiveClient, openLiveClient } from '../../test/live-client';
import { type LiveTestApp, openIds, openLiveApp } from '../../test/live-server';
import { createRandom } from '../demo/seed/random';

/** The whole measure of the promise is 500 rounds with 50 clients. */
const rounds = Number(process.env.LIVE_ROUNDS ?? 40);
const clientCount = Number(process.env.LIVE_CLIENTS ?? 10);

let steady: LiveTestApp;
let restarting: LiveTestApp;
beforeAll(async () => {
  steady = await openLiveApp();
  restarting = await openLiveApp({ besides: steady });
});
afterAll(async () => {
  await restarting.close();
  await steady.close();
});

const watchers = ['2001', '1001', '1002', '1004', '3001', '3101', '3201', '3301'] as const;

interface Watcher {
  readonly token: string;
  readonly expected: () => Promise<string[]>;
  readonly isOurs: (feeder: Feeder) => boolean;
}

interface Feeder {
  readonly id: string;
  readonly substation_code: string;
  readonly subdivision_code: string;
}

async function watcherOf(empNo: string): Promise<Watcher> {
  const token = await steady.signIn(empNo);
  const { user } = (await steady.post('/auth/refresh', undefined, token)).json<{ user: { companyName: string; trimEurjaCode: string } }>();
  const code = user.companyName === 'GUVNL' ? '' : user.trimEurjaCode;
  const hierarchy = user.companyName === 'GETCO' || code === '' ? 'substation' : 'subdivision';
  return { token, expected: () => openIds(steady, hierarchy, code), isOurs: (feeder) => feeder[`${hierarchy}_code`].startsWith(code) };
}

/** Only of a line that stands: a client gives no second try to one that is cut while it is being made. */
function breakLine(client: LiveClient | undefined): void {
  if (client?.socket.connected) client.socket.io.engine.close();
}

describe(`${rounds} random rounds with ${clientCount} clients`, () => {
  it('leave every list equal to the database, and show nobody another organisation', async () => {
    const random = createRandom('live interleavings');
    const people = await Promise.all(watchers.map(watcherOf));
    const { rows: feeders } = await steady.pool.query<Feeder>('select id, substation_code, subdivision_code from feeder');
    const feederOf = new Map<string, Feeder>();
    const open: string[] = [];
    let number = 0;
    const at = () => (random.chance(0.5) ? steady : restarting);

    const clients: { client: LiveClient; watcher: Watcher; where: LiveTestApp }[] = [];
    const join = (index: number) => {
      const watcher = random.pick(people);
      clients[index]?.client.close();
      const where = at();
      clients[index] = { client: openLiveClient(where.url, watcher.token), watcher, where };
    };
    for (let index = 0; index < clientCount; index += 1) join(index);

    const beginAndEnd = async (where: LiveTestApp): Promise<void> => {
      const begun = Array.from({ length: random.integer(1, 6) }, () => {
        const feeder = random.pick(feeders);
        const id = `R${(number += 1)}`;
        feederOf.set(id, feeder);
        return opened(id, { feederId: feeder.id });
      });
      const ended = open.splice(0, random.integer(0, Math.min(5, open.length))).map((id) => closed(id));
      // Some end before they begin, some at once, the others live for a while.
      const hasty = begun.filter(() => random.chance(0.3)).map(({ sfmsId }) => closed(sfmsId));
      open.push(...begun.flatMap(({ sfmsId }) => (hasty.some((one) => one.sfmsId === sfmsId) ? [] : [sfmsId])));
      const events = random.shuffled([...begun, ...ended, ...hasty]);
      const cut = random.integer(0, events.length);
      await Promise.all([ingest(where, events.slice(0, cut)), ingest(where, events.slice(cut))]);
    };

    for (let round = 0; round < rounds; round += 1) {
      const work = [beginAndEnd(steady), beginAndEnd(steady)];
      for (let index = 0; index < clientCount; index += 1) {
        if (random.chance(0.1)) join(index);
        else if (random.chance(0.15)) clients[index]?.client.subscribe();
        else if (random.chance(0.05)) breakLine(clients[index]?.client);
      }
      if (round % 20 === 10) {
        const before = restarting;
        restarting = await openLiveApp({ besides: steady });
        await before.close();
        // A client may not have noticed yet that its process is gone.
        for (const [index, { client, where }] of clients.entries()) if (where === before || !client.socket.connected) join(index);
      }
      await Promise.all(work);
    }

    for (const { client, watcher } of clients) {
      const expected = await watcher.expected();
      await client.until(() => client.ids().join() === expected.join());
      const foreign = [...client.seen].filter(
        (id) => feederOf.has(id) && !watcher.isOurs(feederOf.get(id) ?? { id: '', substation_code: '', subdivision_code: '' }),
      );
      expect(foreign).toEqual([]);
    }
    for (const { client } of clients) client.close();
  }, 120_000 + rounds * 500);
});
