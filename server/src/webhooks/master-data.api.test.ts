import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';
import { openReceiver, type ReceivedMessage, receiverSettings, told, type WebhookReceiver } from '../../test/webhook-receiver';

let suite: TestApp;
let admin = '';
const receivers: WebhookReceiver[] = [];
beforeAll(async () => {
  suite = await openTestApp({ environment: receiverSettings, firstRetrySeconds: 0.05 });
  admin = await suite.signIn('1003');
});
afterEach(async () => {
  await suite.pool.query('delete from webhook');
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(() => suite.close());

/** A receiver that hears of these offices. */
async function listen(...offices: string[]): Promise<WebhookReceiver> {
  const receiver = await openReceiver();
  receivers.push(receiver);
  const form = { name: receiver.url, url: receiver.url, events: ['opened', 'updated', 'closed'], offices };
  expect((await suite.post('/webhooks', form, admin)).statusCode).toBe(200);
  return receiver;
}

const outageOf = ({ message }: ReceivedMessage) => (message.type === 'test' ? null : message.data.outage);
/** What is said of one outage. */
const of = (all: readonly ReceivedMessage[], sfmsId: string) => all.filter((one) => outageOf(one)?.sfmsId === sfmsId);
const hears = ({ until }: WebhookReceiver, sfmsId: string, count: number) => until((all) => of(all, sfmsId).length >= count);

async function first<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row> {
  const { rows: [row] } = await suite.pool.query<Row>(sql, values);
  if (!row) throw new Error(`Nothing answers ${sql}`);
  return row;
}

/** A feeder of GETCO, its substation, and another division, where its substation can go. */
const findPlaces = () => first<{ feeder: string; from: string; division: string }>(`
  select f.id as feeder, f.substation_code as from, left(d.code, 6) as division
  from feeder f join organisation o on o.code = f.substation_code and o.retired_at is null and o.company_name = 'GETCO'
  join organisation d on d.org_type = 3 and d.company_name = 'GETCO' and left(d.code, 4) <> left(f.substation_code, 4)
  where f.retired_at is null order by f.id, d.code limit 1`);

describe('a substation that moves', () => {
  it('takes its webhooks along, and both divisions hear of its open outages', async () => {
    const { feeder, from, division } = await findPlaces();
    const to = `${division}98`;
    await ingest(suite, [opened('M1', { feederId: feeder })]);
    const [own, before, after] = [await listen(from, '01000000'), await listen(`${from.slice(0, 6)}00`), await listen(`${division}00`)];
    expect((await suite.post(`/office/${from}/move`, { code: to }, admin)).statusCode).toBe(200);
    await Promise.all([own, before, after].map((receiver) => hears(receiver, 'M1', 1)));
    for (const { received } of [own, before, after])
      expect(of(received, 'M1').map(outageOf)).toMatchObject([{ feederId: feeder, substationCode: to }]);
    expect(await first('select offices from webhook where name = $1', [own.url])).toEqual({ offices: [to, '01000000'] });

    await ingest(suite, [closed('M1')]);
    await Promise.all([own, after].map((receiver) => hears(receiver, 'M1', 2)));
    for (const { received } of [own, after]) expect(told(of(received, 'M1'))).toEqual(['updated M1', 'closed M1']);
    expect(await first(`select count(*)::int as count from webhook_delivery d join webhook w on w.id = d.webhook_id
      where w.name = $1 and d.change = 'closed'`, [before.url])).toEqual({ count: 0 });
  });
});

describe('a feeder that is changed', () => {
  it('is told with its open outages', async () => {
    const { feeder, from } = await findPlaces();
    await ingest(suite, [opened('M2', { feederId: feeder })]);
    const receiver = await listen(from);
    const answer = await suite.app.inject({ method: 'PUT', url: `/feeder/${feeder}`, payload: { name: 'Renamed' },
      headers: { authorization: `Bearer ${admin}` } });
    expect(answer.statusCode).toBe(200);
    await hears(receiver, 'M2', 1);
    expect(told(of(receiver.received, 'M2'))).toEqual(['updated M2']);
    expect(of(receiver.received, 'M2').map(outageOf)).toMatchObject([{ feederName: 'Renamed', endedAt: null }]);
  });
});

describe('an event that contradicts', () => {
  it('is told when a later event settles it, and not when a person only marks it as settled', async () => {
    const { feeder, from } = await findPlaces();
    const receiver = await listen(from);
    await ingest(suite, [opened('M3', { feederId: feeder }), closed('M3', minutesAgo(50))]);
    expect((await ingest(suite, [closed('M3', minutesAgo(40))])).json()).toMatchObject({ conflicts: [{ index: 0 }] });
    // With this it was open in between, and the second end counts.
    await ingest(suite, [{ type: 'reopen', sfmsId: 'M3', reportedAt: minutesAgo(45) }]);
    await hears(receiver, 'M3', 3);
    expect(told(of(receiver.received, 'M3'))).toEqual(['opened M3', 'closed M3', 'updated M3']);
    expect(of(receiver.received, 'M3').map(outageOf).at(-1)).toMatchObject({ endedAt: minutesAgo(40) });

    expect((await ingest(suite, [closed('M3', minutesAgo(35))])).json()).toMatchObject({ conflicts: [{ index: 0 }] });
    const refused = await suite.get('/feed/refusals?text=M3&settled=no', admin);
    const ids = refused.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect((await suite.post('/feed/refusals/settle', { ids }, admin)).statusCode).toBe(200);
    expect(await first("select count(*)::int as count from webhook_delivery where content->>'sfms_id' = 'M3'")).toEqual({ count: 3 });
  });
});
