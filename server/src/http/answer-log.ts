// One log line and one count per answered call. The line's fields are listed in docs/operations.md.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call's record in the contracts. */
    call?: string;
  }
  interface FastifyRequest {
    /** Who calls, once their session is known. */
    employeeId: number | null;
  }
}

const idOfProxy = /^[\w-]{8,64}$/;

/** The id that the proxy gave, so that its log and ours tell of the same call; else one of our own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && idOfProxy.test(given) ? given : randomUUID();
}

/** One answered call; without a call of the contracts: `none` where nothing is, else `other`. */
type CountAnswer = (answer: { readonly call: string; readonly method: string; readonly status: number; readonly seconds: number }) => void;

export function registerAnswerLog(app: FastifyInstance, count: CountAnswer): void {
  app.decorateRequest('employeeId', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call ?? (request.is404 ? 'none' : 'other');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, call, employeeId: request.employeeId, ms }, 'answered');
    count({ call, method: request.method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}
