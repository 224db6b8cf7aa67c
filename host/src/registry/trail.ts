import type { RemotePage, ShownFace } from 'shared-contracts/entity/remote-face';
import { menuLabels } from 'shared-contracts/rule/menu-label';

/** A page on the way to the one on screen, that one last. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

function begins(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.length <= parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/** The page whose path begins the address, the longest first. */
function pageAt(pages: readonly RemotePage[], parts: readonly string[]): RemotePage | undefined {
  const fitting = pages.filter(({ path }) => begins(partsOf(path), parts));
  return fitting.sort((one, other) => partsOf(other.path).length - partsOf(one.path).length)[0];
}

function crumbs(pages: readonly RemotePage[], parts: readonly string[], most: number): Crumb[] {
  const page = most > 0 ? pageAt(pages, parts) : undefined;
  if (page === undefined) return [];
  const own = parts.slice(0, partsOf(page.path).length);
  const above = page.parent === undefined ? own.slice(0, -1) : partsOf(page.parent);
  return [...crumbs(pages, above, most - 1), { path: `/${own.join('/')}`, title: page.title }];
}

/** The trail to an address of a remote, in the page titles of its release. A release without pages is called after its menu item. */
export function trailOf({ pages = [], menu, basePaths }: ShownFace, pathname: string): Crumb[] {
  const parts = partsOf(pathname);
  // No page stands above more pages than there are.
  const named = crumbs(pages, parts, pages.length);
  if (named.length > 0) return named;
  const path = `/${parts[0] ?? ''}`;
  const item = menu.find((each) => each.path === path) ?? menu[0];
  const title = item && Object.values(menuLabels(item)).find((label) => label !== null);
  return [{ path: item?.path ?? basePaths[0] ?? path, title: title ?? menuLabels({ id: parts[0] ?? '' }).full ?? '' }];
}
