import { type ReactNode, useId } from 'react';
import type { User } from 'shared-contracts/entity/user';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { texts } from '../text/admin-texts';
import { masterTexts } from '../text/master-texts';
import styles from './modules-page.module.css';
import { masterPagesOf, tilesOf } from './tile-table';

interface TileProps {
  readonly to: string;
  readonly title: string;
  readonly hint: string;
}

function Tile({ to, title, hint }: TileProps): ReactNode {
  return (
    <li className={styles.tile}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      <p>{hint}</p>
    </li>
  );
}

/** /modules: the way to what this user manages. */
export function ModulesPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(texts);
  const master = useTexts(masterTexts);
  const id = useId();
  const tiles = tilesOf(user);
  const masterPages = masterPagesOf(user);
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {tiles.length + masterPages.length === 0 && <p>{t('noTiles')}</p>}
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map(({ to, title, hint }) => (
            <Tile key={to} to={to} title={t(title)} hint={t(hint)} />
          ))}
        </ul>
      )}
      {masterPages.length > 0 && (
        <>
          <h2 id={id} className={styles.heading}>
            {master('heading')}
          </h2>
          <ul className={styles.tiles} aria-labelledby={id}>
            {masterPages.map(({ to, title, hint }) => (
              <Tile key={to} to={to} title={master(title)} hint={master(hint)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
