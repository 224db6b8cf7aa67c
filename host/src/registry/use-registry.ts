import type { EndpointOutput } from 'shared-contracts/endpoint';
import { listRemotes } from 'shared-contracts/endpoint/remotes/list-remotes';
import type { SwitchedOffRemote } from 'shared-contracts/entity/remote-release';
import { type EndpointQuery, useEndpointQuery } from 'shared-ui/api';
import { useMemo } from 'react';
import { withOverrides } from './override-store';
import type { LoadableRelease } from './release';

/** Without news the answer counts as fresh for as long as the watch lets it (use-registry-watch). */
const freshMs = 60_000;

export interface Registry extends Pick<EndpointQuery<unknown>, 'error' | 'refetch'> {
  /** Null: not here yet. */
  readonly releases: readonly LoadableRelease[] | null;
  /** Remotes without a release for now, still known by their place. */
  readonly switchedOff: readonly SwitchedOffRemote[];
}

const none: readonly SwitchedOffRemote[] = [];

/** What the server says of the remotes that this user may load. */
export function useRegistryAnswer(): EndpointQuery<EndpointOutput<typeof listRemotes>> {
  return useEndpointQuery(listRemotes, {}, { staleTime: freshMs });
}

/** The remotes that this user may load, with the developer's own builds in place of what they override. */
export function useRegistry(): Registry {
  const { data, error, refetch } = useRegistryAnswer();
  const releases = useMemo(() => (data === undefined ? null : withOverrides(data.remotes)), [data]);
  return { releases, switchedOff: data?.switchedOff ?? none, error, refetch };
}
