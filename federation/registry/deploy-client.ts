import { type ApiClient, createApiClient } from 'shared-contracts/client';

/** The API as whoever ships remotes calls it. */
export function createDeployClient(apiUrl: string, deployKey: string): ApiClient {
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-deploy-key', deployKey);
    return fetch(request);
  };
  return createApiClient({ baseUrl: apiUrl, getToken: () => null, fetch: send });
}
