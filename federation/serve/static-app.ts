// Static files as both servers give them: compressed copies, immutable names, plain 404.
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const year = 'public, max-age=31536000, immutable';

interface StaticOptions {
  folder: string;
  /** Whether a file may be kept for ever: its name or its folder names its content. */
  isImmutable: (path: string) => boolean;
  /** By the path of the request, which need not be that of a file. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
}

/** An address with a percent sign that encodes nothing is an unknown address like any other, no error. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  // The answer is never a page: a script or manifest that is missing must not look like one that is there.
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
}

/** Anything that is no file of the folder, a folder included, is a plain 404. */
export function plainNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  app.setErrorHandler((error: FastifyError, _request, reply) => (error.statusCode === 403 ? sendNotFound(reply) : reply.send(error)));
}

export async function staticApp({ folder, isImmutable, headersOf }: StaticOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, return503OnClosing: false, rewriteUrl: ({ url = '/' }) => decodable(url) });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.url.split('?')[0] ?? '/'));
  });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('cache-control', isImmutable(path) ? year : 'no-cache');
      response.setHeader('vary', 'accept-encoding, origin');
    },
  });
  return app;
}
