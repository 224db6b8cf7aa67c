import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { deviceHeader } from 'shared-contracts/endpoint';

/** Headers that keep an answer from being cached, framed, sniffed or run, and the origins whose pages may read it. */
export async function registerSecurity(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Pages of the suite come from other ports and other machines: CORS decides for them.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // TLS ends at the proxy, which says so itself.
    strictTransportSecurity: false,
  });
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', deviceHeader],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id', deviceHeader],
    maxAge: 7200,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
