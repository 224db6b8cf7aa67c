// The OpenAPI document, generated from the contracts: every call that the server answers, in its wire form.
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Access, Codec, Endpoint } from 'shared-contracts/endpoint';
import { failureSchema } from 'shared-contracts/entity/outcome';
import { contractsVersion } from 'shared-contracts/version';
import { webhookOperations } from './webhook-operations';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: JsonSchema;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly headers?: JsonSchema;
        readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
      }
    >
  >;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** What the suite sends of itself. */
  readonly webhooks: JsonSchema;
  readonly components: JsonSchema;
}

/** The wire form: what goes into the schema. Checks that JSON Schema cannot say are left out. */
function wireSchema(codec: Codec): JsonSchema {
  const { $schema: _dialect, ...schema } = toJsonSchema(codec.schema, { typeMode: 'input', errorMode: 'ignore' }) as Record<
    string,
    unknown
  >;
  return schema;
}

const numbered = '_N, N any number';
/** Grid A's numbered parameters are no fixed set of names, so their families are described. */
const gridAParameters = [
  ['offset', 'rows before the page'],
  ['limit', 'rows of the page, 1 to 100'],
  ['orderBy', 'field name'],
  ['orderByType', 'asc or desc'],
  ['defaultOrderBy', 'field name'],
  ['defaultOrderByType', 'asc or desc'],
  ['filter_field_1', `field name (filter_field${numbered})`],
  ['filter_op_1', 'operator of the column, or between'],
  ['filter_val_1', 'value'],
  ['filter_from_date_val_1', 'YYYY-MM-DD'],
  ['filter_to_date_val_1', 'YYYY-MM-DD'],
  ['download', '1 for a CSV file'],
  ['field_1', `column of the file (field${numbered})`],
  ['title_1', 'its title'],
] as const;

function parametersOf({ params, query }: Endpoint): Operation['parameters'] {
  const list = (place: 'path' | 'query', codec: Codec | undefined): Operation['parameters'] => {
    if (!codec) return [];
    const { properties = {}, required = [] } = wireSchema(codec) as {
      properties?: Record<string, JsonSchema>;
      required?: readonly string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  const queries = list('query', query);
  const described = query && queries.length === 0;
  return [
    ...list('path', params),
    ...(described
      ? gridAParameters.map(([name, description]) => ({
          name,
          in: 'query' as const,
          required: false,
          schema: { type: 'string' },
          description,
        }))
      : queries),
  ];
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'No token, or a dead one',
  403: 'Not permitted',
  404: "Not found, or not in the caller's organization",
  409: 'Changed meanwhile or already done',
  405: 'This path under another method',
  413: 'Too large',
  415: 'Not JSON',
  422: 'A business rule',
  429: 'Too many tries',
  500: 'Failure of the server',
  503: 'The database is away, or the server is busy',
};

/** What refusals carry beside their body. */
const headers: Readonly<Record<number, JsonSchema>> = {
  405: { allow: { description: 'The methods of this path', schema: { type: 'string' } } },
  503: { 'retry-after': { description: 'Seconds', schema: { type: 'string' } } },
};

/** The record's own refusals, those of every call, and those of a body that is too large or not JSON. */
function refusalsOf({ errors, method }: Endpoint): number[] {
  const ofBody = method === 'GET' ? [] : [413, 415];
  return [...new Set([400, ...errors, 405, ...ofBody, 500, 503])].sort((one, other) => one - other);
}

/** The security schemes that open a call; any of them is enough. */
const schemesOf: Readonly<Record<Access, readonly string[]>> = {
  public: [], session: ['bearer'],
  'ingest-key': ['ingestKey'], 'handshake-key': ['handshakeKey'], 'deploy-key': ['deployKey'], 'operator-key': ['deployKey'],
  import: ['bearer', 'importKey'],
};

/** Who may call. What a signed-in employee has to be permitted stands where the format has its roles. */
function securityFor({ access, permission }: Endpoint): Operation['security'] {
  return schemesOf[access].map((scheme) => ({ [scheme]: scheme === 'bearer' && permission !== undefined ? [permission] : [] }));
}

/** Items that are judged one by one are documented in full, though the body is taken whatever they are. */
function bodySchema(body: Codec, items: Endpoint['items']): JsonSchema {
  const schema = wireSchema(body);
  if (!items) return schema;
  const properties = Object(schema['properties']);
  const list = { ...Object(properties[items.field]), items: wireSchema({ ...body, schema: items.schema }), examples: [items.examples] };
  return { ...schema, properties: { ...properties, [items.field]: list } };
}

const linesOf = ({ takesLines, items, body }: Endpoint): Readonly<Record<string, { readonly schema: JsonSchema }>> =>
  takesLines && items && body ? { 'application/x-ndjson': { schema: wireSchema({ ...body, schema: items.schema }) } } : {};

/** What a document looks like is said by its example. */
function documentOf({ json, xml }: NonNullable<Endpoint['takesXml']>) {
  return {
    'application/json': { schema: { type: 'object', examples: [json] } },
    'application/xml': { schema: { type: 'string', examples: [xml] } },
  };
}

function operationOf(endpoint: Endpoint): Operation {
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  const failure = json({ $ref: '#/components/schemas/Failure' });
  const success = String(endpoint.successStatus ?? 200);
  const refused = refusalsOf(endpoint).map((status) => [
    status,
    { description: descriptions[status] ?? 'Refused', ...(headers[status] && { headers: headers[status] }), content: failure },
  ] as const);
  return {
    operationId: endpoint.name,
    summary: endpoint.doc,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: securityFor(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: { ...json(bodySchema(endpoint.body, endpoint.items)), ...linesOf(endpoint) } },
    }),
    ...(endpoint.takesFile && { requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } } }),
    ...(endpoint.takesXml && { requestBody: { required: true, content: documentOf(endpoint.takesXml) } }),
    responses: {
      [success]: {
        description: 'Success',
        content: { ...json(wireSchema(endpoint.response)), ...(endpoint.csv && { 'text/csv': { schema: { type: 'string' } } }) },
      },
      ...Object.fromEntries(refused),
    },
  };
}

export function buildOpenApi(all: readonly Endpoint[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of all) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const key = (name: string) => ({ type: 'apiKey', in: 'header', name });
  return {
    openapi: '3.1.0',
    info: { title: 'Outage suite API', version: contractsVersion },
    // Relative: the document describes the server that gave it.
    servers: [{ url: '/' }],
    paths,
    webhooks: webhookOperations(),
    components: {
      schemas: { Failure: toJsonSchema(failureSchema, { errorMode: 'ignore' }) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ingestKey: key('x-ingest-key'), handshakeKey: key('x-handshake-key'),
        deployKey: key('x-deploy-key'),
        importKey: key('x-import-key'),
      },
    },
  };
}
