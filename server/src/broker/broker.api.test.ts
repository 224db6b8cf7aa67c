// Events by messages, against mosquitto.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MqttClient } from 'mqtt';
import { closed, minutesAgo, opened } from '../../test/feed-events';
import { describeBroker, startBroker, type TestBroker } from '../../test/message-broker';
import { openTestApp, type TestApp } from '../../test/test-app';
import { until } from '../../test/until';

let suite: TestApp;
let broker: TestBroker;
let sender: MqttClient;
let feederId = '';

const brokerOf = (test: TestBroker) => ({ MQTT_URL: test.url });
const isConnected = async ({ app }: TestApp) =>
  (await app.inject('/health')).json<{ broker: string }>().broker === 'connected';
const publish = (topic: string, content: unknown, client: MqttClient = sender) =>
  client.publishAsync(topic, typeof content === 'string' ? content : JSON.stringify(content), { qos: 1 });
const outages = async (pattern: string) =>
  (await suite.pool.query<{ sfms_id: string }>('select sfms_id from outage where sfms_id like $1 order by 1', [pattern])).rows.length;
const refusals = async () =>
  (
    await suite.pool.query<{ source_id: number; reason: string; content: string }>(
      'select source_id, reason, content from feed_refusal order by id',
    )
  ).rows;
const written = async ({ app }: TestApp) => {
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return Number(/suite_broker_messages_total\{outcome="written"\} (\d+)/.exec(body)?.[1]);
};

describeBroker('events by the broker', () => {
  beforeAll(async () => {
    broker = await startBroker();
    suite = await openTestApp({ environment: brokerOf(broker) });
    feederId = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 1')).rows[0]?.id ?? '';
    await suite.pool.query("insert into feed_source (name, kinds, companies) values ('Relays', '{open}', '{}'), ('Gone', '{}', '{}')");
    await suite.pool.query("update feed_source set revoked_at = now() where name = 'Gone'");
    sender = await broker.publisher();
    await until(() => isConnected(suite));
  });
  afterAll(async () => {
    await sender.endAsync();
    await suite.close();
    await broker.remove();
  });

  it('count as those of the call, one by one, as a list, or as the body of the call', async () => {
    await publish('outages/default', opened('Q1', { feederId }));
    await publish('outages/default', [opened('Q2', { feederId }), opened('Q3', { feederId })]);
    await publish('outages/Relays', { events: [opened('Q4', { feederId, startedAt: minutesAgo(50) })] });
    await until(async () => (await outages('Q%')) === 4);
    const { rows } = await suite.pool.query<{ name: string }>(
      `select s.name from outage o join feed_source s on s.id = o.source_id where o.sfms_id like 'Q%' order by o.sfms_id`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['default', 'default', 'default', 'Relays']);
  });

  it('are kept when they are malformed, nobody known has sent them, or their source may not send them', async () => {
    await publish('outages/default', 'no event');
    await publish('outages/Unknown', opened('R1', { feederId }));
    await publish('outages/Gone', opened('R2', { feederId }));
    await publish('outages/Relays', closed('Q4'));
    await until(async () => (await refusals()).length === 4);
    const relays = (await suite.pool.query<{ id: number }>("select id from feed_source where name = 'Relays'")).rows[0]?.id;
    expect(await refusals()).toEqual([
      { source_id: 1, reason: 'The message is not a JSON event', content: 'no event' },
      { source_id: 1, reason: 'There is no source Unknown that may send (topic outages/Unknown)', content: expect.any(String) },
      { source_id: 1, reason: 'There is no source Gone that may send (topic outages/Gone)', content: expect.any(String) },
      { source_id: relays, reason: 'this source may not send close', content: JSON.stringify(closed('Q4')) },
    ]);
    expect(await outages('R%')).toBe(0);
  });

  it('wait at the broker while the database does not answer, and are written then', async () => {
    const locking = await suite.pool.connect();
    await locking.query('begin; lock table outage in exclusive mode');
    for (let index = 0; index < 50; index += 1) await publish('outages/default', opened(`W${index}`, { feederId }));
    await until(async () => (await suite.app.inject('/metrics')).body.includes('suite_broker_waiting 50'));
    await locking.query('rollback');
    locking.release();
    await until(async () => (await outages('W%')) === 50);
    await until(async () => (await suite.app.inject('/metrics')).body.includes('suite_broker_waiting 0'));
  });

  it('come again after the broker was away', async () => {
    await broker.stop();
    await until(async () => !(await isConnected(suite)));
    expect((await suite.app.inject('/health')).json()).toEqual({ status: 'ok', broker: 'away' });
    await broker.start();
    await until(() => isConnected(suite));
    await publish('outages/default', opened('B1', { feederId }));
    await until(async () => (await outages('B%')) === 1);
  });

  it('are shared by processes, and those of one that is gone are taken over', async () => {
    const second = await openTestApp({ besides: suite, environment: brokerOf(broker) });
    await second.app.ready();
    await until(() => isConnected(second));
    const before = await written(suite);
    await Promise.all(Array.from({ length: 40 }, (_none, index) => publish('outages/default', opened(`S${index}`, { feederId }))));
    await until(async () => (await outages('S%')) === 40);
    await until(async () => (await written(suite)) - before + (await written(second)) >= 40);
    expect(await written(second)).toBeGreaterThan(0);
    expect((await written(suite)) - before).toBeGreaterThan(0);

    await second.close();
    await Promise.all(Array.from({ length: 40 }, (_none, index) => publish('outages/default', opened(`T${index}`, { feederId }))));
    await until(async () => (await outages('T%')) === 40);
    await until(async () => (await suite.pool.query('select from broker_place')).rowCount === 1);
  });
});

describeBroker('a broker that wants to know who is there', () => {
  const credentials = { username: 'suite', password: 'a password of the test' };
  let secured: TestBroker;
  beforeAll(async () => {
    secured = await startBroker({ credentials });
  });
  afterAll(() => secured.remove());

  it('is reached by TLS with the name and password of the settings, and not without', async () => {
    const environment = { MQTT_URL: secured.url, MQTT_TOPIC: 'north/events', MQTT_SOURCE: 'default', MQTT_CA_FILE: secured.caFile };
    const stranger = await openTestApp({ environment: { ...environment, MQTT_PASSWORD: 'another', MQTT_USERNAME: 'suite' } });
    const known = await openTestApp({
      environment: { ...environment, MQTT_USERNAME: credentials.username, MQTT_PASSWORD: credentials.password },
    });
    await Promise.all([stranger.app.ready(), known.app.ready()]);
    await until(() => isConnected(known));
    const client = await secured.publisher({ ...credentials, rejectUnauthorized: false });
    const { rows } = await known.pool.query<{ id: string }>('select id from feeder order by id limit 1');
    await publish('north/events', opened('N1', { feederId: rows[0]?.id ?? '' }), client);
    await until(async () => (await known.pool.query("select from outage where sfms_id = 'N1'")).rowCount === 1);
    expect(await isConnected(stranger)).toBe(false);
    await client.endAsync();
    await stranger.close();
    await known.close();
  });
});
