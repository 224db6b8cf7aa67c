// Remotes into the store of a deployment and its registry: behind the edge they share the host's origin.
import type { Apps } from 'federation/app';
import type { BuiltApp } from 'federation/build';
import { shipRemote } from 'federation/release';
import { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import { createDeployClient } from 'federation/registry/deploy-client';

export interface Deployment {
  /** Folder of the store, as this machine sees it. */
  readonly store: string;
  /** The address of the host for browsers. */
  readonly suiteUrl: string;
  readonly apiUrl: string;
  readonly deployKey: string;
  readonly publishedBy: string;
}

interface Publishable {
  readonly apps: Apps;
  readonly built: readonly BuiltApp[];
  /** Publishes these remotes, live at once. Without names: all that were never published before. */
  readonly names?: readonly string[];
}

/** Answers a line for each remote. */
export async function publishRemotes(
  { store, suiteUrl, apiUrl, deployKey, publishedBy }: Deployment,
  { apps, built, names = [] }: Publishable,
): Promise<string[]> {
  const unknown = names.find((name) => !apps.remotes.some((app) => app.name === name));
  if (unknown) throw new Error(`There is no remote ${unknown}. Remotes: ${apps.remotes.map(({ name }) => name).join(', ')}`);
  const api = createDeployClient(apiUrl, deployKey);
  const lines: string[] = [];
  for (const app of apps.remotes) {
    const build = built.find(({ target }) => target.app.name === app.name);
    if (!build || (names.length > 0 && !names.includes(app.name))) continue;
    const release = shipRemote(build, app, store);
    const place = {
      origin: new URL(suiteUrl).origin,
      portOffset: null,
      path: `/remotes/${app.name}/${release.version}-${release.build}/mf-manifest.json`,
    };
    const { isPublished, remote } = await api.call(publishRelease, {
      params: { name: app.name },
      body: { ...release, ...place, publishedBy, isOnlyWhenNew: names.length === 0 },
    });
    const live = remote.live ? `${remote.live.version} (${remote.live.build})` : 'nothing';
    lines.push(`${app.name}: ${isPublished ? 'published' : 'left as it is'}, live is ${live}`);
  }
  return lines;
}
