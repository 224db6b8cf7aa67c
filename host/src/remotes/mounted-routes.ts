import type { RouteObject } from 'shared-ui/router';
import { basePathOf, type LoadableRelease } from '../registry/release';

/**
 * A remote with one base path has its routes below it. One with several base paths names the first part of each
 * address itself (`modules`, `substation/create`) or takes all of them (`*`). Addresses outside its base paths are
 * left out.
 */
export function mountedRoutes(release: LoadableRelease, routes: RouteObject[]): RouteObject[] {
  const [first, ...others] = release.basePaths;
  if (first !== undefined && others.length === 0) return [{ path: first.slice(1), children: routes }];
  return routes.filter(
    ({ path }) => path === '*' || (path !== undefined && basePathOf(release, `/${path.replace(/^\/|\/?\*$/g, '')}`) !== null),
  );
}
