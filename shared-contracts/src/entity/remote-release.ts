import * as v from 'valibot';

/** The newest shipped release of a remote, as the registry tells a user who may load it (interface.md section 3). */
export const remoteReleaseSchema = v.object({
  /** The package's name: `remote-outages`. */
  name: v.pipe(v.string(), v.regex(/^remote-[a-z][a-z0-9-]*$/)),
  version: v.string(),
  manifestUrl: v.pipe(v.string(), v.url()),
  /** `sha384-...` of the remote's entry script. */
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** Major version of the contracts that the remote was built with. */
  contracts: v.pipe(v.number(), v.integer()),
  /** Range of host API versions that the remote works with: `^1.0.0`. */
  hostApi: v.string(),
  /** The remote's addresses begin with one of these. */
  basePaths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Items that the remote adds to the host's menu. */
  menu: v.array(v.object({ id: v.string(), path: v.pipe(v.string(), v.startsWith('/')) })),
});

export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;
