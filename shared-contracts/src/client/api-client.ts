import ky, { type KyInstance } from 'ky';
import * as v from 'valibot';
import { deviceHeader, type Endpoint, type EndpointInput, type EndpointOutput, fillPath } from '../endpoint';
import { failureSchema } from '../entity/outcome';
import { renameFields } from '../fault/fault';
import { refusalTexts } from '../fault/refusal-texts';
import { ApiError } from './api-error';
import { unreachable } from './unreachable';

export { ApiError } from './api-error';
export { hasTimedOut, isSilent, mayPass, passesSoon } from './failed-call';

/** What the client needs of its surroundings. */
export interface ApiClientOptions {
  /** Address of the API, without a slash at its end. */
  readonly baseUrl: string;
  /** The session's token, null when signed out. */
  readonly getToken: () => string | null;
  /** Called when a call made with a token is answered 401. */
  readonly onUnauthorized?: (error: ApiError) => void;
  /** The token of this browser's device, for the calls that know devices. */
  readonly device?: { readonly getToken: () => string | null; readonly keepToken: (token: string) => void };
  /** In which language texts of the server are wanted, where nobody has chosen one. */
  readonly getLanguage?: () => string;
  readonly timeoutMs?: number;
  /** Stands in for the platform's fetch. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined;
  /** The call goes on when the page is left. */
  readonly keepalive?: boolean;
  /** The CSV file of a call that takes one. */
  readonly file?: Blob;
  /** Stands in for the client's fetch, for this call alone: who shows how much of a file is sent needs one of their own. */
  readonly fetch?: typeof fetch;
}

/** A call without params, query and body takes `{}`. */
export interface ApiClient {
  /** Resolves with the clean response, rejects with an ApiError. */
  call<const E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions): Promise<EndpointOutput<E>>;
  /** The CSV form of a call: the file and the name that the server gives it. */
  download<const E extends Endpoint & { csv: true }>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<{ blob: Blob; fileName: string }>;
}

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toRequest(endpoint: Endpoint, input: RawInput) {
  const params: unknown = endpoint.params?.encode(input.params);
  const query: unknown = endpoint.query?.encode(input.query);
  const body: unknown = endpoint.body?.encode(input.body);
  const search = new URLSearchParams(
    isRecord(query)
      ? Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]))
      : [],
  );
  return { path: fillPath(endpoint.path, isRecord(params) ? params : {}).slice(1), search, body };
}

/** The names inside by those on the wire. */
function cleanNames({ body }: Endpoint): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(body?.wireNames ?? {}).map(([name, wire]) => [wire, name]));
}

async function readFailure(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null);
  const failure = v.safeParse(failureSchema, answer);
  return new ApiError({
    kind: 'http',
    call: endpoint.name,
    status: response.status,
    message: failure.success ? failure.output.message : refusalTexts.failed,
    isUnexplained: !failure.success || failure.output.message === '',
    errors: failure.success ? (failure.output.errors ?? []) : [],
    faults: failure.success ? renameFields(failure.output.faults ?? [], cleanNames(endpoint)) : [],
    answer,
  });
}

/** Parses by the record's own schema, so that a remote's contracts judge what that remote receives. */
function parseResponse<E extends Endpoint>(endpoint: E, answer: unknown): EndpointOutput<E> {
  const result = endpoint.response.schema['~run']({ value: answer }, {});
  if (result.issues === undefined) return result.value as EndpointOutput<E>;
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? '';
  throw new ApiError({
    kind: 'contract',
    call: endpoint.name,
    field,
    message: `The answer to ${endpoint.name} is not as agreed: ${field || 'answer'}: ${issue.message}`,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No answer, or one that broke off: what the platform says of it, addresses included, is the cause and not the message. */
function giveUp(endpoint: Endpoint, signal: AbortSignal | undefined, cause: unknown): never {
  const isAborted = signal?.aborted ?? false;
  throw new ApiError({
    kind: isAborted ? 'aborted' : 'network',
    call: endpoint.name,
    message: isAborted ? 'The call was given up.' : unreachable,
    cause,
  });
}

function fileNameOf(response: Response): string {
  const match = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return match?.[1] ?? 'untitled';
}

/** The typed client of the API, derived from the endpoint records. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http: KyInstance = ky.create({
    prefix: options.baseUrl,
    retry: 0,
    timeout: options.timeoutMs ?? 30_000,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  async function send(
    endpoint: Endpoint,
    input: RawInput,
    { signal, keepalive = false, file, fetch: fetchOfCall }: CallOptions,
    timeout?: false,
  ): Promise<Response> {
    const { path, search, body } = toRequest(endpoint, input);
    const token = endpoint.access === 'session' || endpoint.access === 'import' ? options.getToken() : null;
    const device = endpoint.knowsDevice ? options.device : undefined;
    const deviceToken = device?.getToken();
    const request = {
      method: endpoint.method,
      searchParams: search,
      headers: {
        ...(token ? { authorization: endpoint.bareToken ? token : `Bearer ${token}` } : {}),
        ...(file ? { 'content-type': 'text/csv' } : {}),
        ...(deviceToken ? { [deviceHeader]: deviceToken } : {}),
        ...(options.getLanguage ? { 'accept-language': options.getLanguage() } : {}),
      },
      ...(body === undefined ? {} : { json: body }),
      ...(file ? { body: file } : {}),
      ...(signal ? { signal } : {}),
      ...(timeout === false || file ? { timeout: false as const } : {}),
      ...(keepalive ? { keepalive } : {}),
      ...(fetchOfCall ? { fetch: fetchOfCall } : {}),
    };
    const response = await http(path, request).catch((cause: unknown) => giveUp(endpoint, signal, cause));
    const given = response.headers.get(deviceHeader);
    if (device && given !== null) device.keepToken(given);
    if (response.ok) return response;
    const failure = await readFailure(endpoint, response);
    // A late answer to a call of an earlier session must not end the present one.
    if (failure.status === 401 && token && token === options.getToken()) options.onUnauthorized?.(failure);
    throw failure;
  }

  return {
    async call(endpoint, input, options = {}) {
      const response = await send(endpoint, input, options);
      const text = await response.text().catch((cause: unknown) => giveUp(endpoint, options.signal, cause));
      return parseResponse(endpoint, parseJson(text));
    },
    async download(endpoint, input, options = {}) {
      const response = await send(endpoint, input, options, false);
      const blob = await response.blob().catch((cause: unknown) => giveUp(endpoint, options.signal, cause));
      return { blob, fileName: fileNameOf(response) };
    },
  };
}
