// The table of modules that exist once in the browser: provided by the host, used by every remote.
// Not here on purpose: shared-contracts (each remote brings the contracts it was built with).
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, readPackage } from '../workspace';

export interface SharedSingleton {
  request: string;
  /** 'login': in the host's first bundle. 'later': in chunks of its own, loaded when first used. */
  load: 'login' | 'later';
}

/** Entries of shared-ui that the login page itself uses; every other entry is loaded later. */
const loginEntries = new Set(['session', 'client', 'base', 'notice', 'language', 'theme', 'router', 'config', 'submit']);
/** Entries for tests and for the build, which no browser loads. */
const ownEntries = new Set(['testing', 'antd-theme']);

const libraries: readonly SharedSingleton[] = [
  { request: 'react', load: 'login' },
  { request: 'react/', load: 'login' },
  { request: 'react-dom', load: 'login' },
  { request: 'react-dom/', load: 'login' },
  { request: 'zustand', load: 'login' },
  { request: 'luxon', load: 'later' },
];

function interfaceEntries(): SharedSingleton[] {
  const entries = Object.keys(readPackage(packageFolder('shared-ui')).exports).map((key) => key.replace('./', ''));
  return entries
    .filter((entry) => !ownEntries.has(entry))
    .map((entry) => ({ request: `shared-ui/${entry}`, load: loginEntries.has(entry) ? 'login' : 'later' }));
}

export function sharedSingletons(): SharedSingleton[] {
  return [...libraries, ...interfaceEntries()];
}

/** Version that the host provides; the same one stands in for the range that remotes ask for. */
export function providedVersion(request: string): string {
  const name = request.split('/')[0] ?? request;
  if (name === 'shared-ui') return readPackage(packageFolder('shared-ui')).version;
  const require = createRequire(join(packageFolder('shared-ui'), 'package.json'));
  const { version }: { version: string } = require(`${name}/package.json`);
  return version;
}

/** `^19.3.0` for 19.3.1: a patch of the host never refuses a remote. */
function minorRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

interface SharedOptions {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: true;
  import?: false;
}

/** The `shared` option of the federation plugin. Remotes bundle none of it. */
export function sharedOptions(kind: 'host' | 'remote'): Record<string, SharedOptions> {
  const rows = sharedSingletons().map(({ request, load }): [string, SharedOptions] => {
    const version = providedVersion(request);
    const base = { singleton: true, strictVersion: true, requiredVersion: minorRange(version) } as const;
    if (kind === 'remote') return [request, { ...base, import: false }];
    // A library's prefix entry takes the version of what it matches; ours are one source tree.
    const own = request.startsWith('shared-ui/') ? { version } : {};
    return [request, { ...base, ...own, ...(load === 'login' ? { eager: true as const } : {}) }];
  });
  return Object.fromEntries(rows);
}

/** What the host offers remotes, as its build states it in host-api.json: shipping compares a release with it. */
export function hostApiRecord(): { hostApi: string; provides: Record<string, string> } {
  return {
    hostApi: readPackage(packageFolder('shared-ui')).version,
    provides: Object.fromEntries(sharedSingletons().map(({ request }) => [request, providedVersion(request)])),
  };
}
