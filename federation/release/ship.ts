// Puts a finished build where it is served from: an immutable folder named by version and build.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteApp } from '../define-app';
import { buildInfoName } from '../build/build-info';
import type { BuiltApp } from '../build/build-apps';
import { integrityOf } from './integrity';

export interface ShippedBuild {
  version: string;
  build: string;
  /** The release's folder inside the app's folder of releases. */
  path: string;
  folder: string;
}

export interface RemoteRelease extends Omit<ShippedBuild, 'folder'> {
  remote: string;
  integrity: string;
  hostApi: string;
  contracts: number;
}

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

/** Ships a remote and says what the registry has to know of it. */
export function shipRemote(built: BuiltApp, app: RemoteApp, releases: string): RemoteRelease {
  const { folder, ...shipped } = shipBuild(built, releases);
  return {
    remote: app.name,
    ...shipped,
    integrity: integrityOf(join(folder, 'remoteEntry.js')),
    hostApi: app.hostApi,
    contracts: built.target.contracts,
  };
}
