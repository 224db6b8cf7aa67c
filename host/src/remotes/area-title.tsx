import { useLocation } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { PageTitle } from '../frame/page-title';
import type { LoadableRelease } from '../registry/release';
import { trailOf } from '../registry/trail';

/** The title of the browser tab, by the name that the release gives the page at the address. */
export function AreaTitle({ release }: { release: LoadableRelease }): ReactNode {
  const { pathname } = useLocation();
  const page = trailOf(release, pathname).at(-1);
  return page && <PageTitle page={page.title} />;
}
