// Serves the host: its files, /config.json made from the environment, and its page for every address of the suite.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RunTimeConfig } from './run-time-config';
import { pageHeaders, partHeaders } from './security-header';
import { staticApp } from './static-app';

/** What pages ask for; an address that only looks like a file is one of the suite, and its page says that there is none. */
const asset = /\.(?!html$)[a-z0-9]+$/;
/** Never opened as a page of its own, as a picture or a document may be. */
const part = /\.(js|css|woff2)$/;
const hashedName = /\.[0-9a-f]{12}\.[a-z0-9]+(\.(br|gz))?$/;

function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !asset.test(path) && (request.headers.accept ?? '').includes('text/html');
}

export async function hostServer(folder: string, config: RunTimeConfig): Promise<FastifyInstance> {
  const origins = {
    api: config.apiUrl,
    remotes: config.remoteOrigins,
    tiles: config.mapTileUrl,
    allowsOwnMachine: config.allowRemoteOverride === true,
  };
  const ofPage = pageHeaders(origins);
  const app = await staticApp({
    folder,
    isImmutable: (path) => hashedName.test(path),
    headersOf: (path) => (part.test(path) ? partHeaders : ofPage),
  });
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? reply.sendFile('index.html') : reply.code(404).type('text/plain').send('Not found'),
  );
  return app;
}
