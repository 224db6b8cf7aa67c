import { Card } from 'shared-ui/display';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { lastMenuOrder, type ShownFace } from 'shared-contracts/entity/remote-face';
import type { Translate } from 'shared-ui/language';
import { usePreload } from '../loading/use-loading';
import styles from './shortcut-card.module.css';
import type { homeTexts } from './text';

interface Shortcut {
  readonly path: string;
  readonly title: string;
  readonly hint: string;
}

/** Where the user may go: what the remotes say of their menu items, in the order of the menu, and Help. */
export function shortcutsOf(remotes: readonly ShownFace[], t: Translate<typeof homeTexts.english>): Shortcut[] {
  const items = remotes.flatMap(({ menu }) => menu).sort((one, other) => (one.order ?? lastMenuOrder) - (other.order ?? lastMenuOrder));
  const cards = items.flatMap(({ path, card }) => (card === undefined ? [] : [{ path, ...card }]));
  return [...cards, { path: '/help', title: t('complaint'), hint: t('complaintHint') }];
}

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
