// What a release may be: its number rises, its addresses are its own, and who may see more is not decided by who ships.
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { MenuItem } from 'shared-contracts/entity/remote-face';
import { isHigherVersion } from 'shared-contracts/rule/version-range';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import { liveOf, type ReleaseRow, releasesOf, stagedOf } from './registered-remote';

/** A new build has a number above every one before, or says why it has not. */
export function requireHigherVersion(name: string, releases: readonly ReleaseRow[], version: string): void {
  const highest = releases.map((release) => release.version).reduce((one, other) => (isHigherVersion(other, one) ? other : one), '0.0.0');
  if (releases.length === 0 || isHigherVersion(version, highest)) return;
  throw refusal('ruleBroken', 'deploy.versionNotRaised', { name, version, highest }, 'version');
}

interface Claims {
  readonly basePaths: readonly string[];
  readonly menu: readonly MenuItem[];
}

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** Addresses and menu items belong to one remote. Writers hold the registry's lock, so nobody takes them meanwhile. */
export async function refuseTakenPlace(trx: Transaction<Schema>, name: string, { basePaths, menu }: Claims): Promise<void> {
  const rows = await releasesOf(trx);
  for (const other of new Set(rows.map(({ remote }) => remote))) {
    if (other === name) continue;
    const theirs = rows.filter(({ remote }) => remote === other);
    // What some people have is taken too: it is promoted without being judged again.
    const inUse = [liveOf(theirs), stagedOf(theirs)].filter((row) => row !== undefined);
    const takenPaths = inUse.flatMap((row) => row.base_paths);
    const path = basePaths.find((own) => takenPaths.some((taken) => isBelow(own, taken) || isBelow(taken, own)));
    if (path !== undefined) throw refusal('changedMeanwhile', 'deploy.pathTaken', { path, name: other }, 'basePaths');
    const takenItems = inUse.flatMap((row) => row.menu);
    const item = menu.find(({ id }) => takenItems.some((taken) => taken.id === id));
    if (item) throw refusal('changedMeanwhile', 'deploy.menuTaken', { id: item.id, name: other }, 'menu');
  }
}

/** A team's menu leads to its own pages. */
export function requireOwnMenu(name: string, { basePaths, menu }: Claims): void {
  const item = menu.find(({ path }) => !basePaths.some((base) => isBelow(path, base)));
  if (item) throw refusal('ruleBroken', 'deploy.menuElsewhere', { id: item.id, name }, 'menu');
}

interface Judged extends Claims, Audience {
  readonly path: string;
  readonly contracts: number;
  readonly hostApi: string;
  readonly version: string;
  readonly build: string;
}

/** What was judged once is not changed under the same name: not while it waits, and not when it is published again. */
export function requireSame(known: ReleaseRow, name: string, shipped: Judged): void {
  const { version, build, path, origin, contracts, hostApi, capability, basePaths, menu } = shipped;
  const facts = [path, origin, contracts, hostApi, capability, basePaths, menu];
  const before = [known.path, known.origin, known.contracts, known.host_api, known.capability, known.base_paths, known.menu];
  if (known.is_operators) throw refusal('notPermitted', 'deploy.takenBack', { name, release: `${version} (${build})` });
  if (!isDeepStrictEqual(facts, before)) throw refusal('changedMeanwhile', 'deploy.otherRelease', { name, version, build });
}

interface Audience {
  readonly basePaths: readonly string[];
  readonly origin: string | null;
  readonly capability: string | null;
}

/** Whether more people than before would be told of the remote, or it would stand at, or come from, an address that is new. */
export function isWider(live: ReleaseRow | undefined, { basePaths, origin, capability }: Audience): boolean {
  if (!live) return true;
  const isOpener = capability !== live.capability && live.capability !== null;
  return isOpener || origin !== live.origin || basePaths.some((path) => !live.base_paths.some((known) => isBelow(path, known)));
}
