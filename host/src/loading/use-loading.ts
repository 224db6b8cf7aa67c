import { useUser } from 'shared-ui/session';
import { useCallback, useMemo } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { findRelease } from '../registry/release';
import { useRegistry, useRegistryAnswer } from '../registry/use-registry';
import { federationRuntime } from './federation-runtime';
import type { LoadEnvironment } from './load-release';
import { startRemote } from './start-remote';

/** What a load needs; null while nobody is signed in, or while the registry is not here. */
export function useLoadEnvironment(): LoadEnvironment | null {
  const user = useUser();
  const { data } = useRegistryAnswer();
  const { remoteOrigins } = useConfiguration();
  return useMemo(
    () =>
      user === null || data === undefined
        ? null
        : { user, remoteOrigins, contracts: data.contracts, revision: data.revision, runtime: federationRuntime },
    [user, remoteOrigins, data],
  );
}

/** Starts loading what a link leads to, when the pointer or the focus comes near it. */
export function usePreload(): (path: string) => void {
  const { releases } = useRegistry();
  const environment = useLoadEnvironment();
  return useCallback(
    (path) => {
      const release = environment !== null && releases !== null ? findRelease(path, releases, environment.user) : null;
      if (environment !== null && release !== null) void startRemote(release, environment);
    },
    [releases, environment],
  );
}
