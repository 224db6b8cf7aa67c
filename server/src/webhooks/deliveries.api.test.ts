import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { insertOutage } from '../../test/insert-outage';
import { openTestApp, type TestApp } from '../../test/test-app';
import { until } from '../../test/until';
import { openReceiver, type ReceivedMessage, receiverSettings, told, type WebhookReceiver } from '../../test/webhook-receiver';

let suite: TestApp;
let admin = '';
let feeders: { id: string; category: string; subdivision_code: string }[] = [];
const receivers: WebhookReceiver[] = [];
beforeAll(async () => {
  suite = await openTestApp({ environment: { ...receiverSettings, WEBHOOK_TIMEOUT_SECONDS: '1' }, firstRetrySeconds: 0.05 });
  admin = await suite.signIn('1003');
  feeders = (await suite.pool.query(`select distinct on (left(subdivision_code, 2), category) id, category, subdivision_code
    from feeder order by left(subdivision_code, 2), category, id`)).rows;
});
afterEach(async () => {
  await suite.pool.query('delete from webhook');
  await suite.pool.query('delete from webhook_delivery');
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(() => suite.close());

async function receiver(...how: Parameters<typeof openReceiver>): Promise<WebhookReceiver> {
  const opened = await openReceiver(...how);
  receivers.push(opened);
  return opened;
}
const post = async (url: string, body: object = {}) => {
  const answer = await suite.post(url, body, admin);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<{ id: number; secret: string }>();
};
const hook = (url: string, more: object = {}) =>
  post('/webhooks', { name: `To ${url}`, url, events: ['opened', 'updated', 'closed'], ...more });
const log = async (id: number) =>
  (await suite.get(`/webhooks/${id}/deliveries?limit=100`, admin)).json<{
    data: { id: number; change: string; state: string; status: number | null; failure: string | null; attempts: number }[];
  }>().data;
const stateOf = async (id: number) =>
  (await suite.get('/webhooks', admin)).json<{ data: { id: number; isActive: boolean; stop: string | null }[] }>().data.find((one) =>
    one.id === id);
const feeder = (index: number) => feeders[index] ?? { id: '', category: '', subdivision_code: '' };
const outageOf = ({ message }: ReceivedMessage) => (message.type === 'test' ? null : message.data.outage);

describe('a receiver', () => {
  it('hears every way in which an outage changes, in order, with the state after each', async () => {
    const { url, received, until: heard } = await receiver();
    await hook(url);
    await ingest(suite, [{ ...opened('W1', { feederId: feeder(0).id }), customersOut: 5 }]);
    await ingest(suite, [{ type: 'update', sfmsId: 'W1', customersOut: 7, note: 'crew on its way', reportedAt: minutesAgo(50) }]);
    await ingest(suite, [closed('W1', minutesAgo(40))]);
    await ingest(suite, [{ type: 'reopen', sfmsId: 'W1', reportedAt: minutesAgo(30) }]);
    await ingest(suite, [{ type: 'cancel', sfmsId: 'W1', reason: 'a test of the line' }]);
    await ingest(suite, [opened('W2', { feederId: feeder(1).id }), closed('W2')]);
    await heard(({ length }) => length >= 7);
    expect(told(received.filter((one) => outageOf(one)?.sfmsId === 'W1'))).toEqual(
      ['opened W1', 'updated W1', 'closed W1', 'reopened W1', 'canceled W1']);
    expect(told(received.filter((one) => outageOf(one)?.sfmsId === 'W2'))).toEqual(['opened W2', 'closed W2']);
    const [first, second, third] = received.map(outageOf);
    expect(first).toMatchObject({ feederId: feeder(0).id, category: feeder(0).category, customersOut: 5, endedAt: null,
      startedAt: minutesAgo(60), subdivisionName: expect.any(String) });
    expect(second).toMatchObject({ customersOut: 7, note: 'crew on its way' });
    expect(third).toMatchObject({ endedAt: minutesAgo(40) });
  });

  it('hears what operators record, once for each save, and nobody of whom they wrote', async () => {
    const protection = await insertOutage(suite.pool, { interruptionType: 3, faultType: 4, minutes: 30 });
    const { url, received, until: heard } = await receiver();
    await hook(url);
    const operator = await suite.signIn('1001');
    const save = async (path: string, body: object) =>
      expect((await suite.post(path, body, operator)).json()).toMatchObject({ status: 'Success' });
    const shutdown = await insertOutage(suite.pool);
    const faultCurrent = { R: 1.2, Y: '0.7', B: '', G: null, N: 0 };
    const recorded = { relayFlag: 'Over Current', brokenConductor: 'Yes', phase: 'RY', faultCurrent };
    await save('/utils/updateFaultCurrent', { id: protection, ...recorded });
    await save('/utils/updateFaultCurrent', { id: protection, relayFlag: 'Over Current', brokenConductor: 'No' });
    await save('/utils/saveFaultType', { currentFaultId: shutdown, faultType: 5, shutdownTakenBy: 'Other', otherMobileNo: '9000000000',
      otherName: 'Asha', lcTaken: 'No', reasons: [502, 501] });
    await save('/outage/addManualEndDateTime', { id: shutdown, outageEndDate: '2026-11-20', outageEndTime: '11:45' });
    await heard(({ length }) => length >= 5);
    expect(told(received.filter((one) => outageOf(one)?.id === shutdown))).toEqual(
      [`opened ${shutdown}`, `updated ${shutdown}`, `closed ${shutdown}`]);
    expect(received.flatMap((one) => outageOf(one)?.id === protection ? [outageOf(one)] : [])).toMatchObject([
      { relayFlag: 'Over Current', brokenConductor: 'Yes', phase: 'RY', faultCurrentKa: { r: 1.2, y: 0.7, n: 0 } },
      { relayFlag: 'Over Current', brokenConductor: 'No', phase: null, faultCurrentKa: {} },
    ]);
    const updated = received.map(outageOf).find((outage) => outage?.id === shutdown && outage.faultType === 5);
    expect(updated).toMatchObject({ interruptionCategory: 'Emergency Shutdown', reasonIds: [501, 502] });
    expect(received.map(({ body }) => body).join()).not.toMatch(/Asha|9000000000/);
  });

  it('hears what the list of a source closes', async () => {
    const { url, received, until: heard } = await receiver();
    await ingest(suite, [opened('N1', { feederId: feeder(2).id }), opened('N2', { feederId: feeder(3).id })]);
    await hook(url, { events: ['closed'] });
    const openOutages = [opened('N1', { feederId: feeder(2).id })];
    const answer = await suite.app.inject({ method: 'POST', url: '/ingest/snapshot', headers: { 'x-ingest-key': 'test-ingest-key' },
      payload: { takenAt: minutesAgo(10), closeMissing: true, openOutages } });
    expect(answer.json()).toMatchObject({ closed: 1 });
    await heard(({ length }) => length >= 1);
    expect(told(received)).toEqual(['closed N2']);
  });

  it('hears of its offices, categories and events only', async () => {
    const [company, other, events] = [await receiver(), await receiver(), await receiver()];
    const one = feeder(0);
    const elsewhere = feeders.find(({ subdivision_code: code }) => code.slice(0, 2) !== one.subdivision_code.slice(0, 2)) ?? one;
    await hook(company.url, { offices: [`${one.subdivision_code.slice(0, 2)}000000`] });
    await hook(other.url, { categories: [elsewhere.category], offices: [elsewhere.subdivision_code] });
    await hook(events.url, { events: ['closed'] });
    await ingest(suite, [opened('S1', { feederId: one.id }), opened('S2', { feederId: elsewhere.id })]);
    await ingest(suite, [closed('S1'), closed('S2')]);
    await Promise.all([company, other, events].map(({ until: heard }) => heard(({ length }) => length >= 2)));
    expect(told(company.received)).toEqual(['opened S1', 'closed S1']);
    expect(told(other.received)).toEqual(['opened S2', 'closed S2']);
    expect(told(events.received).toSorted()).toEqual(['closed S1', 'closed S2']);
  });

  it('hears nothing of a change that is rolled back', async () => {
    const { url, received, until: heard } = await receiver();
    await hook(url);
    const client = await suite.pool.connect();
    await client.query('begin');
    await client.query(`update outage set note = 'never' where id = (select id from outage order by fault_start desc limit 1)`);
    expect((await client.query('select from webhook_delivery')).rowCount).toBe(1);
    await client.query('rollback');
    client.release();
    await ingest(suite, [opened('R1', { feederId: feeder(0).id })]);
    await heard(({ length }) => length >= 1);
    expect(told(received)).toEqual(['opened R1']);
  });

  it('can check the signature with each secret while one is replaced', async () => {
    const { url, received, until: heard } = await receiver();
    const { id, secret: old } = await hook(url);
    await post(`/webhooks/${id}/test`);
    await heard(({ length }) => length >= 1);
    const { secret: fresh } = await post(`/webhooks/${id}/rotate`);
    await post(`/webhooks/${id}/test`);
    await heard(({ length }) => length >= 2);
    const expected = (secret: string, { headers, body }: ReceivedMessage) => {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      return `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(signed).digest('base64')}`;
    };
    const [before, during] = received;
    if (!before || !during) throw new Error('Nothing came.');
    expect(before.headers['webhook-signature']).toBe(expected(old, before));
    expect(during.headers['webhook-signature']).toBe(`${expected(fresh, during)} ${expected(old, during)}`);
    expect(before.headers['webhook-id']).not.toBe(during.headers['webhook-id']);
  });
});

describe('a receiver that fails', () => {
  it('with 410 hears nothing more, and the page says why', async () => {
    const { url } = await receiver((response) => void response.writeHead(410).end('gone for good'));
    const { id } = await hook(url);
    await post(`/webhooks/${id}/test`);
    await until(async () => (await stateOf(id))?.isActive === false);
    expect(await stateOf(id)).toMatchObject({ stop: 'gone', stopDetail: 'HTTP 410' });
    expect(await log(id)).toMatchObject([{ state: 'failed', status: 410, response: 'gone for good' }]);
    await ingest(suite, [opened('G1', { feederId: feeder(0).id })]);
    expect(await log(id)).toHaveLength(1);
  });

  it('for a day is switched off', async () => {
    const { url } = await receiver((response) => void response.writeHead(500).end());
    const { id } = await hook(url);
    await suite.pool.query(`update webhook set failures = 1, failing_since = now() - interval '25 hours' where id = $1`, [id]);
    await post(`/webhooks/${id}/test`);
    await until(async () => (await stateOf(id))?.isActive === false);
    expect(await stateOf(id)).toMatchObject({ stop: 'failing', stopDetail: 'HTTP 500' });
    await post(`/webhooks/${id}/enable`);
    expect(await stateOf(id)).toMatchObject({ isActive: true, stop: null, failingSince: null });
  });

  it('for a day with one message only is told the next', async () => {
    const { url, received, until: heard } = await receiver((response, { message }) =>
      void response.writeHead(message.type === 'outage.opened' ? 422 : 204).end());
    const { id } = await hook(url);
    await ingest(suite, [opened('P1', { feederId: feeder(0).id }), closed('P1')]);
    await heard(({ length }) => length >= 2);
    await suite.pool.query(`update webhook_delivery set queued_at = queued_at - interval '25 hours' where change = 'opened'`);
    await heard((all) => told(all).includes('closed P1'));
    expect((await log(id)).find(({ change }) => change === 'opened')).toMatchObject({ state: 'failed', failure: 'HTTP 422' });
    expect(new Set(told(received))).toEqual(new Set(['opened P1', 'closed P1']));
  });

  it('and asks for a pause is left alone for so long', async () => {
    const { url, until: heard } = await receiver((response) => void response.writeHead(503, { 'retry-after': '120' }).end());
    const { id } = await hook(url);
    await post(`/webhooks/${id}/test`);
    await heard(({ length }) => length >= 1);
    const pause = async () =>
      (await suite.pool.query<{ seconds: number }>(
        'select extract(epoch from held_until - now())::int as seconds from webhook where id = $1 and held_until is not null', [id],
      )).rows[0]?.seconds ?? 0;
    await until(async () => (await pause()) > 0);
    expect(await pause()).toBeGreaterThan(110);
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, failure: 'HTTP 503' }]);
  });

  it('by a redirect is not followed, and a long answer is not read', async () => {
    const target = await receiver();
    const { url, until: heard } = await receiver((response, _message, attempt) => {
      if (attempt === 1) response.writeHead(302, { location: target.url }).end();
      else response.writeHead(200).end('x'.repeat(5_000_000));
    });
    const { id } = await hook(url);
    await post(`/webhooks/${id}/test`);
    await heard(({ length }) => length >= 2);
    await until(async () => (await log(id))[0]?.state === 'delivered');
    expect(target.received).toEqual([]);
    const [{ response = '' } = {}] = (await suite.get(`/webhooks/${id}/deliveries`, admin)).json<{ data: { response: string }[] }>().data;
    expect(response).toHaveLength(2048);
  });

  it('or answers too late is asked again', async () => {
    const { url, until: heard } = await receiver((response, _message, attempt) => void (attempt > 1 && response.writeHead(204).end()));
    const { id } = await hook(url);
    await post(`/webhooks/${id}/test`);
    await heard(({ length }) => length >= 2);
    await until(async () => (await log(id))[0]?.state === 'delivered');
    expect(await log(id)).toMatchObject([{ attempts: 2 }]);
  });
});

describe('a name that leads to a private network', () => {
  it('is not connected to, also when it did not lead there before', async () => {
    const { url, received } = await receiver();
    const strict = await openTestApp({ besides: suite, environment: { WEBHOOK_HTTP: '1' }, firstRetrySeconds: 0.05 });
    const { id } = await post('/webhooks', { name: 'Rebound', url, events: ['opened'] });
    await suite.app.close();
    await suite.pool.query('update webhook set url = replace(url, $2, $3) where id = $1', [id, '127.0.0.1', 'localhost']);
    await suite.pool.query(`insert into webhook_delivery (webhook_id, change, content) values ($1, 'test', '{}')`, [id]);
    await suite.pool.query(`select pg_notify('webhook_delivery', '')`);
    const failure = async () => (await suite.pool.query<{ failure: string | null }>(
      'select failure from webhook_delivery where webhook_id = $1', [id])).rows[0]?.failure ?? null;
    await until(async () => (await failure()) !== null);
    expect(await failure()).toBe('localhost leads to a private network');
    expect(received).toEqual([]);
    await strict.close();
  });
});
