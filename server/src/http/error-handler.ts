import type { FastifyInstance, FastifyReply } from 'fastify';
import { QueueFull } from '../access/bounded-queue';
import { Refusal, refusalBody } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The names of the call's fields on the wire by those inside. */
    readonly wireNames?: Readonly<Record<string, string>>;
  }
}

/** PostgreSQL and socket errors that say: the database is away, or this connection to it is. */
const awayCodes = /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|server closed the connection/i;
/** The statement itself took too long; or it waited for somebody else for too long. */
const slowCode = '57014';
const waitingCodes = new Set(['55P03', '25P03', '40P01']);

/** Fastify's own errors by their status. */
const codeOfStatus = {
  400: 'malformed',
  404: 'notFound',
  405: 'wrongMethod',
  413: 'tooLarge',
  415: 'wrongMediaType',
  429: 'tooManyTries',
  503: 'busy',
} as const;

function isOwnStatus(status: unknown): status is keyof typeof codeOfStatus {
  return typeof status === 'number' && status in codeOfStatus;
}

/** What the caller is told of an error; the error itself goes to the log only. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return new Refusal('busy', { retryAfterSeconds: 5 });
  const { code = '', statusCode, message = '' }: { code?: unknown; statusCode?: unknown; message?: unknown } = Object(error);
  if (awayCodes.test(String(code)) || awayMessages.test(String(message))) return new Refusal('databaseAway');
  if (code === slowCode) return new Refusal('tookTooLong');
  if (waitingCodes.has(String(code))) return new Refusal('busy');
  if (isOwnStatus(statusCode)) return new Refusal(codeOfStatus[statusCode]);
  return new Refusal('failed');
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== null) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).send(refusalBody(refusal, reply.request.routeOptions?.config?.wireNames));
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
    return sendRefusal(reply, refusal);
  });
}
