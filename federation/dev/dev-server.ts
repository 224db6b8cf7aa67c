// The suite as a developer of one remote sees it: that remote from his own machine, all else from a
// running suite. One origin stands for host, API and remote, so nothing of the running suite has to
// be configured.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request as send } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Duplex } from 'node:stream';
import { contractsMajor } from 'shared-contracts/version';
import * as v from 'valibot';
import type { RemoteApp } from '../define-app';

export interface DevServerOptions {
  readonly remote: RemoteApp;
  /** Where its builds lie. */
  readonly folder: string;
  /** The running suite. */
  readonly hostUrl: string;
  readonly apiUrl: string;
}

export interface DevServer {
  readonly server: Server;
  /** Tells every open page that there is a new build. */
  reload(): void;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.map': 'application/json' };
const place = '/@remote/';
/** The other remotes' servers give their files to the host's origin only, so they come through this one. */
const otherPlace = '/@other/';
const runnable = { manifestUrl: v.string() };
const answerSchema = v.looseObject({ remotes: v.array(v.looseObject({ name: v.string(), ...runnable, previous: v.nullish(v.looseObject(runnable)) })) });

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/';
const isNavigation = (request: IncomingMessage) => (request.headers.accept ?? '').includes('text/html');
/** Files of the host have an extension; of the API's addresses only its description has. */
const isHosts = (request: IncomingMessage) => isNavigation(request) || (extname(pathOf(request)) !== '' && pathOf(request) !== '/openapi.json');

function readBody(stream: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks).toString())).on('error', reject);
  });
}

function forward(request: IncomingMessage, base: string, take: (answer: IncomingMessage) => void, fail: () => void): void {
  const { host: _own, 'accept-encoding': _packed, ...headers } = request.headers;
  const upstream = send(new URL(request.url ?? '/', base), { method: request.method, headers }, take);
  upstream.on('error', fail);
  request.pipe(upstream);
}

function withoutPolicy(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { 'content-security-policy': _policy, 'content-length': _length, ...rest } = headers;
  return rest;
}

export function createDevServer({ remote, folder, hostUrl, apiUrl }: DevServerOptions): DevServer {
  const pages = new Set<ServerResponse>();
  const server = createServer();
  const ownUrl = (request: IncomingMessage) => `http://${request.headers.host ?? 'localhost'}`;

  /** The registry's record of a release, of the build at hand: the host's gates work as they do for users. */
  const ownRelease = (request: IncomingMessage) => {
    const { name, version, hostApi, basePaths, menu, capability } = remote;
    const integrity = `sha384-${createHash('sha384').update(readFileSync(join(folder, 'remoteEntry.js'))).digest('base64')}`;
    const manifestUrl = `${ownUrl(request)}${place}mf-manifest.json`;
    return { name, version, build: 'dev', manifestUrl, integrity, contracts: contractsMajor, hostApi, basePaths, menu, capability, previous: null };
  };
  const others = new Map<string, string>();
  const throughHere = <Release extends { manifestUrl: string }>(release: Release, request: IncomingMessage): Release => {
    const { origin, host, pathname } = new URL(release.manifestUrl);
    others.set(host, origin);
    return { ...release, manifestUrl: `${ownUrl(request)}${otherPlace}${host}${pathname}` };
  };
  const amend: Readonly<Record<string, (text: string, request: IncomingMessage) => unknown>> = {
    '/config.json': (text, request) => ({ ...v.parse(v.looseObject({}), JSON.parse(text)), apiUrl: ownUrl(request), remoteOrigins: [...new Set([ownUrl(request), ...v.parse(v.object({ remoteOrigins: v.array(v.string()) }), JSON.parse(text)).remoteOrigins])] }),
    '/remotes': (text, request) => {
      const answer = v.parse(answerSchema, JSON.parse(text));
      const rest = answer.remotes
        .filter(({ name }) => name !== remote.name)
        .map(({ previous, ...release }) => ({ ...throughHere(release, request), previous: previous ? throughHere(previous, request) : null }));
      return { ...answer, remotes: [...rest, ownRelease(request)] };
    },
  };

  const sendOwn = (path: string, response: ServerResponse): void => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder) || !existsSync(file) || extname(file) === '') return void response.writeHead(404).end('Not found');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    response.end(readFileSync(file));
  };
  const sendOther = (request: IncomingMessage, response: ServerResponse): void => {
    const [host = '', ...path] = pathOf(request).slice(otherPlace.length).split('/');
    const origin = others.get(host);
    if (origin === undefined) return void response.writeHead(404).end('Not found');
    const upstream = send(`${origin}/${path.join('/')}`, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end('The server of that remote does not answer.'));
    return void upstream.end();
  };
  const sendNews = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
  };
  const sendOthers = (request: IncomingMessage, response: ServerResponse): void => {
    const change = request.method === 'GET' ? amend[pathOf(request)] : undefined;
    const away = () => response.writeHead(502).end('The running suite does not answer.');
    forward(request, isHosts(request) ? hostUrl : apiUrl, (answer) => {
      if (change && answer.statusCode === 200 && !isNavigation(request)) {
        readBody(answer).then((text) => response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(change(text, request))), away);
      } else {
        response.writeHead(answer.statusCode ?? 502, withoutPolicy(answer.headers));
        answer.pipe(response);
      }
    }, away);
  };

  server.on('request', (request, response) => {
    const path = pathOf(request);
    if (path === '/@reload') sendNews(response);
    else if (path.startsWith(place)) sendOwn(decodeURIComponent(path.slice(place.length)), response);
    else if (path.startsWith(otherPlace)) sendOther(request, response);
    else sendOthers(request, response);
  });
  // The live feed's WebSocket.
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = send(new URL(request.url ?? '/', apiUrl), { headers: { ...request.headers, host: new URL(apiUrl).host } });
    upstream.on('upgrade', (answer, other) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.write(head);
      other.pipe(socket).on('error', () => other.destroy());
      socket.pipe(other).on('error', () => socket.destroy());
    });
    upstream.on('error', () => socket.destroy());
    upstream.end();
  });
  return {
    server,
    reload: () => {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
}
