import type { ApiClient } from 'shared-contracts/client';

let provided: ApiClient | null = null;

/** Hands the one API client to every remote. The host calls it before it renders anything. */
export function provideApi(client: ApiClient): void {
  provided = client;
}

/** The API client outside of React. Throws when the host has not provided one. */
export function getApi(): ApiClient {
  if (provided === null) throw new Error('No API client: the host has to call provideApi first.');
  return provided;
}

/** The typed call: `call(endpoint, input, { signal })`, rejects with ApiError. The function never changes. */
export function useCall(): ApiClient['call'] {
  return getApi().call;
}

/** The typed CSV download: resolves with the file and its name, rejects with ApiError. */
export function useDownload(): ApiClient['download'] {
  return getApi().download;
}
