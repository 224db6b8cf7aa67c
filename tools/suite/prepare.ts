// Everything that must be built before a suite can start; only what is stale takes time.
import { join } from 'node:path';
import { findApps } from 'federation/app';
import type { Apps } from 'federation/app';
import { buildApps } from 'federation/build';
import type { BuildOptions, BuiltApp } from 'federation/build';
import { bundleServer } from 'federation/serve-bundle';
import { buildServer } from 'server/build';
import { workspaceFolder } from './workspace-folder';

export interface PreparedSuite {
  apps: Apps;
  built: readonly BuiltApp[];
  staticServer: string;
  apiScript: string;
}

export const apiScript = join(workspaceFolder, 'server', 'dist', 'main.js');

/** The two programs that run on Node; takes well under a second. */
export async function prepareServers(): Promise<{ staticServer: string; apiScript: string }> {
  const [staticServer] = await Promise.all([bundleServer(), buildServer()]);
  return { staticServer, apiScript };
}

export async function prepareSuite(options: BuildOptions = {}): Promise<PreparedSuite> {
  const [apps, servers, built] = await Promise.all([findApps(), prepareServers(), buildApps(options)]);
  return { apps, built, ...servers };
}
