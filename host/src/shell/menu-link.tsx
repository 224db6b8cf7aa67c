import { useTexts } from 'shared-ui/language';
import { Link, useLocation } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { openWithTicket } from '../external/open-external';
import { usePreload } from '../loading/use-loading';
import { isCurrent, type MenuItem } from './menu';
import { shellTexts } from './text';

function SurfaceLink({ className }: { className: string | undefined }): ReactNode {
  const t = useTexts(shellTexts);
  const { surfaceUrl } = useConfiguration();
  return (
    <a
      className={className}
      href={surfaceUrl}
      target="_blank"
      rel="noopener noreferrer"
      title={t('opensNewTab')}
      onClick={(event) => {
        event.preventDefault();
        void openWithTicket(surfaceUrl);
      }}
    >
      {t('surface')}
    </a>
  );
}

/** One item of the top bar. What it leads to begins to load when the pointer or the focus arrives. */
export function MenuLink({ item, className }: { item: MenuItem; className: string | undefined }): ReactNode {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const preload = usePreload();
  const { path, label } = item;
  if (path === null) return <SurfaceLink className={className} />;
  return (
    <Link
      to={path}
      className={className}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      onPointerEnter={() => preload(path)}
      onFocus={() => preload(path)}
    >
      {'key' in label ? t(label.key) : label.text}
    </Link>
  );
}
