// The only file that touches the federation runtime. The host's build has made the instance; remotes
// become known to it one by one, after their checks. It only ever gets manifests and scripts that the
// loader has checked; anything else is refused.
import { loadRemote, type ModuleFederationRuntimePlugin, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Container, type Entry, runEntry } from './entry-script';

const manifests = new Map<string, string>();
const entries = new Map<string, Entry>();

/** From now on the runtime may read this manifest and run this entry. */
export function admitRelease(manifestUrl: string, manifestText: string, entry: Entry): void {
  manifests.set(manifestUrl, manifestText);
  entries.set(entry.url, entry);
}

function giveManifest(url: string): Promise<Response> {
  const text = manifests.get(url);
  if (text === undefined) throw new Error(`${url} has not been checked`);
  return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
}

function loadEntry(url: string, globalName: string): Promise<Container> {
  const entry = entries.get(url);
  if (entry === undefined) throw new Error(`${url} belongs to no checked remote`);
  return runEntry(entry, globalName);
}

/** The hooks through which the runtime reads manifests and scripts. */
export function checkedSources(): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-sources',
    fetch: (url) => giveManifest(url),
    loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => loadEntry(entry, entryGlobalName),
    // The runtime would run chunks ahead of time, without their hashes. The remote's own loader asks for them with.
    beforePreloadRemote: async ({ preloadOps }) => {
      preloadOps.length = 0;
    },
    createScript: ({ url }) => {
      throw new Error(`${url} is not the runtime's to load`);
    },
  };
}

export interface RemoteRuntime {
  /** Makes a release known by a name of its own, beside the other releases of its remote. */
  register(releaseName: string, manifestUrl: string): void;
  load(releaseName: string, exposed: string): Promise<unknown>;
}

let hasPlugin = false;

export const federationRuntime: RemoteRuntime = {
  register(releaseName, manifestUrl) {
    if (!hasPlugin) registerPlugins([checkedSources()]);
    hasPlugin = true;
    // In place of a failed try of the same release.
    registerRemotes([{ name: releaseName, entry: manifestUrl }], { force: true });
  },
  load: (releaseName, exposed) => loadRemote(`${releaseName}/${exposed}`),
};
