import { Button } from 'shared-ui/base';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import { useLocation } from 'shared-ui/router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './compact-menu.module.css';
import type { MenuItem } from './menu';
import { shellTexts } from './text';

const loadDrawer = () => import('./menu-drawer');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** The menu of small screens. */
export function CompactMenu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const t = useTexts(shellTexts);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const close = (): void => setState((before) => (before === 'never' ? before : 'closed'));

  useEffect(close, [key]);

  return (
    <div className={styles.compact}>
      <Button
        ref={button}
        look="quiet"
        className={styles.button}
        icon={<Icon name="menu" />}
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
      >
        {t('openMenu')}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <MenuDrawer items={items} isOpen={state === 'open'} onClose={close} opener={button} />
        </Suspense>
      )}
    </div>
  );
}
