// What the browser reads from /config.json, so that one build serves every environment.
import * as v from 'valibot';

const address = v.pipe(v.string(), v.url());

const configSchema = v.object({
  apiUrl: address,
  /** The only origins the host may load remotes from. */
  remoteOrigins: v.array(address),
  forgotPasswordUrl: address,
  surfaceUrl: address,
  organizationPendingUrl: address,
  organizationViewUrl: address,
  complaintUrl: address,
  outageExternalUrl: address,
  /** Address with {x}, {y}, {z}; null: the map shows its own outlines only. */
  mapTileUrl: v.nullable(v.string()),
  /** Hours within which feeders of a category have to be restored, where they differ from the suite's own. */
  allowedRestorationHours: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0)))),
  /** Whether a developer may put a remote of their own machine in the place of a released one, in their own tab. */
  allowRemoteOverride: v.optional(v.literal(true)),
});

export type RunTimeConfig = v.InferOutput<typeof configSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Defaults lead to the demo pages of the API; the environment names the real sites. */
export function runTimeConfig(environment: Environment): RunTimeConfig {
  const apiUrl = environment['SUITE_API_URL'] ?? 'http://localhost:3010';
  const site = (variable: string, name: string) => environment[variable] ?? `${apiUrl}/demo/external/${name}`;
  const restorationHours = environment['ALLOWED_RESTORATION_HOURS'];
  return v.parse(configSchema, {
    apiUrl,
    remoteOrigins: (environment['SUITE_REMOTE_ORIGINS'] ?? '').split(',').filter(Boolean),
    forgotPasswordUrl: site('FORGOT_PASSWORD_URL', 'forgot-password'),
    surfaceUrl: site('SURFACE_URL', 'surface'),
    organizationPendingUrl: site('ORGANIZATION_PENDING_URL', 'organization-pending'),
    organizationViewUrl: site('ORGANIZATION_VIEW_URL', 'organization-view'),
    complaintUrl: site('COMPLAINT_URL', 'complaint'),
    outageExternalUrl: site('OUTAGE_EXTERNAL_URL', 'outage'),
    mapTileUrl: environment['MAP_TILE_URL'] ?? null,
    ...(restorationHours ? { allowedRestorationHours: JSON.parse(restorationHours) } : {}),
    ...(environment['SUITE_DEV_REMOTES'] === '1' ? { allowRemoteOverride: true } : {}),
  });
}
