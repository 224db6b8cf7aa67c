import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'shared-contracts/endpoint';
import { methodsAt } from './methods-at';
import { Refusal } from './refusal';

/**
 * OPTIONS that is no browser's preflight: 204 with the methods of the address. To be registered before CORS, which
 * answers preflights only.
 */
export function registerOptions(app: FastifyInstance, registered: readonly Endpoint[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] !== undefined) return undefined;
    const methods = methodsAt(registered, request.url);
    if (methods.length === 0) throw new Refusal('notFound');
    return reply.code(204).headers({ allow: [...methods, 'OPTIONS'].join(', '), 'cache-control': 'no-store' }).send();
  });
}
