// Puts a finished build where it is served from: an immutable folder named by version and build.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import type { RemoteApp } from '../define-app';
import { buildInfoName } from '../build/build-info';
import type { BuiltApp } from '../build/build-apps';
import { integrityOf } from '../integrity';
import { readChanges } from './changes';

export interface ShippedBuild {
  version: string;
  build: string;
  /** The release's folder inside the app's folder of releases. */
  path: string;
  folder: string;
}

/** What the registry has to know of a shipped remote, but for who publishes it and why. */
export type ShippedRemote = Omit<EndpointInput<typeof publishRelease>['body'], 'publishedBy' | 'isOnlyWhenNew' | 'rebuildReason'>;

const notServed = new Set([buildInfoName, 'mf-stats.json', 'mf-stats.json.br', 'mf-stats.json.gz']);

/** Copies beside the place and renames, so that a half-copied release is never seen. */
function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  const draft = `${to}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  cpSync(from, draft, { recursive: true, filter: (file) => !notServed.has(basename(file)) });
  try {
    renameSync(draft, to);
  } catch (error) {
    // Somebody shipped the same build at the same moment: equal by its name.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** Ships the host or a remote into `releases`, the folder that its server serves. */
export function shipBuild({ target, info }: BuiltApp, releases: string): ShippedBuild {
  const path = `${info.version}-${info.buildId}`;
  const folder = join(releases, path);
  copyOnce(target.outputFolder, folder);
  return { version: info.version, build: info.buildId, path, folder };
}

/** Ships a remote into its folder of the store of all remotes and says what the registry has to know of it. */
export function shipRemote(built: BuiltApp, app: RemoteApp, store: string): ShippedRemote {
  const { folder, path, version, build } = shipBuild(built, join(store, app.name));
  return {
    version,
    build,
    // A remote's own server serves its folder, the store's server the store.
    path: `${app.portOffset === null ? `/${app.name}` : ''}/${path}/mf-manifest.json`,
    origin: null,
    portOffset: app.portOffset,
    integrity: integrityOf(join(folder, 'remoteEntry.js')),
    hostApi: app.hostApi,
    contracts: built.target.contracts,
    basePaths: app.basePaths,
    menu: app.menu,
    pages: app.pages,
    widgets: app.widgets,
    capability: app.capability,
    changes: readChanges(built.target.sourceFolder, version),
  };
}
