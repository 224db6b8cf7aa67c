// Entry `shared-ui/config`: addresses that differ between environments. The host reads them, everyone else asks.
export { getConfig, provideConfig, useConfig } from './config/config-store';
export type { SuiteConfig } from './config/config-store';
