// Ships one remote: build, check, copy, look at what is served, publish.
import type { RemoteApp } from '../app';
import { buildRemote } from '../build/build-apps';
import type { BuiltApp } from '../build/build-apps';
import { sha384 } from '../integrity';
import { type HostOffer, checkRelease } from '../release/check-release';
import { shipRemote } from '../release/ship';
import type { ShippedRemote } from '../release/ship';
import { getRegistry } from 'shared-contracts/endpoint/remotes/get-registry';
import { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import { audienceText, type ReleaseAudience } from 'shared-contracts/rule/release-audience';
import * as v from 'valibot';
import { NoBrowserError, checkInBrowser } from './browser-check';
import { createDeployClient } from './deploy-client';
import { type Target, publicFolder } from './target';

const hostApiSchema = v.object({ hostApi: v.string(), provides: v.record(v.string(), v.string()) });

/** What the running suite can run, from itself. */
export async function readOffer({ apiUrl, hostUrl, deployKey }: Target): Promise<HostOffer> {
  const { contracts } = await createDeployClient(apiUrl, deployKey).call(getRegistry, {});
  const response = await fetch(`${hostUrl}/host-api.json`).catch(() => null);
  if (!response?.ok) throw new Error(`${hostUrl}/host-api.json cannot be read: is the host running?`);
  return { contracts, ...v.parse(hostApiSchema, await response.json()) };
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Error(`${url} is not served (${response?.status ?? 'no answer'}); nothing was published.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What browsers would get must be what was built: only then is it published. */
async function checkServed(folder: string, { integrity }: ShippedRemote): Promise<void> {
  await fetchBytes(`${folder}/mf-manifest.json`);
  const digest = sha384(await fetchBytes(`${folder}/remoteEntry.js`));
  if (`sha384-${digest}` !== integrity) throw new Error(`${folder}/remoteEntry.js is not what was built; nothing was published.`);
}

/** The release with its public place, where the suite's own servers are not the ones that serve it. */
function placed(release: ShippedRemote, target: Target, folder: string): ShippedRemote {
  if (target.origin === null) return release;
  const { origin, pathname } = new URL(`${folder}/mf-manifest.json`);
  return { ...release, origin, path: pathname, portOffset: null };
}

interface ShipOptions {
  readonly target: Target;
  readonly by: string;
  readonly version?: string | undefined;
  /** Why this number is used again. */
  readonly rebuildReason?: string | undefined;
  readonly isOnlyChecked: boolean;
  /** Who gets it first. Absent: everybody gets it at once. */
  readonly audience: ReleaseAudience | undefined;
  /** The browser that looks at the build before anybody else; null: nobody looks. */
  readonly chromium: string | null;
  readonly log: (line: string) => void;
}

function refuse(problems: readonly string[], { target: { app }, info }: BuiltApp): void {
  if (problems.length === 0) return;
  throw new Error(`${app.name} ${info.version} (${info.buildId}) is not shipped:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

/** Says how it was looked at. */
async function lookAt(remote: RemoteApp, built: BuiltApp, { target, chromium, log }: ShipOptions): Promise<string> {
  const unseen = '; nobody has looked at it in a browser';
  if (chromium === null) return unseen;
  const startedAt = performance.now();
  const folder = built.target.outputFolder;
  try {
    refuse(await checkInBrowser({ remote: { ...remote, version: built.info.version }, folder, target, chromium }), built);
  } catch (error) {
    if (!(error instanceof NoBrowserError && target.isDemo)) throw error;
    log(`warning: ${error.message}`);
    return unseen;
  }
  return `, also in a browser (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`;
}

export async function shipOne(remote: RemoteApp, options: ShipOptions): Promise<void> {
  const { target, by, version, rebuildReason, isOnlyChecked, audience, log } = options;
  const offer = await readOffer(target);
  const built = await buildRemote(remote, version, log);
  refuse(checkRelease(built.target.outputFolder, remote, built.info, offer), built);
  const seen = await lookAt(remote, built, options);
  log(`${remote.name} ${built.info.version} (${built.info.buildId}) passes the checks${seen}`);
  if (isOnlyChecked) return;
  const release = shipRemote(built, remote, target.store);
  const folder = `${publicFolder(target, remote.name, remote.portOffset)}/${release.version}-${release.build}`;
  await checkServed(folder, release);
  const { call } = createDeployClient(target.apiUrl, target.deployKey);
  const { revision, isWaiting } = await call(publishRelease, {
    params: { name: remote.name },
    body: {
      ...placed(release, target, folder),
      publishedBy: by,
      ...(rebuildReason !== undefined && { rebuildReason }),
      ...(audience && { audience }),
    },
  });
  if (release.changes === null) log(`CHANGELOG.md says nothing about ${release.version}: users are not told what is new`);
  if (isWaiting) {
    return log(
      `${remote.name} ${release.version} (${release.build}) asks for a wider audience than before and waits: ` +
        `pnpm remotes approve ${remote.name} ${release.version}-${release.build}`,
    );
  }
  const whom = audience ? ` for ${audienceText(audience)}` : '';
  log(
    `${remote.name} ${release.version} (${release.build}) is live${whom} at ${folder}/ ` +
      `(revision ${revision} of the registry of ${target.name})`,
  );
}
