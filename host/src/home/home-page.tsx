import { may } from 'shared-contracts/rule/permission';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import type { ReactNode } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { usePreload } from '../remotes/use-registry';
import { PageTitle } from '../shell/page-title';
import page from '../shell/page.module.css';
import styles from './home-page.module.css';
import { officePath } from './office';
import { PendingCountLink } from './pending-count-link';
import { type Shortcut, shortcutsOf } from './shortcut';
import { homeTexts } from './text';

function ShortcutCard({ shortcut }: { shortcut: Shortcut }): ReactNode {
  const t = useTexts(homeTexts);
  const preload = usePreload();
  const startPreload = () => preload(new URL(shortcut.path, window.location.origin).pathname);
  return (
    <li className={styles.card}>
      <Link to={shortcut.path} className={styles.link} onPointerEnter={startPreload} onFocus={startPreload}>
        {t(shortcut.title)}
      </Link>
      <p>{t(shortcut.hint)}</p>
    </li>
  );
}

export function HomePage(): ReactNode {
  const t = useTexts(homeTexts);
  const user = useUser();
  const { organizationPendingUrl } = useConfiguration();
  if (user === null) return null;
  return (
    <div className={page.page}>
      <PageTitle page={t('title')} />
      <h1 className={page.title}>{t('welcome', { name: user.name })}</h1>
      <section className={styles.office} aria-label={t('organisation')}>
        <ol className={styles.path}>
          {officePath(user).map(({ level, name }) => (
            <li key={level}>{name}</li>
          ))}
        </ol>
        <p className={styles.code}>
          {t('eurjaCode')} <span>{user.eurjaCode}</span>
        </p>
        <p className={styles.scope}>{t('scope')}</p>
      </section>
      {may(user, 'homeCards') && (
        <>
          <PendingCountLink />
          <button type="button" className={styles.external} onClick={() => window.open(organizationPendingUrl, '_blank', 'noopener,noreferrer')}>
            {t('pendingCount')}
          </button>
        </>
      )}
      <section aria-labelledby="shortcuts">
        <h2 id="shortcuts" className={styles.heading}>
          {t('shortcuts')}
        </h2>
        <ul className={styles.cards}>
          {shortcutsOf(user).map((shortcut) => (
            <ShortcutCard key={shortcut.path} shortcut={shortcut} />
          ))}
        </ul>
      </section>
    </div>
  );
}
