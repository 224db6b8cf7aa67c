import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { changePasswordPath, mustChangePassword } from '../session/guard-rule';
import { signOut } from '../session/sign-out';
import { shellTexts } from './text';
import { ThemeSwitch } from './theme-switch';
import { useDisclosure } from './use-disclosure';
import styles from './user-menu.module.css';

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** Who is signed in, his password, the look of the suite, and the way out. */
export function UserMenu({ user }: { user: User }): ReactNode {
  const t = useTexts(shellTexts);
  const { isOpen, toggle, container, button } = useDisclosure();
  const facts = [
    [t('name'), user.name],
    [t('empNo'), user.empNo],
    [t('company'), user.companyName],
  ] as const;
  return (
    <div ref={container} className={styles.container}>
      <button ref={button} type="button" className={styles.button} aria-expanded={isOpen} aria-label={t('userMenu', { name: user.name })} onClick={toggle}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
        <span className={styles.name}>{user.name}</span>
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ThemeSwitch />
          <div className={styles.actions}>
            {may(user, 'changePassword') && (
              <Link to={changePasswordPath} className={styles.action}>
                {t('changePassword')}
              </Link>
            )}
            {may(user, 'adminRemote') && !mustChangePassword(user) && (
              <Link to="/remotes" className={styles.action}>
                {t('remotes')}
              </Link>
            )}
            <button type="button" className={styles.action} onClick={() => void signOut()}>
              {t('logout')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
