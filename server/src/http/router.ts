// A route from its record in the contracts. First come access and permission, then the request in its clean form, the
// handler, and the answer in its wire form.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Access, deviceHeader, type Endpoint, type EndpointInput, type EndpointOutput } from 'shared-contracts/endpoint';
import type { Language } from 'shared-contracts/constant/language';
import * as v from 'valibot';
import { callerLeft } from './caller-left';
import { inTime } from './deadline';
import { CsvFile } from './csv-file';
import type { Shipper } from '../registry/deploy-keys';
import type { Sender } from '../senders/source-keys';
import type { FairShare } from './fair-share';
import { type Caller, type Gate, senderOf, shipperOf } from './gate';
import { withOrigin } from '../access/origin';
import { readToken } from '../access/token';
import { parseInput } from './parse-input';
import { readDocument } from './document';
import { permitCall } from './permit';
import { preferredLanguage } from './preferred-language';
import { inLanguage } from './success';
import { Redirect } from './redirect';
import { refusal } from './refusal';

export interface Call<E extends Endpoint> {
  readonly input: EndpointInput<E>;
  /** The signed-in employee; null where the call is not an employee's. */
  readonly caller: E['access'] extends 'session' ? Caller : E['access'] extends 'import' ? Caller | null : null;
  /** The source by whose key the call came. */
  readonly sender: E['access'] extends 'ingest-key' ? Sender : null;
  /** Who ships, by a deploy key. */
  readonly shipper: E['access'] extends 'deploy-key' | 'operator-key' ? Shipper : null;
  /** The file of a call that takes one. */
  readonly file: E extends { takesFile: true } ? Readable : null;
  /** The document of a call that takes one, as JSON. */
  readonly document: E extends { takesXml: object } ? Readonly<Record<string, unknown>> : null;
  /** Where the caller is; trusted proxies have been looked behind. */
  readonly address: string;
  /** The header, empty when there is none. */
  readonly cookie: string;
  /** What the browser sent of an earlier sign-in; null: it was never here, or is no browser. */
  readonly deviceToken: string | null;
  /** Gives the browser a token to keep. */
  readonly keepDevice: (token: string) => void;
  /** What the caller reads, by their browser; null: none of the suite's languages. */
  readonly language: Language | null;
  /** Aborted, with a refusal as its reason, when the caller leaves before the answer. */
  readonly left: AbortSignal;
}

/** A call with `csv` may answer with a file. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointOutput<E> | CsvFile | Redirect>;

/** Places that a call takes of its user's share. */
type Weight = 0 | 1 | 2;

export interface HandleOptions<E extends Endpoint> {
  readonly bodyLimit?: number;
  /** The call has limits of its own; every other is refused when it takes longer than a screen waits. */
  readonly mayTakeLong?: boolean;
  /** The handler judges each item of the body for itself, with schemas of its own. */
  readonly judgesItems?: boolean;
  /** Answers a stream of JSON lines by lines, where the call takes them. */
  readonly lines?: (content: Readable, call: Pick<Call<E>, 'sender'>) => Readable;
  /**
   * How much of the user's share an employee's call takes: 1 unless said otherwise, 0 for one that hardly works
   * the database or waits for something else.
   */
  readonly weight?: Weight | ((input: EndpointInput<E>) => Weight);
}

export interface Router {
  handle<E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: HandleOptions<E>): void;
  /** What is registered so far. */
  readonly registered: readonly Endpoint[];
}

interface RouterOptions {
  readonly gates: Readonly<Record<Access, Gate>>;
  /** In tests and development a response that breaks its own schema is an error of the server. */
  readonly checkResponses: boolean;
  readonly share: FairShare;
}

export function createRouter(app: FastifyInstance, { gates, checkResponses, share }: RouterOptions): Router {
  const registered: Endpoint[] = [];

  return {
    registered,
    handle<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: HandleOptions<E> = {}) {
      const { bodyLimit, judgesItems, lines, mayTakeLong = false, weight = 1 } = options;
      registered.push(endpoint);
      const callers = new WeakMap<object, Caller | null>();
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        config: {
          call: endpoint.name,
          takesFile: endpoint.takesFile ?? false,
          takesLines: endpoint.takesLines ?? false,
          takesXml: endpoint.takesXml !== undefined,
          wireNames: endpoint.body?.wireNames ?? {},
        },
        ...(bodyLimit !== undefined && { bodyLimit }),
        // Before the body is read: who may not call does not get to send one.
        onRequest: async (request) => {
          const caller = await inTime(gates[endpoint.access](request));
          if (caller) permitCall(endpoint, caller.principal.user);
          callers.set(request, caller);
          request.employeeId = caller?.principal.employeeId ?? null;
        },
        handler: async (request, reply) => {
          const { params, query, body } = request;
          const sender = senderOf(request) as Call<E>['sender'];
          if (lines && body instanceof Readable) return reply.header('content-type', 'application/x-ndjson').send(lines(body, { sender }));
          if (endpoint.takesFile && body === undefined)
            throw refusal('wrongMediaType', 'notCsv');
          const isOpaque = endpoint.takesFile === true || endpoint.takesXml !== undefined;
          const input = parseInput(endpoint, { params, query, body: isOpaque ? undefined : body }, { judgesItems });
          const caller = callers.get(request) ?? null;
          const left = callerLeft(reply.raw);
          const places = typeof weight === 'function' ? weight(input) : weight;
          const call: Call<E> = {
            input,
            caller: caller as Call<E>['caller'],
            sender,
            shipper: shipperOf(request) as Call<E>['shipper'],
            file: (endpoint.takesFile ? body : null) as Call<E>['file'],
            document: (endpoint.takesXml ? readDocument(body) : null) as Call<E>['document'],
            address: request.ip,
            cookie: request.headers.cookie ?? '',
            deviceToken: readToken(request.headers[deviceHeader]),
            keepDevice: (token) => void reply.header(deviceHeader, token),
            language: preferredLanguage(request.headers['accept-language']),
            left,
          };
          const work = async () => {
            const leave = caller && places > 0 ? await share.enter(caller.principal.employeeId, places, left) : null;
            return withOrigin(request, () => handler(call)).finally(() => leave?.());
          };
          const answer = await (mayTakeLong ? work() : inTime(work()));
          if (answer instanceof Redirect) {
            if (answer.cookie !== null) void reply.header('set-cookie', answer.cookie);
            return reply.header('cache-control', 'no-store').redirect(answer.location, 302);
          }
          if (answer instanceof CsvFile) {
            return reply
              .header('content-type', 'text/csv; charset=utf-8')
              .header('content-disposition', `attachment; filename="${answer.fileName}"`)
              .send(answer.content);
          }
          const wire: unknown = inLanguage(endpoint.response.encode(answer), preferredLanguage(request.headers['accept-language']));
          if (checkResponses) v.parse(endpoint.response.schema, wire);
          return reply.code(endpoint.successStatus ?? 200).send(wire);
        },
      });
    },
  };
}
