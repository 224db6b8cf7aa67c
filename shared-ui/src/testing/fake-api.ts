import type { ApiClient, CallOptions } from 'shared-contracts/client';
import { provideApi } from '../api/api-holder';
import { queryClient } from '../api/query-client';

/** Answers by endpoint name, in clean form; what they throw is the call's failure. */
export type FakeAnswers = Readonly<Record<string, (input: unknown, options: CallOptions) => unknown>>;

/** Provides an API client that answers from `answers`, and empties the query cache. */
export function fakeApi(answers: FakeAnswers): void {
  queryClient.clear();
  const answer = async (endpoint: { name: string }, input: unknown, options: CallOptions = {}): Promise<unknown> => {
    const answering = answers[endpoint.name];
    if (answering === undefined) throw new Error(`No fake answer for ${endpoint.name}`);
    return answering(input, options);
  };
  provideApi({ call: answer as ApiClient['call'], download: answer as ApiClient['download'] });
}
