import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../../test/test-database';
import { type DatabaseSignal, listenToDatabase } from './listen';

let database: TestDatabase;
let server: Server;
const lines: { client: Socket; target: Socket }[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  const { hostname, port } = new URL(database.url);
  server = createServer((client) => {
    const target = connect(Number(port), hostname);
    lines.push({ client, target });
    for (const [from, to] of [[client, target], [target, client]] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  for (const { client, target } of lines) [client, target].map((socket) => socket.destroy());
  server.close();
  await database.drop();
});

/** Nothing passes any more, and neither side is told. */
function cutSilently(): void {
  for (const { client, target } of lines) for (const [from, to] of [[client, target], [target, client]] as const) from.unpipe(to).pause();
}

describe('the line on which the database tells', () => {
  it('is given up when it dies without a word, and taken up again', async () => {
    const url = new URL(database.url);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    let signal: DatabaseSignal | null = null;
    const gaps: (boolean | undefined)[] = [];
    let onNext: () => void = () => undefined;
    const gap = () => new Promise<void>((resolve) => (onNext = resolve));
    let heard = '';
    signal = await listenToDatabase({
      url: url.href,
      channels: { test_news: (message) => void (heard = message) },
      onGap: () => {
        gaps.push(signal?.isListening());
        onNext();
      },
      beatMs: 400,
    });
    expect(signal.isListening()).toBe(true);

    const lost = gap();
    cutSilently();
    await lost;
    expect([gaps.at(-1), signal.isListening()]).toEqual([false, false]);

    await gap();
    const speaker = new pg.Client({ connectionString: database.url });
    await speaker.connect();
    while (heard === '') await speaker.query(`notify test_news, 'again'`);
    await speaker.end();
    expect(heard).toBe('again');
    await signal.stop();
  });
});
