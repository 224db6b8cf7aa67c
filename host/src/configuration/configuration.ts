// Addresses that differ between environments are read when the page starts, so one build serves them all.
import * as v from 'valibot';

const address = v.pipe(v.string(), v.url());

const configurationSchema = v.object({
  apiUrl: v.pipe(
    address,
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  /** The only origins that a remote may be loaded from. */
  remoteOrigins: v.array(address),
  forgotPasswordUrl: address,
  surfaceUrl: address,
  organizationPendingUrl: address,
  organizationViewUrl: address,
  complaintUrl: address,
  outageExternalUrl: address,
  /** Address with {x}, {y}, {z}; null where there is no tile server. */
  mapTileUrl: v.nullable(v.string()),
  /** Hours within which feeders of a category have to be restored, where they differ from the suite's own. */
  allowedRestorationHours: v.optional(v.record(v.string(), v.number())),
  /** Whether this tab may load a remote from the developer's own machine in place of the released one. */
  allowRemoteOverride: v.optional(v.boolean(), false),
});

export type Configuration = v.InferOutput<typeof configurationSchema>;

export type ConfigurationResult =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly reason: 'unreachable' }
  | { readonly ok: false; readonly reason: 'malformed'; readonly field: string };

function parseConfiguration(value: unknown): ConfigurationResult {
  const parsed = v.safeParse(configurationSchema, value);
  if (parsed.success) return { ok: true, configuration: parsed.output };
  return { ok: false, reason: 'malformed', field: v.getDotPath(parsed.issues[0]) ?? '' };
}

export async function fetchConfiguration(fetchFile: typeof fetch = fetch): Promise<ConfigurationResult> {
  try {
    const response = await fetchFile('/config.json');
    if (!response.ok) return { ok: false, reason: 'unreachable' };
    return parseConfiguration(await response.json());
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}
