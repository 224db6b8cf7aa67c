// The gates of shipping: what a host would refuse, or what would weigh on every user, is not shipped.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'shared-contracts/rule/version-range';
import * as v from 'valibot';
import type { BuildInfo } from '../build/build-info';
import { type RemoteApp, containerName } from '../define-app';
import { sha384 } from '../integrity';
import { budgetOf, findOverweight } from './budget';

/** What the running suite offers, as its API and its host say. */
export interface HostOffer {
  /** Majors of the contracts that the API answers. */
  readonly contracts: readonly number[];
  /** Version of the host API. */
  readonly hostApi: string;
  /** The version of each shared module. */
  readonly provides: Readonly<Record<string, string>>;
}

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    publicPath: v.literal('auto'),
    remoteEntry: v.object({ name: v.literal('remoteEntry.js'), path: v.literal('') }),
    suite: v.object({ version: v.string(), build: v.string(), hostApi: v.string(), contracts: v.number() }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: files, css: files }) })),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string(), fallback: v.optional(v.string()) })),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

function readManifest(folder: string): Manifest | string {
  const file = join(folder, 'mf-manifest.json');
  if (!existsSync(file)) return 'the build has no mf-manifest.json';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), readFileSync(file, 'utf8'));
  return parsed.success
    ? parsed.output
    : `mf-manifest.json is not what a host reads: ${v.getDotPath(parsed.issues[0]) ?? 'manifest'}: ${parsed.issues[0].message}`;
}

function checkIdentity({ name, metaData: { suite } }: Manifest, app: RemoteApp, info: BuildInfo): string[] {
  const same =
    name === containerName(app) && suite.version === info.version && suite.build === info.buildId && suite.hostApi === app.hostApi;
  return same
    ? []
    : [`the manifest speaks of ${name} ${suite.version} (${suite.build}), the build is ${app.name} ${info.version} (${info.buildId})`];
}

function checkCompatibility({ metaData: { suite } }: Manifest, offer: HostOffer): string[] {
  const isServed = offer.contracts.includes(suite.contracts);
  const isHosted = satisfies(offer.hostApi, suite.hostApi);
  return [
    ...(isServed ? [] : [`it was built with contracts ${suite.contracts}, the API answers ${offer.contracts.join(', ') || 'none'}`]),
    ...(isHosted ? [] : [`it needs host API ${suite.hostApi}, the running host has ${offer.hostApi}`]),
  ];
}

function checkShared({ shared }: Manifest, { provides }: HostOffer): string[] {
  // Every remote uses React: a build that names nothing would pass any comparison.
  if (shared.length === 0) return ['its manifest names no shared module, so nothing of it can be compared with the host'];
  return shared.flatMap(({ name, requiredVersion, fallback }) => {
    // `react/` in the table stands for whatever lies below it.
    const provided = provides[name] ?? provides[`${name.split('/')[0] ?? ''}/`];
    if (provided === undefined) return [`it shares ${name}, which the host does not provide`];
    if (fallback) return [`it brings its own ${name}, which the host provides`];
    return satisfies(provided, requiredVersion) ? [] : [`it needs ${name} ${requiredVersion}, the host provides ${provided}`];
  });
}

function checkExposed({ exposes }: Manifest): string[] {
  const paths = exposes.map(({ path }) => path).sort();
  const isRight = paths.join() === './routes' || paths.join() === './routes,./widgets';
  return isRight ? [] : [`it exposes ${paths.join(', ') || 'nothing'}; a remote exposes ./routes, and ./widgets if it has any`];
}

/** The entry holds the hash of every chunk, and each file that the manifest names is there. */
function checkChunks(folder: string, { exposes }: Manifest, info: BuildInfo): string[] {
  const entryFile = join(folder, 'remoteEntry.js');
  if (!existsSync(entryFile)) return ['the build has no remoteEntry.js'];
  const entry = readFileSync(entryFile, 'utf8');
  const named = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async, ...assets.css.sync, ...assets.css.async]);
  const chunks = info.files.map(({ file }) => file).filter((file) => /\.(js|css)$/.test(file) && file !== 'remoteEntry.js');
  return [...new Set([...named, ...chunks])].flatMap((file) => {
    if (!existsSync(join(folder, file))) return [`${file} is missing`];
    const hash = sha384(readFileSync(join(folder, file)));
    return entry.includes(hash) ? [] : [`${file} is not the chunk that remoteEntry.js has the hash of`];
  });
}

/** Everything that is wrong with the build of a remote in `folder`; nothing: it may be shipped. */
export function checkRelease(folder: string, app: RemoteApp, info: BuildInfo, offer: HostOffer): string[] {
  const manifest = readManifest(folder);
  if (typeof manifest === 'string') return [manifest];
  const budget = budgetOf(app.name);
  return [
    ...checkIdentity(manifest, app, info),
    ...checkCompatibility(manifest, offer),
    ...checkShared(manifest, offer),
    ...checkExposed(manifest),
    ...checkChunks(folder, manifest, info),
    ...(budget ? findOverweight(app.name, info.files, budget) : []),
  ];
}
