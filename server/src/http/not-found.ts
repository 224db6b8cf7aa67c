import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'shared-contracts/endpoint';
import { sendRefusal } from './error-handler';
import { methodsAt } from './methods-at';
import { Refusal } from './refusal';

/** 404 for what is not there, 405 with `Allow` for a path that is there under another method. */
export function registerNotFound(app: FastifyInstance, registered: readonly Endpoint[]): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(registered, request.url);
    if (methods.length === 0) return sendRefusal(reply, new Refusal('notFound'));
    return sendRefusal(reply.header('allow', methods.join(', ')), new Refusal('wrongMethod'));
  });
}
