// Where outages are: one site per substation, with everything that is out there.
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { type CategoryGroup, groupOf } from '../category/category-group';

export type SiteGroup = CategoryGroup | 'mixed';

export interface Site {
  readonly key: string;
  readonly name: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** The latest start first. */
  readonly outages: readonly LiveOutage[];
}

export type Sites = ReadonlyMap<string, Site>;

// Writing two numbers as text for thousands of outages each time would be most of the map's work.
const knownKeys = new WeakMap<LiveOutage, string | null>();

function writeKey({ latitude, longitude }: LiveOutage): string | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? `${latitude},${longitude}` : null;
}

/** What outages of one place have in common; null where the place is not known. */
export function siteKeyOf(outage: LiveOutage): string | null {
  const known = knownKeys.get(outage);
  if (known !== undefined) return known;
  const key = writeKey(outage);
  knownKeys.set(outage, key);
  return key;
}

export function groupSites(outages: readonly LiveOutage[]): Sites {
  const sites = new Map<string, Site & { readonly outages: LiveOutage[] }>();
  for (const outage of outages) {
    const key = siteKeyOf(outage);
    if (key === null) continue;
    const known = sites.get(key);
    if (known !== undefined) known.outages.push(outage);
    else
      sites.set(key, {
        key,
        name: outage.substationName,
        latitude: outage.latitude ?? 0,
        longitude: outage.longitude ?? 0,
        outages: [outage],
      });
  }
  return sites;
}

export interface SiteChanges {
  readonly added: readonly Site[];
  readonly changed: readonly Site[];
  readonly removed: readonly string[];
}

function isSame(left: readonly LiveOutage[], right: readonly LiveOutage[]): boolean {
  return left.length === right.length && left.every((outage, index) => outage === right[index]);
}

/** What to do to the map; features that stay are not touched. */
export function compareSites(before: Sites, after: Sites): SiteChanges {
  const added: Site[] = [];
  const changed: Site[] = [];
  for (const site of after.values()) {
    const known = before.get(site.key);
    if (known === undefined) added.push(site);
    else if (!isSame(known.outages, site.outages)) changed.push(site);
  }
  return { added, changed, removed: [...before.keys()].filter((key) => !after.has(key)) };
}

// Sites that stay are the same objects from update to update, so each is looked through once.
const knownGroups = new WeakMap<Site, SiteGroup>();

function shared(groups: Iterable<SiteGroup>): SiteGroup {
  let common: SiteGroup | null = null;
  for (const group of groups) {
    if (common !== null && group !== common) return 'mixed';
    common = group;
  }
  return common ?? 'mixed';
}

function groupOfSite(site: Site): SiteGroup {
  const group = knownGroups.get(site) ?? shared(site.outages.map(({ category }) => groupOf(category)));
  knownGroups.set(site, group);
  return group;
}

/** The group that all outages of the sites share, else 'mixed'. */
export function commonGroup(sites: readonly Site[]): SiteGroup {
  return shared(sites.map(groupOfSite));
}

export function countOutages(sites: Iterable<Site>): number {
  let count = 0;
  for (const { outages } of sites) count += outages.length;
  return count;
}
