// The API as a process of its own, for tests that kill it, and a proxy before several of them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '../..');
const patienceMs = 100_000;

export interface ApiProcess {
  readonly port: number;
  /** As when the machine loses power: nothing is said to anybody. */
  kill(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilHealthy(port: number, child: ChildProcess, read: () => string): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The API does not answer. ${read()}`);
}

/** Long enough for a real start. */
export const processIngestKey = 'ingest-key-of-a-test-process';

export async function startApiProcess(databaseUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    SUITE_DEMO: '0',
    INGEST_KEY: processIngestKey,
    DEPLOY_KEY: 'deploy-key-of-a-test-process',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const gone = once(child, 'exit');
  await untilHealthy(port, child, () => said);
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Sends each connection to the next port that takes it. */
export async function openProxy(ports: readonly number[]): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const forward = (client: Socket, attempts: number): void => {
    const target = connect(ports[(turn += 1) % ports.length] ?? 0, '127.0.0.1');
    sockets.add(target);
    target.once('connect', () => {
      client.pipe(target);
      target.pipe(client);
      client.once('close', () => target.destroy());
      target.once('close', () => client.destroy());
    });
    target.once('error', () => {
      sockets.delete(target);
      if (target.connecting || attempts <= 1) client.destroy();
      else if (!client.destroyed && client.bytesWritten === 0) forward(client, attempts - 1);
    });
  };
  const server: Server = createServer((client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    forward(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
