// One build serves every environment: the host reads /config.json and hands it over here.
import { createStore, useStore } from 'zustand';

/** What a remote may know of the environment. Addresses are absolute; `apiUrl` has no slash at its end. */
export interface SuiteConfig {
  readonly apiUrl: string;
  readonly surfaceUrl: string;
  readonly organizationPendingUrl: string;
  readonly organizationViewUrl: string;
  readonly complaintUrl: string;
  readonly outageExternalUrl: string;
  /** Address of map images with {x}, {y}, {z}; null where there is no tile server. */
  readonly mapTileUrl: string | null;
  /** Hours within which a feeder of a category has to be restored; categories left out keep the default. */
  readonly allowedRestorationHours?: Readonly<Record<string, number>> | undefined;
}

const configStore = createStore<{ readonly config: SuiteConfig | null }>(() => ({ config: null }));

function expectConfig(config: SuiteConfig | null): SuiteConfig {
  if (config === null) throw new Error('No configuration: the host has to call provideConfig first.');
  return config;
}

/** Hands the configuration to every remote. The host calls it before it renders anything. */
export function provideConfig(config: SuiteConfig): void {
  configStore.setState({ config });
}

/** The configuration outside of React. Throws when the host has not provided one. */
export function getConfig(): SuiteConfig {
  return expectConfig(configStore.getState().config);
}

/** The configuration. Throws when the host has not provided one. */
export function useConfig(): SuiteConfig {
  return useStore(configStore, ({ config }) => expectConfig(config));
}
