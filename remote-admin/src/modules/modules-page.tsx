import type { ReactNode } from 'react';
import type { User } from 'shared-contracts/entity/user';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { texts } from '../text/admin-texts';
import styles from './modules-page.module.css';
import { tilesOf } from './tile-table';

/** /modules: the way to what this user manages. */
export function ModulesPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(texts);
  const tiles = tilesOf(user);
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {tiles.length === 0 && <p>{t('noTiles')}</p>}
      <ul className={styles.tiles}>
        {tiles.map(({ to, title, hint }) => (
          <li key={to} className={styles.tile}>
            <Link to={to} className={styles.link}>
              {t(title)}
            </Link>
            <p>{t(hint)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
