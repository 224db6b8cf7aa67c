// A mosquitto of its own for tests of the broker: on a free port, with its queue on disk.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe } from '@jest/globals';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';

function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

const mosquitto = findProgram('mosquitto');

/**
 * Tests that need a broker. Where mosquitto is missing they are skipped by name, but in CI they fail: it installs it.
 */
export function describeBroker(title: string, tests: () => void): void {
  if (mosquitto !== null || process.env.CI) return void describe(title, tests);
  describe.skip(`${title} (mosquitto is not installed: apt-get install mosquitto)`, tests);
}

export interface TestBroker {
  readonly url: string;
  /** What a client of TLS trusts. */
  readonly caFile: string;
  publisher(options?: IClientOptions): Promise<MqttClient>;
  start(): Promise<void>;
  /** As its service is stopped: what it has acknowledged is on disk. */
  stop(): Promise<void>;
  /** As when the machine loses power. Answers when it last wrote to its disk: what it took since is lost (epoch, ms). */
  kill(): Promise<number>;
  remove(): Promise<void>;
}

export interface BrokerOptions {
  /** Only for who knows these, and only by TLS. */
  readonly credentials?: { readonly username: string; readonly password: string };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function makeCertificate(folder: string): void {
  execFileSync('openssl', [
    'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost',
    '-addext', 'subjectAltName=DNS:localhost', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem'),
  ], { stdio: 'ignore' });
}

export async function startBroker({ credentials }: BrokerOptions = {}): Promise<TestBroker> {
  if (mosquitto === null) throw new Error('mosquitto is not installed: apt-get install mosquitto');
  const program = mosquitto;
  const folder = await mkdtemp(join(tmpdir(), 'outage-suite-broker-'));
  const port = await freePort();
  const lines = [
    `listener ${port} ${credentials ? 'localhost' : '127.0.0.1'}`,
    'persistence true',
    `persistence_location ${folder}/`,
    'autosave_on_changes true',
    'autosave_interval 1',
    'max_queued_messages 0',
    ...(process.getuid?.() === 0 ? ['user root'] : []),
  ];
  if (credentials) {
    makeCertificate(folder);
    const passwords = join(folder, 'passwords');
    const { username, password } = credentials;
    execFileSync(findProgram('mosquitto_passwd') ?? 'mosquitto_passwd', ['-b', '-c', passwords, username, password]);
    lines.push(`certfile ${folder}/cert.pem`, `keyfile ${folder}/key.pem`, `password_file ${passwords}`, 'allow_anonymous false');
  } else lines.push('allow_anonymous true');
  const config = join(folder, 'mosquitto.conf');
  await writeFile(config, `${lines.join('\n')}\n`);

  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  const broker: TestBroker = {
    url: credentials ? `mqtts://localhost:${port}` : `mqtt://127.0.0.1:${port}`,
    caFile: join(folder, 'cert.pem'),
    publisher: (options = {}) => connectAsync(broker.url, { protocolVersion: 5, reconnectPeriod: 100, ...options }),
    start: async () => {
      const started = spawn(program, ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
      child = started;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        started.stderr.on('data', (data: Buffer) => {
          said += data.toString();
          if (said.includes('running')) resolve();
        });
        started.once('exit', () => reject(new Error(`mosquitto has ended: ${said}`)));
      });
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
      const saved = join(folder, 'mosquitto.db');
      return existsSync(saved) ? (await stat(saved)).mtimeMs : 0;
    },
    remove: async () => {
      await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
  await broker.start();
  return broker;
}
