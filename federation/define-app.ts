// The few lines a team writes about its app: host/app.config.ts and remote-*/app.config.ts.
// Checked when the file is loaded, so that a wrong record never reaches webpack.
import { menuItemSchema, remotePageSchema } from 'shared-contracts/entity/remote-face';
import { capabilitySchema } from 'shared-contracts/constant/capability';
import * as v from 'valibot';

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version is major.minor.patch'));
const range = v.pipe(v.string(), v.regex(/^[~^]?\d+\.\d+\.\d+$/, 'a range is ^major.minor.patch'));
// The runtime finds a remote by the beginning of the request, so a name must be plain and whole.
const remoteName = v.pipe(v.string(), v.regex(/^remote-[a-z][a-z0-9]*$/, 'a remote is named remote-<word>'));
const sourceFile = v.pipe(v.string(), v.regex(/^\.\/src\/.+\.tsx?$/, 'a module lies in ./src'));

const address = v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+$/, 'an address is /words'));

const pattern = v.pipe(v.string(), v.regex(/^(\/:?[a-z0-9-]+)+$/, 'the path of a page is /words or /words/:parameter'));

const hostSchema = v.strictObject({
  kind: v.literal('host'),
  name: v.literal('host'),
  version,
  /** The first file starts the host, the others only make it provide modules to remotes. */
  entry: v.array(sourceFile),
  /** The page the scripts are put into. */
  template: v.pipe(v.string(), v.regex(/^\.\/.+\.html$/, 'the page is an .html file')),
});

const remoteSchema = v.strictObject({
  kind: v.literal('remote'),
  name: remoteName,
  version,
  /** Range of the host API (the version of shared-ui) that this remote was written for. */
  hostApi: range,
  exposes: v.strictObject({ './routes': sourceFile, './widgets': v.optional(sourceFile) }),
  /** The remote's addresses begin with one of these. */
  basePaths: v.pipe(v.array(address), v.minLength(1)),
  /** Items that it adds to the menu. */
  menu: v.array(
    v.strictObject({ ...menuItemSchema.entries, id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'an id is a word')), path: address }),
  ),
  /** Its pages by name: titles of the browser tab and the trail above a page. */
  pages: v.optional(v.array(v.strictObject({ ...remotePageSchema.entries, path: pattern, parent: v.optional(address) })), []),
  /** Names of what ./widgets exports: other pages find a widget by its name. */
  widgets: v.optional(v.array(v.string()), []),
  /** Who is told of it: a capability of shared-contracts/rule/permission, or null for everybody who is signed in. */
  capability: v.nullable(capabilitySchema),
  /** Its own server listens at SUITE_PORT plus this; without it the store of all remotes serves it. */
  portOffset: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))), null),
});

export type HostApp = v.InferOutput<typeof hostSchema>;
export type RemoteApp = v.InferOutput<typeof remoteSchema>;
export type App = HostApp | RemoteApp;

export function defineHost(record: Omit<v.InferInput<typeof hostSchema>, 'kind' | 'name'>): HostApp {
  return v.parse(hostSchema, { kind: 'host', name: 'host', ...record });
}

/** Checks and completes the record of a remote; throws an error that names what is wrong. */
export function defineRemote(record: Omit<v.InferInput<typeof remoteSchema>, 'kind'>): RemoteApp {
  return v.parse(remoteSchema, { kind: 'remote', ...record });
}

/** The name of the remote's container in the browser: remote-outages becomes remoteOutages. */
export function containerName(app: App): string {
  return app.name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** The modules of a remote that the host may load, by the name they are asked for. */
export function exposedModules({ exposes }: RemoteApp): Record<string, string> {
  const widgets = exposes['./widgets'];
  return { './routes': exposes['./routes'], ...(widgets ? { './widgets': widgets } : {}) };
}
