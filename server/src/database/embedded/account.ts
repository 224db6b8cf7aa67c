// PostgreSQL refuses to run as root. Under root its programs run as `postgres` where that user
// exists, else as `nobody`; under anybody else they run as that user.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Binaries } from './binaries';

/** How to start a program so that PostgreSQL accepts it. */
export interface Account {
  /** Who must own the data; null when it is the caller. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  command(program: string, args: readonly string[]): { file: string; args: string[]; identity: { uid?: number; gid?: number } };
}

const ownAccount: Account = {
  owner: null,
  command: (file, args) => ({ file, args: [...args], identity: {} }),
};

function findUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function runningAs(owner: { uid: number; gid: number }): Account {
  return { owner, command: (file, args) => ({ file, args: [...args], identity: owner }) };
}

/**
 * For folders that only root may enter, such as a project in /root: another user who keeps one right of root's.
 * The programs ask by `access`, which drops all rights of a user who is not root unless this secure bit is set.
 */
function passingAs(owner: { uid: number; gid: number }, right: string): Account {
  const options = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=+${right}`,
    `--ambient-caps=+${right}`,
    '--securebits=+no_setuid_fixup',
    '--',
  ];
  return { owner, command: (program, args) => ({ file: 'setpriv', args: [...options, program, ...args], identity: {} }) };
}

/** Whether the account can enter the data folder, and the programs find each other: `--show` looks for all of them and changes nothing. */
function canWork(account: Account, { initdb }: Binaries, dataDir: string): boolean {
  const { file, args, identity } = account.command('/bin/sh', [
    '-c',
    'cd "$1" && exec "$2" --show --pgdata="$1/postgres"',
    'sh',
    dataDir,
    initdb,
  ]);
  return spawnSync(file, args, { ...identity, stdio: 'ignore' }).status === 0;
}

export function chooseAccount(binaries: Binaries, dataDir: string): Account {
  if (process.getuid?.() !== 0) return ownAccount;
  const owner = findUser('postgres') ?? findUser('nobody');
  if (!owner) throw new Error('PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody".');
  // The smaller right first; some containers give root only the larger one.
  const accounts = [runningAs(owner), passingAs(owner, 'dac_read_search'), passingAs(owner, 'dac_override')];
  const account = accounts.find((candidate) => canWork(candidate, binaries, dataDir));
  if (!account) {
    const why = `PostgreSQL does not run as root, and user ${owner.uid} cannot enter ${dataDir} or ${binaries.folder}.`;
    throw new Error(`${why} Move the project out of folders that only root may enter, or set DATABASE_URL.`);
  }
  return account;
}
