// A remote that nobody has built: a container of a few lines, with whatever is wrong with it. Its releases go into the
// store as a build's would, past the checks of pnpm ship.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callDeploy } from './release';
import { dataDir } from './suite';

export interface HandMadeRemote {
  readonly name: string;
  readonly path: string;
}

/** `remote-broken7` at `/broken7`. */
export function handMadeRemote(number: number): HandMadeRemote {
  return { name: `remote-broken${number}`, path: `/broken${number}` };
}

export interface HandMadeRelease {
  readonly version: string;
  /** Runs when the entry does, before it makes its container. */
  readonly start?: string;
  /** What ./routes exports; it may use `React`. */
  readonly routes?: string;
  /** What answers for ./routes, in place of a module with the routes. */
  readonly module?: string;
  /** A stylesheet that comes with the routes. */
  readonly styles?: string;
  readonly contracts?: number;
  readonly hostApi?: string;
  /** The manifest, after it was made. */
  readonly manifest?: (manifest: HandMadeManifest) => object;
  /** Files that are left out, or changed after their hashes were made. */
  readonly missing?: readonly string[];
  readonly tampered?: readonly string[];
}

interface HandMadeManifest {
  readonly metaData: Readonly<Record<string, unknown>> & { readonly suite: object };
  readonly exposes: readonly object[];
}

const containerOf = ({ name }: HandMadeRemote) => name.replace('remote-b', 'remoteB');
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const buildOf = (version: string) => `hand${version.replaceAll('.', '')}`;

/** Loads another file of the release as webpack does: bound to its hash. */
const loader = `
const folder = new URL('.', document.currentScript.src).href;
const add = (tag, attributes) => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement(tag), attributes, { crossOrigin: 'anonymous', onload: resolve });
  const request = attributes.src ?? attributes.href;
  element.onerror = () => reject(Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError', request }));
  document.head.append(element);
});`;

function entryOf(container: string, { start = '', routes, module, styles }: HandMadeRelease, chunk: string): string {
  const sheet =
    styles === undefined
      ? ''
      : `await add('link', { rel: 'stylesheet', href: folder + 'page.css', integrity: '${hashOf(styles)}' });`;
  const load = `await add('script', { src: folder + 'page.js', integrity: '${hashOf(chunk)}' });
    ${sheet}
    const React = (await Object.values(scope.react)[0].get())();
    return window.handMadePage(React);`;
  const answer = module ?? (routes === undefined ? 'throw new Error("no routes")' : load);
  return `'use strict';(() => {${loader}\n${start}\nlet scope;
const load = async () => { ${answer} };
window.${container} = { init: (shared) => { scope = shared; }, get: async () => { const made = await load(); return () => made; } };
})();`;
}

interface WrittenRelease {
  readonly folder: string;
  readonly build: string;
  readonly integrity: string;
}

/** What is in the store is never changed, so a version is written once. */
export function writeHandMade(remote: HandMadeRemote, release: HandMadeRelease): WrittenRelease {
  const { version, routes, styles, contracts = 1, hostApi = '^1.0.0', missing = [], tampered = [] } = release;
  const build = buildOf(version);
  const container = containerOf(remote);
  const chunk = `'use strict';window.handMadePage = (React) => ({ routes: ${routes ?? '[]'} });`;
  const assets = { js: { sync: ['page.js'], async: [] }, css: { sync: styles === undefined ? [] : ['page.css'], async: [] } };
  const manifest: HandMadeManifest = {
    metaData: {
      name: container, type: 'app', globalName: container, publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      buildInfo: { buildVersion: version, buildName: remote.name },
      types: { path: '', name: '', zip: '', api: '' },
      suite: { version, build, hostApi, contracts },
    },
    exposes: [{ id: `${container}:routes`, name: 'routes', path: './routes', assets }],
  };
  const made = { id: container, name: container, shared: [], remotes: [], ...manifest };
  const entry = entryOf(container, release, chunk);
  const files: Record<string, string> = {
    'mf-manifest.json': JSON.stringify(release.manifest?.(made) ?? made),
    'remoteEntry.js': entry,
    'page.js': chunk,
    ...(styles !== undefined && { 'page.css': styles }),
  };
  const folder = join(dataDir, 'remotes', remote.name, `${version}-${build}`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files))
    if (!missing.includes(file)) writeFileSync(join(folder, file), tampered.includes(file) ? `${text}\n/* changed on its way */` : text);
  return { folder, build, integrity: hashOf(entry) };
}

export async function publishHandMade(remote: HandMadeRemote, release: HandMadeRelease): Promise<void> {
  const { version, contracts = 1, hostApi = '^1.0.0' } = release;
  const { build, integrity } = writeHandMade(remote, release);
  await callDeploy(`/remotes/${remote.name}/releases`, {
    version,
    build,
    path: `/${remote.name}/${version}-${build}/mf-manifest.json`,
    origin: null,
    portOffset: null,
    integrity,
    contracts,
    hostApi,
    basePaths: [remote.path],
    menu: [],
    capability: null,
    publishedBy: 'browser test',
  });
}

export async function removeHandMade({ name }: HandMadeRemote): Promise<void> {
  const body = { by: 'browser test', reason: 'the test is over' };
  await callDeploy(`/remotes/${name}/disable`, body);
  await callDeploy(`/remotes/${name}/remove`, body);
}
