import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import type { ReactNode } from 'react';
import { frameTexts } from '../frame/text';
import type { MenuItem } from './menu';
import styles from './menu-drawer.module.css';
import { MenuLink } from './menu-link';
import { shellTexts } from './text';

/** The items of the compact menu, over the page. */
export function MenuDrawer({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }): ReactNode {
  const t = useTexts(shellTexts);
  const frame = useTexts(frameTexts);
  return (
    <SideSheet kind="menu" title={frame('product')} onClose={onClose}>
      <nav aria-label={t('mainMenu')}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={styles.item} />
            </li>
          ))}
        </ul>
      </nav>
    </SideSheet>
  );
}
