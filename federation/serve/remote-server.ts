// Serves the shipped releases of one remote: <folder>/<version>-<build>/remoteEntry.js and so on.
import type { FastifyInstance } from 'fastify';
import { partHeaders } from './security-header';
import { plainNotFound, staticApp } from './static-app';

export interface RemoteServerOptions {
  folder: string;
  /** The only origin whose pages may load this remote. */
  hostOrigins: readonly string[];
}

export async function remoteServer({ folder, hostOrigins }: RemoteServerOptions): Promise<FastifyInstance> {
  // A release folder is never rewritten, so everything in it may be kept.
  const app = await staticApp({ folder, isImmutable: () => true, headersOf: () => partHeaders });
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin && hostOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
  });
  app.get('/health', () => ({ status: 'ok' }));
  plainNotFound(app);
  return app;
}
