import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Bodies are JSON and nothing else; an empty one is no body, and keys that would reach a prototype are refused. */
export function registerBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    // Fastify's own message would repeat what was sent.
    return parseJson(request, String(body), (error, value) => (error ? done(new Refusal('malformed', { message: 'The body is not valid JSON.' })) : done(null, value)));
  });
}
