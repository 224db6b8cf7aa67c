import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from 'shared-contracts/client';
import type { Endpoint, EndpointInput, EndpointOutput } from 'shared-contracts/endpoint';
import { getApi } from './api-holder';
import { queryClient } from './query-client';

export interface EndpointQueryOptions {
  /** False: do not call yet. */
  readonly enabled?: boolean;
  /** For how many milliseconds an answer counts as fresh; 0 by default. */
  readonly staleTime?: number;
  /** Call again every so many milliseconds. */
  readonly refetchInterval?: number;
  /** Keep the answer to the input before until the new one is here (`isPlaceholderData` is then true). */
  readonly keepPrevious?: boolean;
}

/** What a screen needs to know of a running or finished call. */
export interface EndpointQuery<Output> {
  readonly data: Output | undefined;
  readonly error: ApiError | null;
  /** No answer yet: show skeletons. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** `data` answers the input before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Calls `endpoint` with `input` and again when the input changes; equal calls share one answer. */
export function useEndpointQuery<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { keepPrevious = false, ...options }: EndpointQueryOptions = {},
): EndpointQuery<EndpointOutput<E>> {
  return useQuery<EndpointOutput<E>, ApiError>(
    {
      queryKey: [endpoint.name, input],
      queryFn: ({ signal }) => getApi().call(endpoint, input, { signal }),
      ...options,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
}
