import { describe, expect, it } from '@jest/globals';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { defineEndpoint, fillPath, plain } from '../endpoint';
import { endpointRecords as records, recordsIn } from '../testing/endpoint-records';

const table = records.map((endpoint) => [endpoint.name, endpoint] as const);

/** Every call with its method and path, written a second time. */
const calls = [
  'POST /auth/login', 'POST /auth/refresh', 'POST /auth/verify-handshake', 'POST /auth/logout', 'POST /auth/change-password',
  'POST /auth/handshake-tickets', 'GET /api/surface_token',
  'POST /utils/getPendingInterruptionTypeCount', 'GET /dashboard/getco/ot-pending-count',
  'POST /utils/getFaultDetail', 'POST /utils/getReasonList', 'POST /utils/saveFaultType',
  'POST /utils/convertManualToProtection', 'POST /utils/updateFaultCurrent',
  'GET /outage', 'GET /outage/:id', 'POST /outage/addManualEndDateTime',
  'GET /employee', 'GET /employee/:id', 'PUT /employee/:id', 'GET /employee/getGetcoHeirarchy',
  'GET /substation/division', 'GET /substation/subdivision', 'POST /substation/create', 'POST /substation',
  'POST /report/outage-type-pending',
  'GET /remotes', 'POST /ingest/outages', 'GET /health',
  'POST /import/:kind', 'GET /export/:kind',
];

/** Values of params that are no number. */
const samples: Readonly<Record<string, string>> = { name: 'remote-live', kind: 'feeders', key: '95010000' };
/** Values of calls whose param of that name is something else. */
const ownSamples: Readonly<Record<string, Readonly<Record<string, string>>>> = { openDirectory: { name: 'GETCO' } };

describe('the endpoint records', () => {
  it('hold every call that other programs know', () => {
    expect(records.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(calls));
  });

  it('are found in what a file exports, alone or in an object', () => {
    const call = { doc: 'Says so.', method: 'GET', access: 'public', response: plain(v.object({})), errors: [] } as const;
    const alone = defineEndpoint({ ...call, name: 'getAlone', path: '/alone' });
    const read = defineEndpoint({ ...call, name: 'getOne', path: '/one' });
    expect(recordsIn({ alone, calls: { read }, alias: 'text', nothing: null, params: plain(v.object({})) })).toEqual([alone, read]);
  });

  it('have unique names and addresses', () => {
    const addresses = records.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(records.length);
    expect(new Set(records.map(({ name }) => name)).size).toBe(records.length);
  });

  it('send exactly one call with a bare token', () => {
    expect(records.filter(({ bareToken }) => bareToken).map(({ path }) => path)).toEqual(['/dashboard/getco/ot-pending-count']);
  });

  it('answer 201 to exactly one call', () => {
    expect(records.filter(({ successStatus }) => successStatus === 201).map(({ path }) => path)).toEqual(['/auth/handshake-tickets']);
  });

  it.each(table)('%s says in one line what it does, in words of its own', (_name, { doc }) => {
    expect(doc).toMatch(/^[A-Z0-9`][^\n]{10,}$/);
    expect(doc).not.toMatch(/\bsection \d/i);
  });

  it.each(table)('%s is named by a verb and a noun', (_name, { name }) => {
    expect(name).toMatch(/^[a-z]+([A-Z][a-z]*)*$/);
  });

  it.each(table)('%s declares the errors that its slots and access bring', (_name, endpoint) => {
    if (endpoint.access !== 'public') expect(endpoint.errors).toContain(401);
    if (endpoint.params ?? endpoint.query ?? endpoint.body) expect(endpoint.errors).toContain(400);
    if (endpoint.permission)
      expect([endpoint.access, endpoint.errors]).toEqual([expect.stringMatching(/^(session|import)$/), expect.arrayContaining([403])]);
    expect([...endpoint.errors]).toEqual([...new Set(endpoint.errors)].sort((a, b) => a - b));
  });

  it.each(table)('%s has a params codec for exactly the params of its path', (name, { path, params }) => {
    const keys = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    expect(params !== undefined).toBe(keys.length > 0);
    if (!params) return;
    const valueOf = (key: string) => ownSamples[name]?.[key] ?? samples[key] ?? '7';
    const sample = v.parse(params.schema, Object.fromEntries(keys.map((key = '') => [key, valueOf(key)])));
    expect(fillPath(path, Object(params.encode(sample)))).toBe(path.replace(/:(\w+)/g, (_match, key: string) => valueOf(key)));
  });

  it.each(table)('%s refuses an unknown field in its body and its query', (_name, { body, query }) => {
    for (const codec of [body, query]) {
      if (!codec) continue;
      const { issues = [] } = v.safeParse(codec.schema, { nobodyKnowsThis: '1' });
      expect(issues.some((issue) => v.getDotPath(issue) === 'nobodyKnowsThis' || issue.message.includes('"nobodyKnowsThis"'))).toBe(true);
    }
  });

  it.each(table)('%s refuses a body and a query that are no object', (_name, { body, query }) => {
    for (const codec of [body, query]) {
      if (codec) for (const wrong of [null, 'text', 7, undefined]) expect(v.is(codec.schema, wrong)).toBe(false);
    }
  });
});

describe('the OpenAPI page', () => {
  const slots = records.flatMap((endpoint) =>
    (['params', 'query', 'body', 'response'] as const).flatMap((slot) => {
      const codec = endpoint[slot];
      return codec ? [[`${endpoint.name} ${slot}`, codec.schema] as const] : [];
    }),
  );

  it.each(slots)('can describe %s', (_name, schema) => {
    const described = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
    expect(described).toMatchObject({ type: 'object', properties: expect.anything() });
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  });

  it.each(slots)('does not contradict itself about %s', (_name, schema) => {
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      // A union with a type of its own would refuse the members of another type.
      expect('anyOf' in node && 'type' in node).toBe(false);
      Object.values(node).forEach(visit);
    };
    visit(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }));
  });
});
