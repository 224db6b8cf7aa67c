import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'shared-contracts/endpoint';
import { sendRefusal } from './error-handler';
import { Refusal } from './refusal';

function matches(endpoint: Endpoint, path: string): boolean {
  const parts = path.split('/');
  const wanted = endpoint.path.split('/');
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/** 404 for what is not there, 405 with `Allow` for a path that is there under another method. */
export function registerNotFound(app: FastifyInstance, registered: readonly Endpoint[]): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = registered.filter((endpoint) => matches(endpoint, path)).map(({ method }) => method);
    if (methods.length === 0) return sendRefusal(reply, new Refusal('notFound'));
    return sendRefusal(reply.header('allow', [...new Set(methods)].join(', ')), new Refusal('wrongMethod'));
  });
}
