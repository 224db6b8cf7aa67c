// Finds the apps of the workspace: every folder with an app.config.ts is one.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App, HostApp, RemoteApp } from './define-app';
import { workspaceFolder } from './workspace';

export type { App, HostApp, RemoteApp } from './define-app';

export interface Apps {
  host: HostApp;
  remotes: readonly RemoteApp[];
}

async function loadApp(folder: string): Promise<App> {
  const module: { app: App } = await import(pathToFileURL(join(folder, 'app.config.ts')).href);
  return module.app;
}

const withoutPort = 99;

/** The host and the remotes in the order of their ports, then by name. */
export async function findApps(folder: string = workspaceFolder): Promise<Apps> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'app.config.ts')));
  const apps = await Promise.all(names.map((name) => loadApp(join(folder, name))));
  const host = apps.find((app) => app.kind === 'host');
  if (!host) throw new Error('No host: host/app.config.ts is missing.');
  const remotes = apps
    .filter((app) => app.kind === 'remote')
    .sort((a, b) => (a.portOffset ?? withoutPort) - (b.portOffset ?? withoutPort) || a.name.localeCompare(b.name));
  const taken = new Map<number, string>();
  for (const remote of remotes) {
    if (remote.portOffset === null) continue;
    const other = taken.get(remote.portOffset);
    if (other) throw new Error(`${remote.name} and ${other} both want port offset ${remote.portOffset}.`);
    taken.set(remote.portOffset, remote.name);
  }
  return { host, remotes };
}
