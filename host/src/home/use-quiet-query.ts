import type { Endpoint, EndpointInput, EndpointOutput } from 'shared-contracts/endpoint';
import { type EndpointQuery, useEndpointQuery } from 'shared-ui/api';
import { useEffect } from 'react';
import { useOnReturn } from '../connection/use-on-return';

const refreshMs = 60_000;

/** A call that the home page can do without: made again each minute and when the user is back. Its failure is logged only. */
export function useQuietQuery<const E extends Endpoint>(endpoint: E, input: EndpointInput<E>): EndpointQuery<EndpointOutput<E>> {
  const query = useEndpointQuery(endpoint, input, { refetchInterval: refreshMs });
  const { error, refetch } = query;
  useOnReturn(() => void refetch());
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  return query;
}
