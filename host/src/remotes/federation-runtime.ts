// The only file that touches the federation runtime. The host's build has made the instance; remotes
// become known to it one by one, after their checks.
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { checkedSources } from './runtime-plugin';

export interface RemoteRuntime {
  /** Makes the remote known, in place of an earlier release or a failed try. */
  register(containerName: string, manifestUrl: string): void;
  load(containerName: string, exposed: string): Promise<unknown>;
}

let hasPlugin = false;

export const federationRuntime: RemoteRuntime = {
  register(containerName, manifestUrl) {
    if (!hasPlugin) registerPlugins([checkedSources()]);
    hasPlugin = true;
    registerRemotes([{ name: containerName, entry: manifestUrl }], { force: true });
  },
  load: (containerName, exposed) => loadRemote(`${containerName}/${exposed}`),
};
