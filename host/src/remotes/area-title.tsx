import { Breadcrumb } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { Link, useLocation } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { PageTitle } from '../frame/page-title';
import type { LoadableRelease } from '../registry/release';
import { trailOf } from '../registry/trail';
import styles from './area-title.module.css';
import { remoteTexts } from './text';

/** The title of the browser tab, by the name that the release gives the page at the address. */
export function AreaTitle({ release }: { release: LoadableRelease }): ReactNode {
  const { pathname } = useLocation();
  const page = trailOf(release, pathname).at(-1);
  return page && <PageTitle page={page.title} />;
}

/** The way to a page that lies below another. */
export function AreaTrail({ release }: { release: LoadableRelease }): ReactNode {
  const t = useTexts(remoteTexts);
  const { pathname } = useLocation();
  const trail = trailOf(release, pathname);
  if (trail.length < 2) return null;
  const items = trail.map(({ path, title }, index) => ({
    key: path,
    title: index === trail.length - 1 ? <span aria-current="page">{title}</span> : <Link to={path}>{title}</Link>,
  }));
  return <Breadcrumb className={styles.trail ?? ''} aria-label={t('trail')} items={items} />;
}
