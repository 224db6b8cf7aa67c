import type { User } from 'shared-contracts/entity/user';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { OfflineStatus } from '../connection/offline-status';
import { SuiteMark } from '../frame/suite-mark';
import { frameTexts } from '../frame/text';
import { useRegistry } from '../registry/use-registry';
import { CompactMenu } from './compact-menu';
import { menuOf } from './menu';
import { MenuLink } from './menu-link';
import { shellTexts } from './text';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

export function TopBar({ user }: { user: User }): ReactNode {
  const t = useTexts(shellTexts);
  const suite = useTexts(frameTexts);
  const { releases, switchedOff } = useRegistry();
  const remotes = [...(releases ?? []), ...switchedOff];
  const compactItems = menuOf(user, 'compact', remotes);
  return (
    <header className={styles.bar}>
      {compactItems.length > 0 && <CompactMenu items={compactItems} />}
      <Link to="/" className={styles.brand}>
        <SuiteMark />
        {suite('product')}
      </Link>
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        <ul>
          {menuOf(user, 'full', remotes).map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={styles.item} />
            </li>
          ))}
        </ul>
      </nav>
      <UserMenu user={user} />
      <OfflineStatus />
    </header>
  );
}
