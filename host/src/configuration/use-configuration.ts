import { createContext, use } from 'react';
import type { Configuration } from './configuration';

export const ConfigurationContext = createContext<Configuration | null>(null);

export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (configuration === null) throw new Error('Nothing is rendered before the configuration is read.');
  return configuration;
}
