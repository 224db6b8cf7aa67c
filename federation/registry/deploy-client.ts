import { type ApiClient, createApiClient } from 'shared-contracts/client';

/** The calls of the API that ship remotes. */
export function createDeployClient(apiUrl: string, deployKey: string): ApiClient {
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-deploy-key', deployKey);
    return fetch(request);
  };
  return createApiClient({ baseUrl: apiUrl, getToken: () => null, fetch: send });
}
