// The menu: what the host brings itself, and among it what the releases of the remotes bring.
import { lastMenuOrder, type ShownFace } from 'shared-contracts/entity/remote-face';
import type { User } from 'shared-contracts/entity/user';
import { type MenuFace, menuLabels } from 'shared-contracts/rule/menu-label';
import { mustChangePassword } from '../session/guard-rule';

export interface MenuItem {
  readonly id: string;
  /** Null: not a page of the suite. */
  readonly path: string | null;
  /** A key of the host's catalogue, or the text that a remote brings. */
  readonly label: { readonly key: 'home' | 'surface' | 'help' } | { readonly text: string };
  /** Addresses below which the item is the current one. */
  readonly areas: readonly string[];
}

interface PlacedItem extends MenuItem {
  readonly order: number;
}

const own: readonly PlacedItem[] = [
  { id: 'home', path: '/', label: { key: 'home' }, areas: [], order: 10 },
  { id: 'surface', path: null, label: { key: 'surface' }, areas: [], order: 30 },
  { id: 'help', path: '/help', label: { key: 'help' }, areas: ['/help'], order: lastMenuOrder + 1 },
];

/** An item stands for all of its remote's addresses, where the remote has no other. */
function itemsOf({ menu, basePaths }: ShownFace, face: MenuFace): PlacedItem[] {
  return menu.flatMap((item) => {
    const text = menuLabels(item)[face];
    const areas = menu.length === 1 ? basePaths : [item.path];
    return text === null ? [] : [{ id: item.id, path: item.path, label: { text }, areas, order: item.order ?? lastMenuOrder }];
  });
}

/** What the user sees; nothing while they have to change their password first. The server has left out what they may not see. */
export function menuOf(user: User, face: MenuFace, remotes: readonly ShownFace[]): MenuItem[] {
  if (mustChangePassword(user)) return [];
  return [...own, ...remotes.flatMap((remote) => itemsOf(remote, face))].sort((one, other) => one.order - other.order);
}

export function isCurrent(item: MenuItem, pathname: string): boolean {
  if (item.path === '/') return pathname === '/';
  return item.areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
