// What a release may be: its number rises, its addresses are its own, and who may see more is not decided by who ships.
import type { Transaction } from 'kysely';
import type { MenuItem } from 'shared-contracts/entity/remote-face';
import { isHigherVersion } from 'shared-contracts/rule/version-range';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import { liveOf, type ReleaseRow, releasesOf } from './registered-remote';

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
    const live = other === name ? undefined : liveOf(rows.filter(({ remote }) => remote === other));
    if (!live) continue;
    const path = basePaths.find((own) => live.base_paths.some((taken) => isBelow(own, taken) || isBelow(taken, own)));
    if (path !== undefined) throw refusal('changedMeanwhile', 'deploy.pathTaken', { path, name: other }, 'basePaths');
    const item = menu.find(({ id }) => live.menu.some((taken) => taken.id === id));
    if (item) throw refusal('changedMeanwhile', 'deploy.menuTaken', { id: item.id, name: other }, 'menu');
  }
}

interface Audience {
  readonly basePaths: readonly string[];
  readonly capability: string | null;
}

/** Whether more people than before would be told of the remote, or it would stand at an address that it did not have. */
export function isWider(live: ReleaseRow | undefined, { basePaths, capability }: Audience): boolean {
  if (!live) return true;
  const isOpener = capability !== live.capability && live.capability !== null;
  return isOpener || basePaths.some((path) => !live.base_paths.some((known) => isBelow(path, known)));
}
