// The hooks through which the federation runtime reads manifests and scripts. It only ever gets what
// the loader has checked; anything else is refused.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { admittedEntry, admittedManifest } from './checked-release';
import { type Container, runEntry } from './entry-script';

function giveManifest(url: string): Promise<Response> {
  const text = admittedManifest(url);
  if (text === null) throw new Error(`${url} has not been checked`);
  return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
}

function loadEntry(url: string, globalName: string): Promise<Container> {
  const entry = admittedEntry(url);
  if (entry === null) throw new Error(`${url} belongs to no checked remote`);
  return runEntry(entry, globalName);
}

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
