import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'shared-contracts/endpoint';
import { buildOpenApi } from './openapi';
import { renderPage } from './page';
import { style } from './page-style';

/** /openapi.json and /docs, made of the registered calls: once, at the first request. */
export function registerDocumentation(app: FastifyInstance, registered: readonly Endpoint[]): void {
  let document: { readonly json: string; readonly html: string } | null = null;
  const read = () => {
    if (document) return document;
    const openApi = buildOpenApi(registered);
    document = { json: JSON.stringify(openApi), html: renderPage(openApi) };
    return document;
  };
  const styleHash = createHash('sha256').update(style).digest('base64');

  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(read().json));
  app.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(read().html),
  );
}
