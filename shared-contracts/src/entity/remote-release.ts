import * as v from 'valibot';
import { requestText } from './text';

/** The package's name: `remote-outages`. */
export const remoteNameSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^remote-[a-z][a-z0-9-]*$/));
/** `1.4.0`: what a team calls its release. */
export const remoteVersionSchema = v.pipe(v.string(), v.maxLength(30), v.regex(/^\d+\.\d+\.\d+$/));
/** The build's own id: two builds of one version are two releases. */
export const remoteBuildSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/));
/** `sha384-...` of the remote's entry script, which in turn names the hashes of its chunks. */
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const path = v.pipe(v.string(), v.maxLength(200), v.startsWith('/'));

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

/** What the team wrote about its remote (app.config.ts), shipped with each release. */
export const remoteFaceFields = {
  /** The remote's addresses begin with one of these. */
  basePaths: v.pipe(v.array(path), v.minLength(1), v.maxLength(20)),
  /** Items that the remote adds to the host's menu. */
  menu: v.pipe(v.array(v.object({ id: v.pipe(requestText(40), v.nonEmpty()), path })), v.maxLength(20)),
};

/** The release of a remote in use, as the registry tells a user who may load it (interface.md section 3). */
export const remoteReleaseSchema = v.object({
  name: remoteNameSchema,
  ...runnableFields,
  ...remoteFaceFields,
  /** Who is told of it: the name of a capability (rule/permission), or null for everybody who is signed in. */
  capability: v.nullable(v.string()),
  /** The last good release before this one, to fall back to when this one does not start; never a withdrawn one. */
  previous: v.nullable(v.object(runnableFields)),
});

export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;
