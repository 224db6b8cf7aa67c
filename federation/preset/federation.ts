// The federation plugin's options for the host and for a remote.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { HostApp, RemoteApp } from '../define-app';
import { containerName, exposedModules } from '../define-app';
import { sharedOptions } from '../table/shared-singletons';
import { sharedEntries } from './consumed-share';
import type { BuildTarget } from './target';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

function plugin(options: Options): ModuleFederationPlugin {
  // Its own entry stays in memory: node_modules may not be writable.
  return new ModuleFederationPlugin({ dts: false, dev: false, shareStrategy: 'loaded-first', virtualRuntimeEntry: true, ...options });
}

/** The host knows no remote when it is built: it learns of them at run time. */
export function hostFederation(app: HostApp): ModuleFederationPlugin {
  return plugin({
    name: containerName(app),
    remotes: {},
    shared: sharedOptions('host'),
    manifest: false,
    // No remote runs on a server: the runtime leaves out how it would load one there.
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  });
}

export function remoteFederation(app: RemoteApp, target: BuildTarget): ModuleFederationPlugin {
  const suite = { version: app.version, build: target.buildId, hostApi: app.hostApi, contracts: target.contracts };
  return plugin({
    name: containerName(app),
    filename: 'remoteEntry.js',
    exposes: exposedModules(app),
    shared: sharedOptions('remote'),
    manifest: {
      additionalData: ({ stats, compilation }) => {
        const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
        const plain = { hash: '', assets, deps: [], usedIn: [], usedExports: [], fallbackName: '', fallbackType: 'global' as const };
        const shared = sharedEntries(containerName(app), compilation).map((entry) => ({ ...plain, ...entry }));
        return { ...stats, shared, metaData: { ...stats.metaData, suite } };
      },
    },
    // The runtime is the host's: a remote's entry shrinks from 25 to 8 KB.
    experiments: { externalRuntime: true },
  });
}

/** The host would otherwise bundle the federation runtime twice: as CommonJS and as ES modules. */
export function runtimeDedupe(): Record<string, string> {
  const from = (file: string) => createRequire(file);
  const enhanced = from(import.meta.url).resolve('@module-federation/enhanced/runtime');
  const tools = from(enhanced).resolve('@module-federation/runtime-tools');
  const runtime = from(tools).resolve('@module-federation/runtime');
  const esModule = (request: string) => join(dirname(from(runtime).resolve(request)), 'index.js');
  return {
    '@module-federation/runtime-core$': esModule('@module-federation/runtime-core'),
    '@module-federation/sdk$': esModule('@module-federation/sdk'),
  };
}
