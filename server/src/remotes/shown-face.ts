// What one user is told of a remote's place in the suite: its menu items and pages, filtered by their permissions
// and in a language that they read.
import type { MenuItem, RemotePage, ShownFace, ShownMenuItem } from 'shared-contracts/entity/remote-face';
import { menuLabels } from 'shared-contracts/rule/menu-label';
import type { Language } from 'shared-contracts/constant/language';
import { capabilitySchema } from 'shared-contracts/constant/capability';
import { may } from 'shared-contracts/rule/permission';
import * as v from 'valibot';
import type { Principal } from '../access/principal';

type User = Principal['user'];

/** As the registry stores it. */
interface StoredFace {
  readonly base_paths: string[];
  readonly menu: readonly MenuItem[];
  readonly pages: RemotePage[];
  readonly widgets: string[];
}

/** A capability that this server does not know (a newer one published it) opens nothing. */
export function mayKnow(user: User, capability: string | null): boolean {
  return capability === null || (v.is(capabilitySchema, capability) && may(user, capability));
}

/** Nothing where the user sees the item in neither menu. */
function shownItem(user: User, language: string, item: MenuItem): ShownMenuItem[] {
  const { id, path, order, needs = null, compactNeeds = needs, translations } = item;
  const words = { ...item, ...translations?.[language] };
  const { card } = words;
  const { full, compact } = menuLabels(item.compactLabel === null ? { ...words, compactLabel: null } : words);
  const shown = { label: mayKnow(user, needs) ? full : null, compactLabel: mayKnow(user, compactNeeds) ? compact : null };
  if (shown.label === null && shown.compactLabel === null) return [];
  return [{ id, path, ...shown, ...(order !== undefined && { order }), ...(card && { card }) }];
}

/** `language`: what they read, where they have not chosen one. */
export function shownFace(user: User, language: Language | null, { base_paths: basePaths, menu, pages, widgets }: StoredFace): ShownFace {
  const read = user.language ?? language ?? 'en';
  return {
    basePaths,
    menu: menu.flatMap((item) => shownItem(user, read, item)),
    pages: pages.map(({ translations, ...page }) => ({ ...page, title: translations?.[read] ?? page.title })),
    widgets,
  };
}
