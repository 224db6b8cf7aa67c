// The suite as a developer of one remote sees it: that remote from their own machine, all else from a
// running suite. One origin stands for host, API and remote, so nothing of the running suite has to
// be configured.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { RemoteApp } from '../define-app';
import { createAmendments } from './amendment';
import { createOtherRemotes, otherPlace } from './other-remote';
import { ownPlace, sendOwn } from './own-build';
import { pathOf } from './request';
import { forwardCall, forwardSocket, type RunningSuite } from './running-suite';

interface OpenPages {
  add(response: ServerResponse): void;
  reload(): void;
}

/** The pages that show the remote, each with a line on which it hears of a new build. */
function createOpenPages(): OpenPages {
  const pages = new Set<ServerResponse>();
  return {
    add: (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
        .flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    reload: () => {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
}

export interface DevServerOptions extends RunningSuite {
  readonly remote: RemoteApp;
  /** Where its builds lie. */
  readonly folder: string;
}

export interface DevServer {
  readonly server: Server;
  /** Tells every open page that there is a new build. */
  reload(): void;
}

export function createDevServer({ remote, folder, ...suite }: DevServerOptions): DevServer {
  const pages = createOpenPages();
  const others = createOtherRemotes();
  const amendments = createAmendments(remote, folder, others);
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (path === '/@reload') pages.add(response);
    else if (path.startsWith(ownPlace)) sendOwn(folder, path.slice(ownPlace.length), response);
    else if (path.startsWith(otherPlace)) others.send(request, response);
    else forwardCall(request, response, suite, amendments);
  });
  server.on('upgrade', (request, socket, head) => forwardSocket(request, socket, head, suite));
  return { server, reload: pages.reload };
}
