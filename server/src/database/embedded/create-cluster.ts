import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account';
import { writeAccess } from './access-file';
import type { Binaries } from './binaries';

function run(file: string, args: string[], identity: { uid?: number; gid?: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${complaint.trim()}`))));
  });
}

/**
 * Makes the cluster in a folder of its own name first. So neither an aborted start nor a second process at the same
 * moment leaves half a cluster behind.
 */
export async function createCluster(cluster: string, binaries: Binaries, account: Account): Promise<void> {
  const draft = `${cluster}.new-${process.pid}`;
  const passwordFile = join(`${draft}.password`);
  const password = randomBytes(24).toString('base64url');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.owner) for (const path of [draft, passwordFile]) await chown(path, account.owner.uid, account.owner.gid);
    const { file, args, identity } = account.command(binaries.initdb, [
      `--pgdata=${draft}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256',
      '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8',
    ]);
    await run(file, args, identity);
    await writeAccess(draft, { port: 0, password });
    await rename(draft, cluster).catch((error: unknown) => {
      if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}
