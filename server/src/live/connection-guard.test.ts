import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';
import { type ConnectionGuard, type ConnectionLimits, type DropReason, connectionLimits, guardConnections } from './connection-guard';
import type { LiveServer, LiveSocket } from './live-socket';
import { sendAll, wireMessage } from './wire-message';

let http: HttpServer;
let io: LiveServer;
let guard: ConnectionGuard;
const drops: DropReason[] = [];
const clients: WebSocket[] = [];
const present: LiveSocket[] = [];

beforeEach(async () => {
  http = createServer();
  io = new Server(http);
  io.on('connection', (socket) => void present.push(socket));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(async () => {
  guard.stop();
  for (const client of clients.splice(0)) client.terminate();
  drops.length = 0;
  present.length = 0;
  await io.close();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const watch = (limits: Partial<ConnectionLimits>) => {
  guard = guardConnections(io, {
    limits: { ...connectionLimits, lookEveryMs: 50, ...limits },
    onDrop: (reason) => void drops.push(reason),
  });
};

/** A client without a library between: it decides itself what it reads and says. */
async function connect(): Promise<WebSocket> {
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/socket.io/?EIO=4&transport=websocket`);
  clients.push(client);
  client.on('error', () => undefined);
  await once(client, 'open');
  const number = present.length;
  client.send('40');
  await until(() => present.length > number);
  return client;
}

const gone = (client: WebSocket) => until(() => client.readyState !== WebSocket.OPEN);
const news = wireMessage('openOutagesCheck', { count: 0, hash: 0 });
/** About 200 kB. */
const tell = () =>
  sendAll(
    present,
    Array.from({ length: 2_000 }, () => news),
  );

describe('a connection that never reads', () => {
  it('is cut once too much waits for it, and one that reads stays', async () => {
    watch({ waitingBytes: 4 * 1024 * 1024 });
    const [deaf, listener] = [await connect(), await connect()];
    deaf.pause();
    let told = 0;
    for (; told < 500 && drops.length === 0; told += 1) {
      tell();
      await new Promise(setImmediate);
    }
    expect([told < 500, drops, listener.readyState]).toEqual([true, ['slow'], WebSocket.OPEN]);
  });

  it('is cut when nothing goes out for a while, though it answers every heartbeat', async () => {
    watch({ stalledMs: 400, waitingBytes: Infinity });
    const deaf = await connect();
    deaf.pause();
    const pulse = setInterval(() => deaf.send('3'), 20);
    for (let told = 0; told < 200; told += 1) tell();
    await until(() => drops.length > 0);
    clearInterval(pulse);
    expect(drops).toEqual(['stalled']);
  });

  it('is the first to go when all of them together are too much', async () => {
    watch({ waitingBytesOfAll: 3 * 1024 * 1024 });
    const [deaf, listener] = [await connect(), await connect()];
    deaf.pause();
    for (let told = 0; told < 500 && drops.length === 0; told += 1) {
      tell();
      await new Promise(setImmediate);
    }
    expect([drops, listener.readyState]).toEqual([['slow'], WebSocket.OPEN]);
  });
});

describe('a connection that never stops talking', () => {
  it.each<[string, (client: WebSocket) => void]>([
    ['heartbeats', (client) => client.send('3')],
    ['pings of the protocol below', (client) => client.ping(Buffer.alloc(120))],
    ['long messages', (client) => client.send(`42["x","${'y'.repeat(10_000)}"]`)],
  ])('of %s is cut, and one that says little stays', async (_what, say) => {
    watch({});
    const [talker, quiet] = [await connect(), await connect()];
    const chatter = setInterval(() => {
      for (let count = 0; count < 200 && talker.readyState === WebSocket.OPEN; count += 1) say(talker);
    }, 5);
    await gone(talker);
    clearInterval(chatter);
    expect([drops, quiet.readyState]).toEqual([['flood'], WebSocket.OPEN]);
  });
});
