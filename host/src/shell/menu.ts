// The top bar as a table: order, labels and rules of sections 2 and 6.
import type { User } from 'shared-contracts/entity/user';
import { type Capability, may } from 'shared-contracts/rule/permission';
import type { LoadableRelease } from '../registry/release';
import { mustChangePassword } from '../session/guard-rule';
import type { shellTexts } from './text';

/** The bar of wide screens, or the menu that small screens open. */
export type MenuFace = 'full' | 'compact';
type LabelKey = Exclude<keyof typeof shellTexts.english, 'userMenu'>;

interface MenuRecord {
  readonly id: string;
  /** Null: not a page of the suite. */
  readonly path: string | null;
  /** Null: left out of that face. */
  readonly labels: Readonly<Record<MenuFace, LabelKey | null>>;
  readonly needs?: Readonly<Record<MenuFace, Capability>>;
  /** Addresses below which the item is the current one. */
  readonly areas: readonly string[];
}

const both = (label: LabelKey) => ({ full: label, compact: label });

const records: readonly MenuRecord[] = [
  { id: 'home', path: '/', labels: both('home'), areas: [] },
  { id: 'summary', path: '/summary', labels: both('summary'), areas: ['/summary'] },
  { id: 'surface', path: null, labels: both('surface'), areas: [] },
  { id: 'outages', path: '/outages', labels: both('outages'), areas: ['/outages'] },
  {
    id: 'modules',
    path: '/modules',
    labels: { full: 'modules', compact: 'manage' },
    needs: { full: 'modulesMenu', compact: 'modulesCompactMenu' },
    areas: ['/modules', '/substation', '/employee'],
  },
  { id: 'reports', path: '/report', labels: { full: 'reports', compact: null }, areas: ['/report'] },
  { id: 'help', path: '/help', labels: both('help'), areas: ['/help'] },
];

export interface MenuItem {
  readonly id: string;
  readonly path: string | null;
  /** A key of the catalogue, or the plain name that a remote of its own brings. */
  readonly label: { readonly key: LabelKey } | { readonly name: string };
  readonly areas: readonly string[];
}

function toItem(record: MenuRecord, face: MenuFace, user: User): MenuItem[] {
  const key = record.labels[face];
  if (key === null || (record.needs && !may(user, record.needs[face]))) return [];
  return [{ id: record.id, path: record.path, label: { key }, areas: record.areas }];
}

/** Items of remotes that the table does not know, named after their id. */
function extraItems(releases: readonly LoadableRelease[]): MenuItem[] {
  const items = releases.flatMap(({ menu }) => menu).filter(({ id }) => !records.some((record) => record.id === id));
  return items.map(({ id, path }) => ({ id, path, label: { name: id.charAt(0).toUpperCase() + id.slice(1) }, areas: [path] }));
}

/** What the user sees; nothing while he has to change his password first. */
export function menuOf(user: User, face: MenuFace, releases: readonly LoadableRelease[] = []): MenuItem[] {
  if (mustChangePassword(user)) return [];
  const known = records.flatMap((record) => toItem(record, face, user));
  const help = known.findIndex(({ id }) => id === 'help');
  return known.toSpliced(help, 0, ...extraItems(releases));
}

export function isCurrent(item: MenuItem, pathname: string): boolean {
  if (item.path === '/') return pathname === '/';
  return item.areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
