// Entry `federation/dev`: a remote under development.
export { createDevServer } from './dev-server';
export { watchRemote } from './watch-remote';
