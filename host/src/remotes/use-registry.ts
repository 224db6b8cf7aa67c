import { listRemotes } from 'shared-contracts/endpoint/remote/list-remotes';
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { type EndpointQuery, useEndpointQuery } from 'shared-ui/api';
import { useUser } from 'shared-ui/session';
import { useCallback } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { federationRuntime } from './federation-runtime';
import { findRelease } from './find-release';
import type { LoadEnvironment } from './load-release';
import { startLoad } from './load-store';

const freshMs = 60_000;

/** The remotes that the registry offers this user; asked for once after sign-in. */
export function useRegistry(): EndpointQuery<{ remotes: RemoteRelease[] }> {
  return useEndpointQuery(listRemotes, {}, { staleTime: freshMs });
}

/** What a load needs; null while nobody is signed in. */
export function useLoadEnvironment(): LoadEnvironment | null {
  const user = useUser();
  const { remoteOrigins } = useConfiguration();
  return user === null ? null : { user, remoteOrigins, runtime: federationRuntime };
}

/** Starts loading what a menu item leads to, when the pointer or the focus comes near it. */
export function usePreload(): (path: string) => void {
  const { data } = useRegistry();
  const user = useUser();
  const { remoteOrigins } = useConfiguration();
  return useCallback(
    (path) => {
      const release = user !== null && data ? findRelease(path, data.remotes, user) : null;
      if (user !== null && release !== null) void startLoad(release, { user, remoteOrigins, runtime: federationRuntime });
    },
    [data, user, remoteOrigins],
  );
}
