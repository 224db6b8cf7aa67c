import type { Endpoint } from 'shared-contracts/endpoint';
import { queryClient } from './query-client';

/** Calls `endpoint` again wherever an answer of it is on screen: something behind it has changed. */
export function refreshEndpoint({ name }: Endpoint): void {
  void queryClient.invalidateQueries({ queryKey: [name] });
}
