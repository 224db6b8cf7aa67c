import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillPath } from 'shared-contracts/endpoint';
import { endpointRecords as all } from 'shared-contracts/testing/endpoint-records';
import * as v from 'valibot';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

/**
 * A request that succeeds without changing anything but sessions. Calls that change records have
 * tests of their own; there, too, the server checks each of its answers against the record.
 */
const samples: Readonly<Record<string, { readonly body?: object; readonly query?: string }>> = {
  login: { body: { companyName: 'GETCO', empNo: 1001, password: 'Demo@1234', appName: 'web' } },
  refresh: {},
  logout: {},
  listOutages: { query: '?limit=3&orderBy=duration&orderByType=DESC' },
  listRemotes: {},
  getHealth: {},
};

const sampled = all.flatMap((endpoint) => {
  const sample = samples[endpoint.name];
  return sample ? [{ ...sample, name: endpoint.name, endpoint }] : [];
});

describe('a call', () => {
  it.each(sampled)('$name answers as its record says', async ({ endpoint, body, query = '' }) => {
    const headers = endpoint.access === 'session' ? { authorization: await suite.signIn('1003') } : {};
    const answer = await suite.app.inject({
      method: endpoint.method,
      url: `${endpoint.path}${query}`,
      headers,
      ...(body && { payload: body }),
    });
    expect(answer.statusCode).toBe(200);
    expect(v.safeParse(endpoint.response.schema, answer.json()).issues).toBeUndefined();
  });

  it('is closed to those without its token or key, before its request is read', async () => {
    const closed = all.filter(({ access, method, path }) => access !== 'public' && suite.app.hasRoute({ method, url: path }));
    expect(closed.length).toBeGreaterThan(0);
    for (const { method, path } of closed) {
      const answer = await suite.app.inject({
        method,
        url: `${fillPath(path, { id: 1, kind: 'feeders', key: '95010000' })}?nonsense=1`,
        headers: { authorization: `Bearer ${'A'.repeat(43)}`, 'x-ingest-key': 'wrong' },
      });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  });
});

describe('the documentation', () => {
  it('describes every call of the contracts', async () => {
    const { paths } = (await suite.get('/openapi.json')).json<{ paths: Record<string, Record<string, { operationId: string }>> }>();
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(names.sort()).toEqual(all.map(({ name }) => name).sort());
  });

  it('names its server, who may make each call, and every way in which it may be refused', async () => {
    const schemes = {
      public: [], session: ['bearer'],
      'ingest-key': ['ingestKey'], 'handshake-key': ['handshakeKey'], 'deploy-key': ['deployKey'], 'operator-key': ['deployKey'],
      import: ['bearer', 'importKey'],
    };
    const { servers, paths } = (await suite.get('/openapi.json')).json<{
      servers: object;
      paths: Record<string, Record<string, { responses: Record<string, object>; security: object[] }>>;
    }>();
    expect(servers).toEqual([{ url: '/' }]);
    for (const { path, method, errors, access, permission } of all) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const wanted = [...errors, 400, 405, 500, 503, ...(method === 'GET' ? [] : [413, 415])].map(String);
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(wanted));
      expect(operation?.security).toEqual(
        schemes[access].map((scheme) => ({ [scheme]: scheme === 'bearer' && permission ? [permission] : [] })),
      );
      expect(operation?.responses['503']).toMatchObject({ headers: { 'retry-after': expect.any(Object) } });
    }
  });

  it('is a page that needs nothing from elsewhere', async () => {
    const { body, headers } = await suite.get('/docs');
    expect(headers['content-type']).toContain('text/html');
    expect(body).not.toMatch(/<script|<link|src=|@import|url\(/);
    for (const { path } of all) expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'));
  });
});
