import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import styles from './compact-menu.module.css';
import type { MenuItem } from './menu';
import { MenuLink } from './menu-link';
import { shellTexts } from './text';
import { useDisclosure } from './use-disclosure';

/** The menu of small screens. */
export function CompactMenu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const t = useTexts(shellTexts);
  const { isOpen, toggle, container, button } = useDisclosure();
  return (
    <div ref={container} className={styles.compact}>
      <button ref={button} type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <span className={styles.lines} aria-hidden="true" />
        {t('openMenu')}
      </button>
      {isOpen && (
        <nav className={styles.panel} aria-label={t('mainMenu')}>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} className={styles.item} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
