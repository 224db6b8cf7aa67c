// Everything else comes from the suite that runs already.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Amendment } from './amendment';
import { isHosts, isNavigation, originOf, pathOf, sendTo } from './request';

export interface RunningSuite {
  readonly hostUrl: string;
  readonly apiUrl: string;
}

/** The page may load what it brings, as it is. */
function withoutPolicy(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { 'content-security-policy': _policy, 'content-length': _length, ...rest } = headers;
  return rest;
}

/** The API answers pages of the host's origin only. This server stands for it. */
function asFromHost(headers: IncomingMessage['headers'], hostUrl: string): IncomingMessage['headers'] {
  return headers.origin === undefined ? headers : { ...headers, origin: new URL(hostUrl).origin };
}

export function forwardCall(
  request: IncomingMessage,
  response: ServerResponse,
  { hostUrl, apiUrl }: RunningSuite,
  amendments: Readonly<Record<string, Amendment>>,
): void {
  const amend = request.method === 'GET' && !isNavigation(request) ? amendments[pathOf(request)] : undefined;
  const away = () => response.writeHead(502).end('The running suite does not answer.');
  const { host: _own, 'accept-encoding': _packed, ...headers } = asFromHost(request.headers, hostUrl);
  const url = new URL(request.url ?? '/', isHosts(request) ? hostUrl : apiUrl);
  const upstream = sendTo(url, { method: request.method, headers }, (answer) => {
    if (!amend || answer.statusCode !== 200) {
      response.writeHead(answer.statusCode ?? 502, withoutPolicy(answer.headers));
      return void answer.pipe(response);
    }
    text(answer)
      .then((body) => JSON.stringify(amend(JSON.parse(body), originOf(request))))
      .then((body) => response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body), away);
  });
  upstream.on('error', away);
  request.pipe(upstream);
}

/** The live stream's WebSocket. */
export function forwardSocket(request: IncomingMessage, socket: Duplex, head: Buffer, { hostUrl, apiUrl }: RunningSuite): void {
  const headers = { ...asFromHost(request.headers, hostUrl), host: new URL(apiUrl).host };
  const upstream = sendTo(new URL(request.url ?? '/', apiUrl), { headers });
  upstream.on('upgrade', (answer, other) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    other.write(head);
    other.pipe(socket).on('error', () => other.destroy());
    socket.pipe(other).on('error', () => socket.destroy());
  });
  upstream.on('error', () => socket.destroy());
  upstream.end();
}
