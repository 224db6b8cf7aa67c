import { Button } from 'shared-ui/base';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import { useLocation } from 'shared-ui/router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import styles from './compact-menu.module.css';
import type { MenuItem } from './menu';
import { shellTexts } from './text';

const loadDrawer = () => import('./menu-drawer');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** The drawer travels while the pointer or the focus comes near its button. */
function preloadDrawer(): void {
  loadDrawer().catch(() => undefined);
}

/** The menu of small screens. */
export function CompactMenu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const t = useTexts(shellTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => setIsOpen(false), [key]);

  return (
    <div className={styles.compact}>
      <Button
        look="quiet"
        className={styles.button}
        icon={<Icon name="menu" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
      >
        {t('openMenu')}
      </Button>
      {isOpen && (
        <Suspense>
          <MenuDrawer items={items} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
