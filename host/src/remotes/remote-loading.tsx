import { Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { type ReactNode, useEffect, useState } from 'react';
import type { LoadableRelease } from '../registry/release';
import { AreaTitle } from './area-title';
import styles from './remote-loading.module.css';
import { remoteTexts } from './text';

export const slowAfterMs = 3000;

/** The place of a screen that is on its way; says so when it takes long. */
export function RemoteLoading({ release }: { release?: LoadableRelease }): ReactNode {
  const t = useTexts(remoteTexts);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} aria-busy="true">
      {release && <AreaTitle release={release} />}
      <Skeleton active paragraph={{ rows: 9, width: ['16rem'] }} />
      <p role="status" className={styles.text}>
        {isSlow ? t('slow') : t('loading')}
      </p>
    </div>
  );
}
