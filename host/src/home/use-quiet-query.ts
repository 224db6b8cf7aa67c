import type { Endpoint, EndpointInput, EndpointOutput } from 'shared-contracts/endpoint';
import { type EndpointQuery, useEndpointQuery } from 'shared-ui/api';
import { useEffect } from 'react';

const refreshMs = 60_000;

/** A call that the home page can do without: made again each minute, its failure is logged only (section 8). */
export function useQuietQuery<const E extends Endpoint>(endpoint: E, input: EndpointInput<E>): EndpointQuery<EndpointOutput<E>> {
  const query = useEndpointQuery(endpoint, input, { refetchInterval: refreshMs });
  const { error } = query;
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  return query;
}
