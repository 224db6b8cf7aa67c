import { Button } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import styles from './override-banner.module.css';
import { type Overrides, setOverrides } from './override-store';
import { overrideTexts } from './text';

interface OverrideBannerProps {
  readonly overrides: Overrides;
  readonly reload?: () => void;
}

/** Nobody is to take a developer's build for a release. */
export function OverrideBanner({ overrides, reload = () => window.location.reload() }: OverrideBannerProps): ReactNode {
  const t = useTexts(overrideTexts);
  function stop(): void {
    setOverrides({});
    reload();
  }
  return (
    <aside className={styles.banner} aria-label={t('title')}>
      <ul className={styles.list}>
        {Object.entries(overrides).map(([name, url]) => (
          <li key={name}>{t('override', { name, origin: new URL(url).origin })}</li>
        ))}
      </ul>
      <Button onClick={stop}>{t('stop')}</Button>
    </aside>
  );
}
