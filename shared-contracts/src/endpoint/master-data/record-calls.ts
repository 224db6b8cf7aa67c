// Feeders, offices and substations are read, added, changed and retired one at a time by the same rules as in a file.
import * as v from 'valibot';
import type { CallPermission } from '../../constant/capability';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { digitTextSchema } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { requestText } from '../../entity/text';
import { type ImportKind, importTables, placeColumns } from '../../import/import-kind';

/** A cell as a form sends it: text, a number or a flag; null is empty. */
const formCell = v.optional(v.nullable(v.union([requestText(200), digitTextSchema, v.number(), v.boolean()])));

/** What the form of a kind has beyond the columns of its file: where a feeder stands on the map. */
const formOnly: Readonly<Record<ImportKind, readonly string[]>> = { offices: [], substations: [], feeders: placeColumns, employees: [] };

function formOf(kind: ImportKind, withKey: boolean) {
  const { columns, key } = importTables[kind];
  const names = [...columns.map(({ name }) => name).filter((name) => withKey || !key.includes(name)), ...formOnly[kind]];
  return accepting(v.strictObject(Object.fromEntries(names.map((name) => [name, formCell]))));
}

export const keyParams = plain(v.strictObject({ key: v.pipe(requestText(64), v.nonEmpty()) }));

const record = v.object({ values: v.record(v.string(), v.string()), isRetired: v.boolean() });

interface RecordCalls<Noun extends string> {
  readonly kind: ImportKind;
  readonly noun: Noun;
  readonly path: string;
  readonly permission: CallPermission;
}

function recordCalls<const Noun extends string>({ kind, noun, path, permission }: RecordCalls<Noun>) {
  const common = { access: 'session', permission } as const;
  const what = noun.toLowerCase();
  return {
    read: defineEndpoint({
      ...common,
      name: `get${noun}`,
      doc: `One ${what}, with the columns of its file.`,
      method: 'GET',
      path: `${path}/:key`,
      params: keyParams,
      response: plain(v.object({ data: record })),
      errors: [400, 401, 403, 404],
    }),
    add: defineEndpoint({
      ...common,
      name: `add${noun}`,
      doc: `Adds a ${what}, or takes a retired one into use again; the rules of the file.`,
      method: 'POST',
      path,
      body: formOf(kind, true),
      response: plain(outcomeSchema),
      errors: [400, 401, 403, 409, 422],
    }),
    change: defineEndpoint({
      ...common,
      name: `change${noun}`,
      doc: `Changes a ${what}; what the form does not name stays as it is.`,
      method: 'PUT',
      path: `${path}/:key`,
      params: keyParams,
      body: formOf(kind, false),
      response: plain(outcomeSchema),
      errors: [400, 401, 403, 404, 422],
    }),
    retire: defineEndpoint({
      ...common,
      name: `retire${noun}`,
      doc: `Takes a ${what} out of use; what refers to it stays. Refused while it is needed.`,
      method: 'POST',
      path: `${path}/:key/retire`,
      params: keyParams,
      response: plain(outcomeSchema),
      errors: [400, 401, 403, 404, 409, 422],
    }),
  };
}

export const feederCalls = recordCalls({ kind: 'feeders', noun: 'Feeder', path: '/feeder', permission: 'manageFeeders' });
export const officeCalls = recordCalls({ kind: 'offices', noun: 'Office', path: '/office', permission: 'manageOffices' });
/** The list and the first form of substations have calls of their own. */
export const substationCalls = recordCalls({
  kind: 'substations',
  noun: 'Substation',
  path: '/substation/record',
  permission: 'manageSubstations',
});
