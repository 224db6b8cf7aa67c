// Entry `shared-ui/config`: the addresses of this installation, read by the host at run time.
export { getConfig, provideConfig } from './config/config-holder';
export type { SuiteConfig } from './config/config-holder';
