import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from 'socket.io';
import type { LiveServer } from './live-socket';

const path = '/socket.io';

/**
 * A dead line is known on both sides within ten seconds: with the defaults of Socket.IO a screen would
 * say Live for 45. For 2,000 sockets it is 400 small frames a second.
 */
const heartbeat = { pingInterval: 5_000, pingTimeout: 5_000 } as const;

export function socketOptions(allowedOrigins: readonly string[], closing: AbortSignal): Partial<ServerOptions> {
  const isAllowed = (origin: string | undefined) => origin === undefined || allowedOrigins.includes(origin);
  return {
    path,
    serveClient: false,
    // No connection state recovery: a client that was away passes the door again and takes a fresh snapshot.
    maxHttpBufferSize: 64 * 1024,
    // Compressing for each socket costs far more than the bytes of a local network.
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    ...heartbeat,
    cors: { origin: [...allowedOrigins] },
    // CORS does not bind WebSockets: their origin is looked at here.
    allowRequest: ({ headers }, decide) => decide(null, isAllowed(headers.origin) && !closing.aborted),
  };
}

/**
 * `localhost` is two addresses and so two servers, of which Socket.IO sees one: Fastify hands it the
 * long-polling requests of the other. WebSockets of both arrive at the first by themselves.
 */
export function registerPolling(app: FastifyInstance, io: LiveServer): void {
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${path}/`,
    onRequest: async (request, reply) => {
      reply.hijack();
      io.engine.handleRequest(
        request.raw as IncomingMessage & Parameters<typeof io.engine.handleRequest>[0],
        reply.raw satisfies ServerResponse,
      );
    },
    handler: async () => undefined,
  });
}

const farewellMs = 500;

/** Every client is told; one that does not listen is cut off. */
export async function closeSockets(io: LiveServer): Promise<void> {
  io.local.disconnectSockets(true);
  const until = performance.now() + farewellMs;
  while (io.engine.clientsCount > 0 && performance.now() < until) await delay(10);
  io.engine.close();
}
