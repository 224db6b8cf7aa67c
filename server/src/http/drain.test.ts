import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareDrain } from './drain';

let server: Server;
let agent: Agent;
let port: number;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = () =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response: IncomingMessage) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    }).on('error', reject);
  });

describe('the end of a server', () => {
  it('answers on connections that are kept alive, lets them go with the answer and takes no new ones', async () => {
    let closeNow: () => void = () => undefined;
    const drain = prepareDrain(() => new Promise<void>((resolve) => { closeNow = resolve; }));
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
    const drained = drain();
    expect(await ask()).toEqual({ status: 200, connection: 'close' });
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    closeNow();
    await expect(drained).resolves.toBeUndefined();
  });
});
