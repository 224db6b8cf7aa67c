// Processes of the API and the broker are killed while events come. `pnpm torture` does it with 50,000.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MqttClient } from 'mqtt';
import { type ApiProcess, startApiProcess } from '../../test/api-process';
import { describeBroker, startBroker, type TestBroker } from '../../test/message-broker';
import { openTestApp, type TestApp } from '../../test/test-app';
import { until } from '../../test/until';

const total = Number(process.env.BROKER_EVENTS ?? 3_000);
const outageCount = total / 2;
/** A broker that forgot who listens says so, and keeps nothing. */
const noSubscribers = 0x10;
const atOnce = 100;
const minutes = Math.max(10, total / 5_000);

let suite: TestApp;
let broker: TestBroker;
let sender: MqttClient;
/** What was started, in the order in which it ends. */
const ends: (() => Promise<unknown>)[] = [];
const processes: ApiProcess[] = [];
let feeders: string[] = [];
/** Numbers of messages that nobody was there for. */
const unheard = new Set<number>();

const startProcess = () => startApiProcess(suite.database.url, { MQTT_URL: broker.url });
const isConnected = async ({ port }: ApiProcess): Promise<boolean> => {
  const answer: unknown = await (await fetch(`http://127.0.0.1:${port}/health`)).json();
  return JSON.stringify(answer).includes('"connected"');
};
const written = async (): Promise<number> =>
  (await suite.pool.query<{ count: number }>("select count(*) + count(fault_end) as count from outage where sfms_id like 'K%'")).rows[0]
    ?.count ?? 0;

const from = Math.floor(Date.now() / 1000) * 1000 - 24 * 3_600_000;
const momentOf = (offsetMs: number) => new Date(from + offsetMs).toISOString();
const startOf = (index: number) => index * 1_000;
const endOf = (index: number) => startOf(index) + 60_000 * (1 + (index % 50));

const begin = (index: number) => ({
  type: 'open',
  sfmsId: `K${index}`,
  feederId: feeders[index % feeders.length],
  startedAt: momentOf(startOf(index)),
  interruptionType: index % 4,
});
const end = (index: number) => ({ type: 'close', sfmsId: `K${index}`, endedAt: momentOf(endOf(index)) });

/** Ends come long after their beginnings, among the beginnings of others. */
const events = Array.from({ length: outageCount }, (_none, index) => [
  { at: index, event: () => begin(index) },
  { at: index + 300, event: () => end(index) },
]).flat().toSorted((one, other) => one.at - other.at);

describeBroker('processes that are killed', () => {
  beforeAll(async () => {
    broker = await startBroker();
    ends.unshift(() => broker.remove());
    suite = await openTestApp();
    ends.unshift(() => suite.close());
    ends.unshift(() => Promise.all(processes.map((one) => one.kill())));
    feeders = (await suite.pool.query<{ id: string }>('select id from feeder order by id')).rows.map(({ id }) => id);
    processes.push(...(await Promise.all([startProcess(), startProcess()])));
    for (const one of processes) await until(() => isConnected(one));
    sender = await broker.publisher();
    ends.unshift(() => sender.endAsync(true));
    sender.on('packetreceive', (packet) => {
      if (packet.cmd === 'puback' && packet.reasonCode === noSubscribers && packet.messageId !== undefined) unheard.add(packet.messageId);
    });
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it(`lose nothing of ${total} events, and double nothing`, async () => {
    const began = performance.now();
    const isLate = () => performance.now() - began > (minutes - 1) * 60_000;
    const said: { readonly text: string; readonly at: number }[] = [];
    const publish = async (text: string): Promise<void> => {
      for (let isHeard = false; !isHeard; ) {
        const sent = await sender.publishAsync('outages/default', text, { qos: 1 });
        isHeard = !(sent?.messageId !== undefined && unheard.delete(sent.messageId));
      }
      said.push({ text, at: Date.now() });
    };
    /** The broker acknowledges before it writes to its disk: what it took after its last write is sent again. */
    const breakBroker = async (): Promise<void> => {
      const savedAt = await broker.kill();
      await broker.start();
      await Promise.all(said.filter(({ at }) => at >= savedAt).map(({ text }) => publish(text)));
    };
    const restartProcess = async (index: number): Promise<void> => {
      await processes[index]?.kill();
      processes[index] = await startProcess();
    };
    const breaks: (() => Promise<void>)[] = [
      () => restartProcess(0),
      breakBroker,
      () => restartProcess(1),
      async () => {
        await broker.stop();
        await broker.start();
      },
      async () => void (await Promise.all([restartProcess(0), restartProcess(1), breakBroker()])),
    ];
    const gap = Math.ceil(events.length / (breaks.length + 1) / atOnce);
    const progress: number[] = [];
    let broken: Promise<void> = Promise.resolve();

    for (let turn = 0; turn * atOnce < events.length; turn += 1) {
      const next = turn > 0 && turn % gap === 0 ? breaks.shift() : undefined;
      if (next) {
        await broken;
        await until(async () => (await written()) > 0);
        progress.push(await written());
        broken = next();
      }
      await Promise.all(events.slice(turn * atOnce, (turn + 1) * atOnce).map(({ event }) => publish(JSON.stringify(event()))));
    }
    await broken;
    await until(async () => isLate() || (await written()) >= total);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${total} events in ${seconds} s; written at each break: ${progress.join(', ')}\n`);

    expect(breaks).toEqual([]);
    // Every break came in the middle.
    expect(progress.filter((count) => count > 0 && count < total)).toHaveLength(5);
    const { rows } = await suite.pool.query<{ sfms_id: string; fault_start: Date; fault_end: Date | null }>(
      `select sfms_id, fault_start, fault_end from outage where sfms_id like 'K%' order by substr(sfms_id, 2)::int`,
    );
    expect(rows.map((row) => [row.sfms_id, row.fault_start.toISOString(), row.fault_end?.toISOString()])).toEqual(
      Array.from({ length: outageCount }, (_none, index) => [`K${index}`, momentOf(startOf(index)), momentOf(endOf(index))]),
    );
    const told = await suite.pool.query<{ outage_id: number }>(
      `select outage_id, event_type from live_event where outage_id in (select id from outage where sfms_id like 'K%')
         group by 1, 2 having count(*) > 1`,
    );
    expect(told.rows).toEqual([]);
    expect((await suite.pool.query('select from feed_refusal')).rowCount).toBe(0);
    // Nothing is left at the broker.
    await until(async () => (await suite.pool.query('select from broker_place')).rowCount === 2);
  }, minutes * 60_000);
});
