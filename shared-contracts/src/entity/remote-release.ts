import * as v from 'valibot';
import { shownFaceFields } from './remote-face';

/** The package's name: `remote-outages`. */
export const remoteNameSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^remote-[a-z][a-z0-9-]*$/));
/** `1.4.0`: what a team calls its release. */
export const remoteVersionSchema = v.pipe(v.string(), v.maxLength(30), v.regex(/^\d+\.\d+\.\d+$/));
/** The build's own id: two builds of one version are two releases. */
export const remoteBuildSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/));
/** `sha384-...` of the remote's entry script, which in turn names the hashes of its chunks. */
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** What decides whether a host may run a release, and where it is. */
const runnableFields = {
  version: v.string(),
  build: v.string(),
  manifestUrl: v.pipe(v.string(), v.url()),
  integrity: integritySchema,
  /** Major version of the contracts that the remote was built with. */
  contracts: v.pipe(v.number(), v.integer()),
  /** Range of host API versions that the remote works with: `^1.0.0`. */
  hostApi: v.string(),
};

/** The release of a remote in use, as the registry tells a user who may load it (docs/product.md#the-wire). */
export const remoteReleaseSchema = v.object({
  name: remoteNameSchema,
  ...runnableFields,
  ...shownFaceFields,
  /** Who is told of it: the name of a capability (rule/permission), or null for everybody who is signed in. */
  capability: v.nullable(v.string()),
  /** What its team says is new. */
  changes: v.optional(v.nullable(v.string())),
  /** The last good release before this one, to fall back to when this one does not start; never a withdrawn one. */
  previous: v.nullable(v.object(runnableFields)),
});

export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** A remote that is switched off: no release to load, but still known by its place and its menu items. */
export const switchedOffRemoteSchema = v.object({ name: remoteNameSchema, ...shownFaceFields });
export type SwitchedOffRemote = v.InferOutput<typeof switchedOffRemoteSchema>;
