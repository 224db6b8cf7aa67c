import { Card } from 'shared-ui/display';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { usePreload } from '../loading/use-loading';
import type { Shortcut } from './shortcut';
import styles from './shortcut-card.module.css';

/** A tile that leads to a screen, which starts to load when the pointer or the focus comes near. */
export function ShortcutCard({ shortcut }: { shortcut: Shortcut }): ReactNode {
  const preload = usePreload();
  const startPreload = () => preload(shortcut.path);
  return (
    <li>
      <Card hoverable size="small" className={styles.card ?? ''}>
        <Link to={shortcut.path} className={styles.link} onPointerEnter={startPreload} onFocus={startPreload}>
          {shortcut.title}
        </Link>
        <p>{shortcut.hint}</p>
      </Card>
    </li>
  );
}
