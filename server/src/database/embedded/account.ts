// PostgreSQL refuses to run as root. Under root its programs run as `postgres` where that user
// exists, else as `nobody`; under anybody else they run as he is.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to start a program so that PostgreSQL accepts it. */
export interface Account {
  /** Who must own the data; null when it is the caller himself. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  command(program: string, args: readonly string[]): { file: string; args: string[]; identity: { uid?: number; gid?: number } };
}

const ownAccount: Account = {
  owner: null,
  command: (file, args) => ({ file, args: [...args], identity: {} }),
};

function findUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function runningAs(owner: { uid: number; gid: number }): Account {
  return { owner, command: (file, args) => ({ file, args: [...args], identity: owner }) };
}

/** For folders that only root may enter (a project in /root): another user who keeps the right to pass. */
function passingAs(owner: { uid: number; gid: number }): Account {
  const options = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'];
  return { owner, command: (program, args) => ({ file: 'setpriv', args: [...options, program, ...args], identity: {} }) };
}

function canWork(account: Account, binaries: string, dataDir: string): boolean {
  const { file, args, identity } = account.command('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dataDir, join(binaries, 'postgres')]);
  return spawnSync(file, args, { ...identity, stdio: 'ignore' }).status === 0;
}

export function chooseAccount(binaries: string, dataDir: string): Account {
  if (process.getuid?.() !== 0) return ownAccount;
  const owner = findUser('postgres') ?? findUser('nobody');
  if (!owner) throw new Error('PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody".');
  const account = [runningAs(owner), passingAs(owner)].find((candidate) => canWork(candidate, binaries, dataDir));
  if (!account) throw new Error(`PostgreSQL does not run as root, and user ${owner.uid} cannot enter ${dataDir} or ${binaries}. Move the project, or set DATABASE_URL.`);
  return account;
}
