// Entry `shared-ui/client`: the one API client, without the cache of server data, which the login page does without.
export { getApi, provideApi } from './api/api-holder';
