// Releases of a remote as a team might ship them, good and bad ones. They are copies of the live release with
// something changed, so they need no build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiUrl, dataDir, deployKey } from './suite';

export const workspaceFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script of the workspace as `pnpm <script>` does, on the suite of the test; answers what it says. */
export function runScript(script: string, args: readonly string[], folder: string = workspaceFolder): string {
  const loader = join(folder, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return execFileSync(process.execPath, [loader, join('scripts', `${script}.ts`), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SUITE_DATA_DIR: dataDir, SHIP_BY: 'browser test' },
  });
}

interface LiveRelease {
  readonly version: string;
  readonly build: string;
}
interface Change {
  readonly version: string;
  /** What is different in the code, before the hashes are made. */
  readonly code?: (text: string, file: string) => string;
  readonly contracts?: number;
  /** What happens to a shipped file afterwards. */
  readonly tamper?: (file: string) => boolean;
}

const hashOf = (bytes: Buffer | string) => createHash('sha384').update(bytes).digest('base64');

export async function callDeploy(path: string, body?: object): Promise<Response> {
  const init = {
    headers: { 'x-deploy-key': deployKey, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  const response = await fetch(`${apiUrl}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

export async function liveRelease(remote: string): Promise<LiveRelease> {
  const { remotes }: { remotes: { name: string; live: LiveRelease | null }[] } = await (await callDeploy('/remotes/registry')).json();
  const live = remotes.find(({ name }) => name === remote)?.live;
  if (!live) throw new Error(`${remote} has no live release.`);
  return live;
}

/** Copies the release under a name and an id of its own, applies the change and makes the hashes anew. */
function copyRelease(remote: string, from: LiveRelease, build: string, change: Change): string {
  const store = join(dataDir, 'remotes', remote);
  const folder = join(store, `${change.version}-${build}`);
  // Compressed copies would still hold the old bytes.
  cpSync(join(store, `${from.version}-${from.build}`), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const hashes = new Map<string, string>();
  const rewrite = (file: string, edit: (text: string) => string) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = edit(before);
    hashes.set(hashOf(before), hashOf(after));
    writeFileSync(join(folder, file), after);
  };
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js');
  const rename = (text: string) => text.replaceAll(from.build, build);
  for (const file of chunks) rewrite(file, (text) => rename(change.code?.(text, file) ?? text));
  rewrite('remoteEntry.js', (text) =>
    [...hashes].reduce((entry, [before, after]) => entry.replaceAll(before, after), rename(change.code?.(text, 'remoteEntry.js') ?? text)),
  );
  rewrite('mf-manifest.json', (text) => {
    const manifest = JSON.parse(text);
    Object.assign(manifest.metaData.suite, {
      version: change.version,
      build,
      ...(change.contracts !== undefined && { contracts: change.contracts }),
    });
    return JSON.stringify(manifest);
  });
  for (const file of chunks.filter((chunk) => change.tamper?.(chunk)))
    writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n// changed on its way`);
  return folder;
}

/** Publishes a changed copy of the live release, past the checks of pnpm ship. */
export async function publishChanged(remote: string, change: Change): Promise<void> {
  const from = await liveRelease(remote);
  const build = hashOf(`${from.build} ${change.version}`).replaceAll(/[^a-z0-9]/g, '').slice(0, 10);
  const folder = copyRelease(remote, from, build, change);
  await callDeploy(`/remotes/${remote}/releases`, {
    version: change.version,
    build,
    path: `/${change.version}-${build}/mf-manifest.json`,
    origin: null,
    portOffset: 4,
    integrity: `sha384-${hashOf(readFileSync(join(folder, 'remoteEntry.js')))}`,
    contracts: change.contracts ?? 1,
    hostApi: '^1.0.0',
    basePaths: ['/report'],
    menu: [{ id: 'reports', path: '/report' }],
    capability: null,
    publishedBy: 'browser test',
  });
}
