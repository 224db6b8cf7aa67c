import type { User } from 'shared-contracts/entity/user';
import { Button } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import { lazy, type ReactNode, Suspense } from 'react';
import { shellTexts } from './text';
import { useDisclosure } from './use-disclosure';
import styles from './user-menu.module.css';

const loadPanel = () => import('./user-panel');
const UserPanel = lazy(async () => ({ default: (await loadPanel()).UserPanel }));

/** The panel travels while the pointer or the focus comes near its button. */
function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** Who is signed in; opens their panel. */
export function UserMenu({ user }: { user: User }): ReactNode {
  const t = useTexts(shellTexts);
  const { isOpen, toggle, container, button } = useDisclosure();
  return (
    <div ref={container} className={styles.container}>
      <Button
        ref={button}
        look="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={t('userMenu', { name: user.name })}
        onClick={toggle}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      >
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
        <span className={styles.name}>{user.name}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <UserPanel user={user} container={container} />
        </Suspense>
      )}
    </div>
  );
}
