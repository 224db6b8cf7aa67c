// An end that no caller notices. A kept-alive connection may get its next request in the very moment of its close, and
// a new one its first. Both would be reset. So the server first accepts nobody any more, and each answer says that it
// is the last on its connection. Connections that then stay idle for a little while may be closed.
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Gives the function that begins the end and resolves when the servers of this process may be closed. */
export function prepareDrain(wait: () => Promise<unknown> = () => delay(500)): () => Promise<void> {
  // 'localhost' is two addresses, each with a server of its own, and Fastify shows only the first. So the servers are
  // known by the requests that they take.
  const servers = new Set<Server>();
  let isDraining = false;
  subscribe('http.server.request.start', (message) => {
    const { server, response }: { server?: unknown; response?: unknown } = Object(message);
    if (server instanceof Server) servers.add(server);
    if (isDraining && response instanceof ServerResponse) response.setHeader('connection', 'close');
  });
  return async () => {
    isDraining = true;
    // The close of an HTTP server would end idle connections at once.
    for (const server of servers) Server.prototype.close.call(server);
    await wait();
  };
}
