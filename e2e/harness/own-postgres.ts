// A PostgreSQL server of the machine with an empty database, as an operator would give it: Debian's package, where it is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnPostgres {
  readonly url: string;
  stop(): void;
}

const packages = '/usr/lib/postgresql';

/** The programs of the oldest version that is installed; null: none is. */
function programs(): string | null {
  try {
    const [oldest] = readdirSync(packages).sort((one, other) => Number(one) - Number(other));
    return oldest === undefined ? null : join(packages, oldest, 'bin');
  } catch {
    return null;
  }
}

function run(command: string, parameters: readonly string[]): void {
  // It refuses to run as root.
  const asPostgres = process.getuid?.() === 0;
  const [program, ...rest] = asPostgres ? ['runuser', '-u', 'postgres', '--', command, ...parameters] : [command, ...parameters];
  // A server that goes on running must not hold our pipes open.
  const { status, stderr, error } = spawnSync(program ?? command, rest, {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Null where no PostgreSQL is installed. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const bin = programs();
  if (bin === null) return null;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'suite-postgres-'));
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'outages']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/outages`,
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
