// The only file that touches the federation runtime. The host's build has made the instance; remotes
// become known to it one by one, after their checks.
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { checkedSources } from './runtime-plugin';

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
