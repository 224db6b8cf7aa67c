import { QueryClient } from '@tanstack/react-query';
import { type ApiError, passesSoon } from 'shared-contracts/client';
import { onSessionChange } from '../session/session-store';

const retryDelayMs = 500;

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query runs the typed client, which rejects with nothing else. */
    defaultError: ApiError;
  }
}

/** The one cache of server data. The hooks of this entry use it by themselves; no provider is needed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The suite runs inside a company's network: "offline" of the browser says nothing about it.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && passesSoon(error),
      retryDelay: retryDelayMs,
    },
    mutations: { networkMode: 'always' },
  },
});

// Nobody may see the rows of the user before them.
onSessionChange((now, before) => {
  if (now.user?.empNo !== before.user?.empNo || now.user?.companyName !== before.user?.companyName) queryClient.clear();
});
