import type { Clean, Codec, Schema } from './codec';
import type { CallPermission } from './constant/capability';

export { accepting, mapped, plain } from './codec';
export type { Clean, Codec } from './codec';

/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The HTTP errors that a call may answer with, besides those that every call may: 405, 500, 503, and 413
 * and 415 for a body.
 */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** The header of a device's token, both ways. */
export const deviceHeader = 'x-device-token';

/**
 * Who may call: anybody, a signed-in employee, or another system by its key. `import` is open to both of them. With
 * `deploy-key` a team changes its own remote; `operator-key` is the deploy key of the settings only.
 */
export type Access = 'public' | 'session' | 'ingest-key' | 'handshake-key' | 'deploy-key' | 'operator-key' | 'import';

/**
 * One call of the API. The typed client, the server's route with its validation, the OpenAPI page
 * and the conformance tests are all derived from this record.
 */
export interface Endpoint {
  /** A verb and a noun, unique: `listOutages`. */
  readonly name: string;
  /** One line: what the call does. */
  readonly doc: string;
  readonly method: Method;
  /** Path with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** Which of the signed-in employees may call; absent: every one of them. Asked before the request is read. */
  readonly permission?: CallPermission;
  /** The token goes without the `Bearer ` prefix (one call does so). */
  readonly bareToken?: true;
  /**
   * The call carries the token of the browser's device (`x-device-token`), and the answer may bring the one to keep.
   * It opens nothing: it only says that the account has been signed in to from here.
   */
  readonly knowsDevice?: true;
  readonly params?: Codec;
  readonly query?: Codec;
  readonly body?: Codec;
  /** The body is a CSV file (`text/csv`), which is not parsed as a whole. */
  readonly takesFile?: true;
  /** A list of the body whose items are judged one by one: their form, for the documentation. */
  readonly items?: { readonly field: string; readonly schema: Schema; readonly examples: readonly unknown[] };
  /** The body may also be a stream of JSON lines (`application/x-ndjson`), answered by lines. */
  readonly takesLines?: true;
  /** The body is a document of a standard, JSON or XML (`application/xml`) of the same names, in any envelope: an example of both. */
  readonly takesXml?: { readonly json: unknown; readonly xml: string };
  /** A browser opens the address itself, and is sent on (302). */
  readonly redirects?: true;
  /** Status of a successful answer where it is not 200. */
  readonly successStatus?: 201;
  readonly response: Codec;
  /** The call can also answer with a streamed CSV file. */
  readonly csv?: true;
  readonly errors: readonly ErrorStatus[];
}

type Slot = 'params' | 'query' | 'body';
type SlotsOf<E extends Endpoint> = { [Name in Slot]: E[Name] extends Codec ? Name : never }[Slot];

/** The slots that an endpoint has, in clean form; `{}` and nothing else for a call without any. */
export type EndpointInput<E extends Endpoint> = [SlotsOf<E>] extends [never]
  ? Record<string, never>
  : { [Name in SlotsOf<E>]: E[Name] extends Codec ? Clean<E[Name]> : never };

/** The answer of an endpoint, in clean form. */
export type EndpointOutput<E extends Endpoint> = Clean<E['response']>;

/** Keeps the exact type of the record, so that the typed client and the route know its slots. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** `/employee/:id` and `{ id: 7 }` give `/employee/7`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}
