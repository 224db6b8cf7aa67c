// The other remotes' servers give their files to the host's origin only, so they come through this one.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendTo } from './request';

export const otherPlace = '/@other/';

export interface OtherRemotes {
  /** The release as it is reached through this server. */
  throughHere<Release extends { manifestUrl: string }>(release: Release, origin: string): Release;
  send(request: IncomingMessage, response: ServerResponse): void;
}

/** Knows the servers that the registry has named, and asks no others. */
export function createOtherRemotes(): OtherRemotes {
  const origins = new Map<string, string>();
  return {
    throughHere: (release, origin) => {
      const { origin: other, host, pathname } = new URL(release.manifestUrl);
      origins.set(host, other);
      return { ...release, manifestUrl: `${origin}${otherPlace}${host}${pathname}` };
    },
    send: (request, response) => {
      const [host = '', ...path] = pathOf(request).slice(otherPlace.length).split('/');
      const origin = origins.get(host);
      if (origin === undefined) return void response.writeHead(404).end('Not found');
      const upstream = sendTo(new URL(`${origin}/${path.join('/')}`), {}, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      upstream.on('error', () => response.writeHead(502).end('The server of that remote does not answer.'));
      upstream.end();
    },
  };
}
