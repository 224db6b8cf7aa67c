import { useMutation } from '@tanstack/react-query';
import type { ApiError } from 'shared-contracts/client';
import type { Endpoint, EndpointInput, EndpointOutput } from 'shared-contracts/endpoint';
import { getApi } from './api-holder';
import { queryClient } from './query-client';

export interface EndpointMutation<Input, Output> {
  /** Makes the call; resolves with the clean answer, rejects with ApiError. */
  readonly run: (input: Input) => Promise<Output>;
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

/** A call that changes something, with its state. Wrap `run` in `withProcessing` for the blocking spinner. */
export function useEndpointMutation<const E extends Endpoint>(endpoint: E): EndpointMutation<EndpointInput<E>, EndpointOutput<E>> {
  const { mutateAsync, isPending, error } = useMutation<EndpointOutput<E>, ApiError, EndpointInput<E>>(
    { mutationFn: (input) => getApi().call(endpoint, input) },
    queryClient,
  );
  return { run: mutateAsync, isPending, error };
}
