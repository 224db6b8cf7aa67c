// Requests that only an attacker would send, made from the record of a call. They have its shape with a few values
// exchanged, left out or added, or bodies that are broken as texts.
import { toJsonSchema } from '@valibot/to-json-schema';
import type { InjectOptions } from 'fastify';
import type { Codec, Endpoint } from 'shared-contracts/endpoint';

type Json = Readonly<Record<string, unknown>>;
type Chance = () => number;

/** The same label always gives the same sequence (mulberry32). */
function chanceOf(label: string): Chance {
  let state = [...label].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x9e3779b1), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(chance: Chance, list: readonly T[]): T {
  const value = list[Math.floor(chance() * list.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}

const numbers = [
  0,
  -0,
  1,
  -1,
  7,
  2.5,
  -2.5,
  32_767,
  32_768,
  -32_769,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  2 ** 60,
  1e18,
  9.3e18,
  1e21,
  1e308,
  -1e308,
  5e-324,
  0.1 + 0.2,
];
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  'true',
  'NaN',
  'Infinity',
  '9'.repeat(15),
  '9'.repeat(40),
  '-0',
  '00',
  '1,5',
  '\0',
  'a\0b',
  '\u202egnp',
  '\ufeff',
  '\u200b',
  '💥',
  'ક્ષ',
  '\ud800',
  '%',
  '_',
  '\\',
  "'",
  '"',
  "' or 1=1 --",
  '; drop table outage',
  '${7*7}',
  '{{7*7}}',
  '$1',
  ':x',
  '<script>',
  '../../etc/passwd',
  '\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2026-11-20',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '275760-09-13',
  '24:00:00',
  '23:59:60',
  '10:30',
  '2026-11-20T10:00:00+05:30',
  '2026-11-20T10:00:00+99:99',
  '10000-01-01T00:00:00Z',
  'GETCO',
  'DGVCL',
  '1001',
  '95010101',
  '01',
  'ASC',
  'desc',
  'between',
  'isEmpty',
  'contains',
  'fault_start_date_time',
  'duration',
  'id',
  'Emergency Shutdown',
  'Other',
  'a'.repeat(199),
  'x'.repeat(501),
  'y'.repeat(20_000),
  'é'.normalize('NFD'),
];

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

const structures: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => ({ length: 3 }),
  () => ({ toString: 1 }),
  () => nested(30, true),
  () => nested(900, true),
  () => nested(900, false),
  () => Array.from({ length: 300 }, (_none, index) => index),
  () => [{}, {}],
];

function hostileValue(chance: Chance): unknown {
  const roll = chance();
  if (roll < 0.4) return pick(chance, texts);
  return roll < 0.75 ? pick(chance, numbers) : pick(chance, structures)();
}

/** A value that may well be accepted. */
function fittingValue(chance: Chance, schema: Json): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(chance, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fittingValue(chance, pick(chance, choices));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, part]) => (chance() < 0.85 ? [[name, fittingValue(chance, part)]] : [])),
      );
    case 'array':
      return Array.from({ length: Math.floor(chance() * 4) }, () => fittingValue(chance, Object(schema.items)));
    case 'integer':
    case 'number':
      return pick(chance, [1, 2, 5, 6, 20, 1001]);
    case 'boolean':
      return chance() < 0.5;
    default:
      return pick(chance, texts);
  }
}

/** Exchanges, removes or adds a value somewhere in it. */
function spoil(chance: Chance, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && chance() < 0.8) {
    const at = Math.floor(chance() * value.length);
    return value.map((part: unknown, index) => (index === at ? spoil(chance, part) : part));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && chance() < 0.9) {
    const entries = Object.entries(value);
    if (entries.length === 0 || chance() < 0.15) return Object.fromEntries([...entries, [pick(chance, texts), hostileValue(chance)]]);
    const at = Math.floor(chance() * entries.length);
    if (chance() < 0.1) return Object.fromEntries(entries.filter((_entry, index) => index !== at));
    return Object.fromEntries(entries.map(([name, part], index) => [name, index === at ? spoil(chance, part) : part]));
  }
  return hostileValue(chance);
}

/** Bodies that are wrong before anything is known of them. */
const brokenBodies: readonly string[] = [
  '{',
  '[',
  '"',
  'nul',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '[]',
  'null',
  '1',
  '"text"',
  '1e400',
  '{"a":1e400}',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(10_000) + ']'.repeat(10_000),
  '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  '['.repeat(100_000),
  `{${'"a":1,'.repeat(20_000)}"b":2}`,
  `{"a":"${'\\u0000'.repeat(100)}"}`,
  `{"a":"\\ud800"}`,
  `{"a":${'9'.repeat(5_000)}}`,
];

/** Numbered parameters are no fixed set of names, so the record cannot list them. */
const numberedNames = ['filter_field_', 'filter_op_', 'filter_val_', 'filter_from_date_val_', 'filter_to_date_val_', 'field_', 'title_'];
const plainNames = [
  'offset',
  'limit',
  'orderBy',
  'orderByType',
  'defaultOrderBy',
  'defaultOrderByType',
  'download',
  'search',
  'searchQuery',
  'from',
  'to',
];

function wireSchema(codec: Codec): Json {
  return toJsonSchema(codec.schema, { typeMode: 'input', errorMode: 'ignore' }) as Json;
}

/** Half of a character cannot be written into an address. */
const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/\p{Cs}/gu, '').slice(0, 3_000));

function queryOf(chance: Chance, codec: Codec | undefined): string {
  const given = codec ? fittingValue(chance, wireSchema(codec)) : {};
  const known = Object.entries(Object(given)).map(([name, value]) => [name, chance() < 0.5 ? value : hostileValue(chance)] as const);
  const added = Array.from({ length: Math.floor(chance() * 6) }, () => {
    const name =
      chance() < 0.5
        ? pick(chance, plainNames)
        : `${pick(chance, numberedNames)}${pick(chance, ['1', '2', '2', '0', '999999999', '-1', '1e3', ''])}`;
    return [name, hostileValue(chance)] as const;
  });
  const pairs = [...known, ...added].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function pathOf(chance: Chance, path: string): string {
  return path.replace(/:\w+/g, () =>
    chance() < 0.3 ? String(1 + Math.floor(chance() * 40)) : encode(hostileValue(chance)).slice(0, 300) || '0',
  );
}

function bodyOf(chance: Chance, codec: Codec | undefined): string | undefined {
  if (chance() < 0.08) return pick(chance, brokenBodies);
  if (!codec) return chance() < 0.9 ? undefined : JSON.stringify(hostileValue(chance));
  let body = fittingValue(chance, wireSchema(codec));
  for (let turn = Math.floor(chance() * 3); turn >= 0; turn -= 1) body = spoil(chance, body);
  return JSON.stringify(body);
}

/** The requests of one call; the same for the same number. */
export function* hostileRequests(endpoint: Endpoint, count: number): Generator<InjectOptions> {
  const chance = chanceOf(endpoint.name);
  for (let turn = 0; turn < count; turn += 1) {
    const payload = endpoint.method === 'GET' ? undefined : bodyOf(chance, endpoint.body);
    yield {
      method: endpoint.method,
      url: pathOf(chance, endpoint.path) + (endpoint.query || chance() < 0.1 ? queryOf(chance, endpoint.query) : ''),
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    };
  }
}
