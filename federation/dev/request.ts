import { type ClientRequest, type IncomingMessage, type RequestOptions, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import { extname } from 'node:path';

/** A suite may be at https: as well. */
export function sendTo(url: URL, options: RequestOptions = {}, onAnswer?: (answer: IncomingMessage) => void): ClientRequest {
  return (url.protocol === 'https:' ? sendSecure : sendPlain)(url, options, onAnswer);
}

export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

/** Under which the page knows this server. */
export function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? 'localhost'}`;
}

export function isNavigation(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** Files of the host have an extension; of the API's addresses only its description has. */
export function isHosts(request: IncomingMessage): boolean {
  return isNavigation(request) || (extname(pathOf(request)) !== '' && pathOf(request) !== '/openapi.json');
}
