// Entry `shared-ui/api`: the calls of the suite. The host provides the one client; everyone else calls.
export { getApi, provideApi, useCall, useDownload } from './api/api-holder';
export { queryClient } from './api/query-client';
export { refreshEndpoint } from './api/refresh-endpoint';
export { useEndpointMutation } from './api/use-endpoint-mutation';
export type { EndpointMutation } from './api/use-endpoint-mutation';
export { useWhenOnline } from './api/use-when-online';
export { useEndpointQuery } from './api/use-endpoint-query';
export type { EndpointQuery, EndpointQueryOptions } from './api/use-endpoint-query';
