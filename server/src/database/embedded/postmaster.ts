// The server process: its lock file, its start and its end.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** A process that is gone, a zombie, or another program under a number used again does not run the cluster. */
function isPostgresProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const [, name, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

/** The process that runs the cluster, also one that another start left; a lock file left by a power cut is removed. */
export async function findPostmaster(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = await readFile(lockFile(cluster), 'utf8').then((text) => text.split('\n'), () => null);
  if (!lines) return null;
  const pid = Number(lines[0]);
  if (pid > 0 && isPostgresProcess(pid)) return { pid, port: Number(lines[3]) };
  await rm(lockFile(cluster), { force: true });
  return null;
}

export interface Postmaster {
  readonly pid: number;
  hasExited(): boolean;
}

/** Starts the server in a process group of its own, so that Ctrl-C reaches its owner only, who stops it last. */
export function spawnPostmaster(cluster: string, port: number, logFile: string, binaries: Binaries, account: Account): Postmaster {
  const settings = [
    'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on', 'synchronous_commit=on', 'timezone=UTC', 'log_timezone=UTC',
    'max_connections=200', 'shared_buffers=256MB', 'max_wal_size=2GB', 'random_page_cost=1.1', 'log_checkpoints=off',
  ];
  const { file, args, identity } = account.command(binaries.postgres, [
    '-D',
    cluster,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const log = openSync(logFile, 'a');
  const child = spawn(file, args, { ...identity, detached: true, stdio: ['ignore', log, log], env: { ...process.env, LC_ALL: 'C' } });
  closeSync(log);
  let isGone = false;
  child.once('error', () => (isGone = true));
  child.once('exit', () => (isGone = true));
  child.unref();
  return { pid: child.pid ?? 0, hasExited: () => isGone };
}

/** Ends the server as its "fast" shutdown does: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(cluster: string, timeoutMs = 30_000): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + timeoutMs;
  while (await findPostmaster(cluster)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${running.pid}) did not stop within ${timeoutMs / 1000} s.`);
    await delay(20);
  }
}
