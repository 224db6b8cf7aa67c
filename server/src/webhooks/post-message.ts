// One attempt to deliver: a POST that follows no redirect, ends in time and reads little of the answer.
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, isAllowedAddress } from './receiver-address';
import { hostOf, type ReceiverRules, urlFault } from './receiver-url';

export interface Posted {
  /** Null: there was no answer. */
  readonly status: number | null;
  /** Null: the receiver took it. */
  readonly failure: string | null;
  /** The beginning of the answer's body. */
  readonly response: string | null;
  /** What the receiver asks for, in seconds; null: nothing. */
  readonly retryAfterSeconds: number | null;
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface Poster {
  post(post: Post): Promise<Posted>;
  close(): void;
}

/** Nothing of an answer beyond this is read. */
const responseBytes = 2_048;

/** Seconds, or an HTTP date. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - now.getTime()) / 1000);
}

async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    const chunk = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    parts.push(chunk);
    bytes += chunk.length;
    // Whoever answers more than this loses the connection.
    if (bytes >= responseBytes) break;
  }
  // PostgreSQL keeps neither NUL nor half a character.
  return Buffer.concat(parts).subarray(0, responseBytes).toString('utf8').replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD');
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`;
}

/** When every address of a name fails, the error of all has no words of its own. */
function textOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(textOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

export function createPoster(rules: ReceiverRules, timeoutMs: number): Poster {
  // Names are looked up and checked for every connection, and the connection goes to what was checked.
  const options = { keepAlive: true, maxSockets: 32, maxFreeSockets: 4, timeout: timeoutMs, lookup: checkedLookup(rules.networks) };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };

  const attempt = ({ url, headers, body, signal }: Post): Promise<Posted> =>
    new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const request = (isSecure ? httpsRequest : httpRequest)(url, {
        method: 'POST',
        agent: isSecure ? agents.https : agents.http,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'outage-suite-webhooks',
          ...headers,
        },
      });
      request.once('response', (answer) => {
        const status = answer.statusCode ?? 0;
        readStart(answer).then(
          (response) =>
            resolve({
              status,
              failure: failureOf(status),
              response: response === '' ? null : response,
              retryAfterSeconds: retryAfterOf(answer.headers['retry-after'], new Date()),
            }),
          reject,
        );
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The receiver closed a connection that was kept for the next message.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(attempt({ url, headers, body, signal }));
        else reject(error);
      });
      request.end(body);
    });

  return {
    post: async (post) => {
      const none = { status: null, response: null, retryAfterSeconds: null };
      const fault = urlFault(post.url, rules);
      const host = fault === 'webhook.badUrl' ? '' : hostOf(new URL(post.url));
      if (fault === 'webhook.notPublic' || (isIP(host) !== 0 && !isAllowedAddress(host, rules.networks)))
        return { ...none, failure: `${host} leads to a private network` };
      if (fault !== null) return { ...none, failure: 'the settings do not allow this address any more' };
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await attempt({ ...post, signal: AbortSignal.any([post.signal, timeout]) });
      } catch (error) {
        const failure = timeout.aborted ? `no answer within ${timeoutMs / 1000} seconds` : textOf(error);
        return { ...none, failure };
      }
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
