// What a receiver gets when it fails itself, or when the process dies that would have told it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { processIngestKey, startApiProcess } from '../../test/api-process';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';
import { until } from '../../test/until';
import { accept, openReceiver, receiverSettings, told, type WebhookReceiver } from '../../test/webhook-receiver';

/** A settled order of chances, so that a failure of the test can be seen again. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

let suite: TestApp;
let admin = '';
let feeders: string[] = [];
beforeAll(async () => {
  suite = await openTestApp({ environment: receiverSettings });
  admin = await suite.signIn('1003');
  feeders = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 40')).rows.map(({ id }) => id);
});
afterEach(() => suite.pool.query('delete from webhook_delivery; delete from webhook'));
afterAll(() => suite.close());

async function hook({ url }: WebhookReceiver): Promise<number> {
  const body = { name: `To ${url}`, url, events: ['opened', 'updated', 'closed'] };
  return (await suite.post('/webhooks', body, admin)).json<{ id: number }>().id;
}
const countOf = async (state: string) =>
  (await suite.pool.query<{ count: number }>('select count(*) from webhook_delivery where state = $1', [state])).rows[0]?.count;

describe('a receiver that fails half of the time', () => {
  it('gets each change at least once, and those of an outage in order, from two processes', async () => {
    const chance = chances(7);
    const taken = new Map<string, string[]>();
    const receiver = await openReceiver((response, { message }) => {
      const isLost = chance() < 0.25;
      const isTaken = !isLost && message.type !== 'test';
      // Of the failures, half come after the message was taken.
      const isRefused = isLost || chance() < 0.33;
      if (isTaken) {
        const { change, outage } = message.data;
        const known = taken.get(String(outage.sfmsId)) ?? [];
        taken.set(String(outage.sfmsId), known.at(-1) === change ? known : [...known, change]);
      }
      if (isRefused && chance() < 0.2) response.destroy();
      else response.writeHead(isRefused ? 500 : 204).end();
    });
    const id = await hook(receiver);
    const processes = await Promise.all(
      [0.02, 0.03].map((firstRetrySeconds) => openTestApp({ besides: suite, environment: receiverSettings, firstRetrySeconds })));
    const ids = feeders.map((_feeder, index) => `H${index}`);
    await ingest(suite, ids.map((sfmsId, index) => opened(sfmsId, { feederId: feeders[index] ?? '' })));
    await ingest(suite, ids.map((sfmsId) => ({ type: 'update', sfmsId, customersOut: 9, reportedAt: minutesAgo(50) })));
    await ingest(suite, ids.map((sfmsId) => closed(sfmsId)));
    // What keeps failing in a row is asked more and more seldom; a test does not wait so long.
    await until(async () => {
      await suite.pool.query('update webhook set held_until = null, failures = 0 where id = $1 and failures > 3', [id]);
      await suite.pool.query(`update webhook_delivery set next_at = clock_timestamp() where state = 'waiting' and attempts > 4
        and next_at > clock_timestamp() + interval '1 second'`);
      return (await countOf('delivered')) === 3 * ids.length;
    });
    // What is sent once more may come late; the first of each comes in order.
    const firsts = [...taken].map(([sfmsId, changes]) => [sfmsId, [...new Set(changes)]] as const);
    expect(Object.fromEntries(firsts)).toEqual(Object.fromEntries(ids.map((sfmsId) => [sfmsId, ['opened', 'updated', 'closed']])));
    expect(receiver.received.length).toBeGreaterThan(3 * ids.length * 1.5);
    await Promise.all(processes.map((one) => one.close()));
    await receiver.close();
  });
});

describe('a process that is killed', () => {
  it('between commit and delivery, or while it delivers, loses nothing', async () => {
    let isAnswering = false;
    const receiver = await openReceiver((response, ...rest) => {
      if (isAnswering) accept(response, ...rest);
    });
    const settings = { ...receiverSettings, WEBHOOK_TIMEOUT_SECONDS: '2' };
    const first = await startApiProcess(suite.database.url, settings);
    await hook(receiver);
    const answer = await fetch(`http://127.0.0.1:${first.port}/ingest/outages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ingest-key': processIngestKey },
      body: JSON.stringify({ events: [opened('X1', { feederId: feeders[0] ?? '' }), opened('X2', { feederId: feeders[1] ?? '' })] }),
    });
    expect(await answer.json()).toMatchObject({ accepted: 2 });
    await receiver.until(({ length }) => length >= 2);
    await first.kill();
    // Committed while nobody is there to deliver it.
    await ingest(suite, [closed('X1')]);
    isAnswering = true;
    const second = await startApiProcess(suite.database.url, settings);
    await receiver.until((all) => told(all).includes('closed X1') && told(all).filter((one) => one === 'opened X2').length >= 2);
    await until(async () => (await countOf('delivered')) === 3);
    expect(told(receiver.received).filter((one) => one.endsWith('X1'))).toEqual(['opened X1', 'opened X1', 'closed X1']);
    await second.kill();
    await receiver.close();
  });
});
