import type { EndpointOutput } from 'shared-contracts/endpoint';
import { listRemotes } from 'shared-contracts/endpoint/remotes/list-remotes';
import { type EndpointQuery, useEndpointQuery } from 'shared-ui/api';
import { useUser } from 'shared-ui/session';
import { useCallback, useMemo } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { withOverrides } from '../override/override-store';
import { federationRuntime } from './federation-runtime';
import { findRelease } from './find-release';
import type { LoadEnvironment } from './load-release';
import type { LoadableRelease } from './loadable-release';
import { startRemote } from './start-remote';

/** Without news the answer counts as fresh for as long as the watch lets it (use-registry-watch). */
const freshMs = 60_000;

export interface Registry extends Pick<EndpointQuery<unknown>, 'error' | 'refetch'> {
  /** Null: not here yet. */
  readonly releases: readonly LoadableRelease[] | null;
}

type RegistryAnswer = EndpointOutput<typeof listRemotes>;

function useAnswer(): EndpointQuery<RegistryAnswer> {
  return useEndpointQuery(listRemotes, {}, { staleTime: freshMs });
}

/** The remotes that this user may load, with the developer's own builds in place of what they override. */
export function useRegistry(): Registry {
  const { data, error, refetch } = useAnswer();
  const releases = useMemo(() => (data === undefined ? null : withOverrides(data.remotes)), [data]);
  return { releases, error, refetch };
}

/** What a load needs; null while nobody is signed in, or while the registry is not here. */
export function useLoadEnvironment(): LoadEnvironment | null {
  const user = useUser();
  const { data } = useAnswer();
  const { remoteOrigins } = useConfiguration();
  return useMemo(
    () => (user === null || data === undefined ? null : { user, remoteOrigins, contracts: data.contracts, revision: data.revision, runtime: federationRuntime }),
    [user, remoteOrigins, data],
  );
}

/** Starts loading what a menu item leads to, when the pointer or the focus comes near it. */
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
