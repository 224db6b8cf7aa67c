import * as v from 'valibot';
import { capabilitySchema } from '../constant/capability';
import { remoteFaceFields } from './remote-face';
import { integritySchema, remoteBuildSchema, remoteVersionSchema } from './remote-release';
import { requestText } from './text';

/** Who ships or takes back, as the audit trail names them. */
export const shipperSchema = v.pipe(requestText(100), v.trim(), v.nonEmpty());

/** Why something is done that others will ask about. */
export const reasonSchema = v.pipe(requestText(200), v.trim(), v.nonEmpty());

/** A release as a team publishes it. */
export const shippedReleaseFields = {
  version: remoteVersionSchema,
  build: remoteBuildSchema,
  /** Address of the manifest below the origin: `/1.4.0-ab12cd34ef/mf-manifest.json`. */
  path: v.pipe(v.string(), v.maxLength(300), v.regex(/^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.json$/)),
  /** Where it is served; null: by the suite itself, at its own port or, without one, by the store of all remotes. */
  origin: v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/?#]+$/))),
  /** The remote's own port is the host's plus this; null: the store serves it. */
  portOffset: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  integrity: integritySchema,
  /** Major version of the contracts that it was built with. */
  contracts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Range of host API versions: `^1.0.0`. */
  hostApi: v.pipe(v.string(), v.maxLength(30), v.regex(/^[~^]?\d+\.\d+\.\d+$/)),
  ...remoteFaceFields,
  capability: v.nullable(capabilitySchema),
};

/**
 * A release as the registry remembers it. `live` is what users get; `good` has worked in a browser; `untried` in
 * none so far; `staged` is what some people get; `waiting` has not been approved; `withdrawn` was taken back.
 */
export const registeredReleaseSchema = v.object({
  version: v.string(),
  build: v.string(),
  manifestUrl: v.string(),
  integrity: integritySchema,
  contracts: v.number(),
  hostApi: v.string(),
  state: v.picklist(['live', 'good', 'untried', 'staged', 'waiting', 'withdrawn']),
  /** ISO 8601 with offset. */
  publishedAt: v.string(),
  publishedBy: v.string(),
  /** Who gets it first: `10%`, a company or the code of an office; without, everybody. */
  audience: v.optional(v.string()),
});
export type RegisteredRelease = v.InferOutput<typeof registeredReleaseSchema>;

/** A remote in the registry: whether it is offered at all, and its live release. */
export const registeredRemoteSchema = v.object({
  name: v.string(),
  isEnabled: v.boolean(),
  live: v.nullable(registeredReleaseSchema),
  /** A newer one that only some people get. */
  staged: v.optional(registeredReleaseSchema),
});
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>;
