import { type ReactNode, useId } from 'react';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { GroupMark } from '../category/category-mark';
import { texts } from '../text/live-texts';
import styles from './map-panel.module.css';
import type { OutageMapProps } from './outage-map';
import type { SiteGroup } from './site';
import { type LazyMap, useLazyMap } from './use-lazy-map';

function body(map: LazyMap, props: OutageMapProps, t: (key: 'mapLoading' | 'mapFailed' | 'tryAgain') => string): ReactNode {
  if (map.state === 'ready') return <map.Map {...props} />;
  if (map.state === 'loading') return <div className={styles['skeleton']} role="status" aria-label={t('mapLoading')} />;
  return (
    <div className={styles['failed']} role="alert">
      <p>{t('mapFailed')}</p>
      <Button onClick={map.retry}>{t('tryAgain')}</Button>
    </div>
  );
}

const groups = ['home', 'industry', 'farm', 'other', 'mixed'] as const satisfies readonly SiteGroup[];

export function MapPanel(props: OutageMapProps) {
  const t = useTexts(texts);
  const headingId = useId();
  const map = useLazyMap();
  return (
    <section className={styles['panel']} aria-labelledby={headingId}>
      <header className={styles['header']}>
        <h2 id={headingId} className={styles['heading']}>
          {t('map')}
        </h2>
        <ul className={styles['legend']}>
          {groups.map((group) => (
            <li key={group} className={styles['group']}>
              <GroupMark group={group} />
              {t(group)}
            </li>
          ))}
        </ul>
      </header>
      {body(map, props, t)}
    </section>
  );
}
