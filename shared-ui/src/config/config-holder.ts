/** Addresses of this installation that remotes need (docs/product.md#the-wire); one build serves every environment. */
export interface SuiteConfig {
  /** The API, without a slash at its end. */
  readonly apiUrl: string;
  /** External site that a sub-division's action column opens. */
  readonly outageExternalUrl: string;
  /** External analytics dashboard of the live summary. */
  readonly organizationViewUrl: string;
  /** XYZ template of map tiles with {x}, {y} and {z}; null where there is no tile server. */
  readonly mapTileUrl: string | null;
  /** Hours within which a feeder of a category has to be restored; a category left out keeps the suite's own. */
  readonly allowedRestorationHours?: Readonly<Record<string, number>> | undefined;
}

let provided: SuiteConfig | null = null;

/** Hands the run-time configuration to every remote. The host calls it before it renders anything. */
export function provideConfig(config: SuiteConfig): void {
  provided = config;
}

/** The run-time configuration. Throws when the host has not provided it. */
export function getConfig(): SuiteConfig {
  if (provided === null) throw new Error('No configuration: the host has to call provideConfig first.');
  return provided;
}
