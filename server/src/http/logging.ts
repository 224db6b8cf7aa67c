// What a log line may hold. Tokens travel in headers, one-time tokens in query strings, passwords in
// bodies: none of the three is ever written.
import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    code: error.code === undefined ? undefined : String(error.code),
    message: error.message,
    stack: error.stack ?? '',
  };
}

/** A stream to write to is for tests, which search it for secrets. */
export function loggerOptions(level: string, stream?: { write(line: string): void }): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?')[0], from: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
    redact: {
      paths: [
        'headers',
        '*.headers',
        'password',
        '*.password',
        '*.currentPassword',
        '*.newPassword',
        'token',
        '*.token',
        '*.auth_token',
        '*.authToken',
        '*.handshakeToken',
        '*.ticket',
      ],
      censor: '[secret]',
    },
  };
}
