import { Drawer } from 'shared-ui/overlay';
import { useTexts } from 'shared-ui/language';
import type { ReactNode, RefObject } from 'react';
import { frameTexts } from '../frame/text';
import type { MenuItem } from './menu';
import styles from './menu-drawer.module.css';
import { MenuLink } from './menu-link';
import { shellTexts } from './text';

interface MenuDrawerProps {
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the focus back, unless a new page has taken it. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The items of the compact menu, over the page. */
export function MenuDrawer({ items, isOpen, onClose, opener }: MenuDrawerProps): ReactNode {
  const t = useTexts(shellTexts);
  const frame = useTexts(frameTexts);
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={280}
      title={frame('product')}
      closable={{ 'aria-label': t('closeMenu') }}
      rootClassName={styles.drawer ?? ''}
      onClose={onClose}
      afterOpenChange={(isShown) => {
        const { activeElement } = document;
        if (!isShown && (activeElement === document.body || activeElement?.closest('.ant-drawer'))) opener.current?.focus();
      }}
    >
      <nav aria-label={t('mainMenu')}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={styles.item} />
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
