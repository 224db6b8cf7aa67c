import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a CSV file from the body as it comes. */
    readonly takesFile?: boolean;
  }
}

/** Bodies are JSON, and a CSV file where the call takes one; an empty one is no body, and keys that would reach a prototype are refused. */
export function registerBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesFile) return done(new Refusal('wrongMediaType', { message: 'The body must be a CSV file (text/csv).' }));
    if (body === '') return done(null, undefined);
    // Fastify's own message would repeat what was sent.
    return parseJson(request, String(body), (error, value) => (error ? done(new Refusal('malformed', { message: 'The body is not valid JSON.' })) : done(null, value)));
  });
  app.addContentTypeParser('text/csv', (request, payload, done) => {
    if (request.routeOptions.config.takesFile) return done(null, payload);
    return done(new Refusal('wrongMediaType'));
  });
}
