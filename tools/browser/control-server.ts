// Lets a browser test stop and start the server of a remote, as an operator would.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningSuite } from '../suite/run-suite';

export interface Control {
  url: string;
  close: () => void;
}

/** Answers POST /stop/<remote> and POST /start/<remote> when it is done. */
export async function startControl(suite: RunningSuite): Promise<Control> {
  const act = async (action: string, name: string) => {
    if (action === 'stop') await suite.servers.get(name)?.stop();
    else await suite.startRemote(name);
  };
  const server = createServer((request, response) => {
    const [, action = '', name = ''] = (request.url ?? '').split('/');
    const isKnown = request.method === 'POST' && ['stop', 'start'].includes(action) && suite.servers.has(name);
    const done = isKnown ? act(action, name) : Promise.reject(new Error('POST /stop/<remote> or /start/<remote>'));
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
