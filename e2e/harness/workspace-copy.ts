// A copy of the workspace to try things in that would change it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceFolder } from './release';

export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs a program of the workspace in the copy; throws with what it said when it fails. */
  run(program: string, args: readonly string[]): string;
  /** The same, answering what it said however it ended. */
  say(program: string, args: readonly string[]): string;
  remove(): void;
}

const git = (folder: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] });

/** The files that git tracks or would track, and the packages that the lock file names. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'suite-copy-'));
  const files = git(workspaceFolder, ['ls-files', '--cached', '--others', '--exclude-standard'])
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(workspaceFolder, file)));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(workspaceFolder, file), join(folder, file));
  }
  // The checks of the copy ask git which files there are.
  git(folder, ['init', '--quiet']);
  const start = (program: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(join(workspaceFolder, 'node_modules', '.bin', program), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
    });
    return { isDone: status === 0, output: stdout + stderr };
  };
  const run = (program: string, args: readonly string[]) => {
    const { isDone, output } = start(program, args);
    if (!isDone) throw new Error(`${program} ${args.join(' ')}\n${output}`);
    return output;
  };
  run('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--loglevel=error']);
  return {
    folder,
    run,
    say: (program, args) => start(program, args).output,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
