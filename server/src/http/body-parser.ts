import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed, Refusal, refusal } from './refusal';
import { readXml } from './xml';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a CSV file from the body as it comes. */
    readonly takesFile?: boolean;
    /** The route reads JSON lines from the body as they come. */
    readonly takesLines?: boolean;
    /** The route takes XML in place of JSON. */
    readonly takesXml?: boolean;
  }
}

const notGzip = () => malformed('body.gzip');

/**
 * A gzip body counts by what it holds. A small body that holds a large one is refused like a large one. Fastify
 * compares the bytes that came with the header.
 */
function registerGzip(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding === 'identity') return done(null, payload);
    if (encoding !== 'gzip' && encoding !== 'x-gzip')
      return done(refusal('wrongMediaType', 'wrongEncoding'));
    const counted = Object.assign(createGunzip(), { receivedEncodedLength: 0 });
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, next) => {
        counted.receivedEncodedLength += chunk.length;
        next(null, chunk);
      },
    });
    payload.on('error', (error) => counted.destroy(error));
    const read = payload.pipe(counter).pipe(counted);
    // A refusal in place of the library's own error.
    const destroy = read._destroy.bind(read);
    read._destroy = (error, callback) =>
      destroy(error && 'code' in error && String(error.code).startsWith('Z_') ? notGzip() : error, callback);
    done(null, read);
  });
}

/**
 * Bodies are JSON, or a CSV file where the call takes one. An empty one is no body. Keys that would reach a prototype
 * are refused.
 */
export function registerBodyParser(app: FastifyInstance): void {
  registerGzip(app);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesFile)
      return done(refusal('wrongMediaType', 'notCsv'));
    if (body === '') return done(null, undefined);
    // Fastify's own message would repeat what was sent.
    return parseJson(request, String(body), (error, value) =>
      error ? done(malformed('body.json')) : done(null, value),
    );
  });
  app.addContentTypeParser('application/x-ndjson', (request, payload, done) => {
    if (request.routeOptions.config.takesLines) return done(null, payload);
    return done(new Refusal('wrongMediaType'));
  });
  const xmlTypes = ['application/xml', 'text/xml'];
  app.addContentTypeParser(xmlTypes, { parseAs: 'string' }, async (request: FastifyRequest, body: string | Buffer) => {
    if (!request.routeOptions.config.takesXml) throw new Refusal('wrongMediaType');
    try {
      return await readXml(String(body));
    } catch (error) {
      throw malformed('body.xml', { reason: error instanceof Error ? error.message : '' });
    }
  });
  app.addContentTypeParser('text/csv', (request, payload, done) => {
    if (request.routeOptions.config.takesFile) return done(null, payload);
    return done(new Refusal('wrongMediaType'));
  });
}
