// Entry `federation/dev`: a remote under development.
export { createDevServer } from './dev/dev-server';
export { watchRemote } from './dev/watch-remote';
