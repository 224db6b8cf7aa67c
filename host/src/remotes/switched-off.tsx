import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import styles from './remote-error-panel.module.css';
import { remoteTexts } from './text';

/** For what the menu leads to while its remote is switched off: it is no unknown address. */
export function SwitchedOff(): ReactNode {
  const t = useTexts(remoteTexts);
  return (
    <section className={styles.panel}>
      <h1 className={styles.title}>{t('switchedOff')}</h1>
      <p>
        {t('switchedOffHint')} {t('elsewhereFine')}
      </p>
      <Link to="/">{t('goToHome')}</Link>
    </section>
  );
}
