// Requests that reach no route: an address that cannot be decoded, headers that are too long, bytes
// that are no HTTP. Fastify would answer them in its own words.
import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { sendRefusal } from './error-handler';
import { malformed, Refusal, type RefusalCode, refusalBody } from './refusal';

type Options = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

/** What every answer says, here without the hooks that say it elsewhere. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** Node's code of what it could not read. */
const codes: Readonly<Record<string, RefusalCode>> = { HPE_HEADER_OVERFLOW: 'headersTooLarge', ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow' };

/** An answer written by hand: there is no response object yet. */
function rawAnswer(reason: Refusal): string {
  const body = JSON.stringify(refusalBody(reason));
  const lines = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${reason.status} ${STATUS_CODES[reason.status] ?? ''}\r\n${head}\r\n${body}`;
}

/** To be given to Fastify. */
export const unreadableRequest: Options = {
  frameworkErrors: (error, request, reply) => {
    request.log.info({ err: error }, 'unreadable address');
    void reply.headers({ ...headers, 'x-request-id': request.id });
    sendRefusal(reply, malformed('address.malformed'));
  },
  clientErrorHandler: (error, socket) => {
    // A caller who is gone, or has half of an answer already, is told nothing.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(rawAnswer(new Refusal(codes[error.code] ?? 'malformed')), () => socket.destroy());
  },
};
