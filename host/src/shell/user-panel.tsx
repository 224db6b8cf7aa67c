import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';
import { Button } from 'shared-ui/base';
import { LinkButton } from 'shared-ui/control';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import { Dropdown } from 'shared-ui/overlay';
import type { ReactNode, RefObject } from 'react';
import { LanguageSwitch } from '../language/language-switch';
import { changePasswordPath, mustChangePassword } from '../session/guard-rule';
import { signOut } from '../session/sign-out';
import { shellTexts } from './text';
import { ThemeSwitch } from './theme-switch';
import styles from './user-panel.module.css';

function Panel({ user }: { user: User }): ReactNode {
  const t = useTexts(shellTexts);
  const facts = [
    [t('name'), user.name],
    [t('empNo'), user.empNo],
    [t('company'), user.companyName],
  ] as const;
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LanguageSwitch />
      <ThemeSwitch />
      <div className={styles.actions}>
        {may(user, 'changePassword') && (
          <LinkButton to={changePasswordPath} look="quiet" block icon={<Icon name="key" />}>
            {t('changePassword')}
          </LinkButton>
        )}
        {!mustChangePassword(user) && (
          <LinkButton to="/sessions" look="quiet" block icon={<Icon name="session" />}>
            {t('sessions')}
          </LinkButton>
        )}
        {may(user, 'adminRemote') && !mustChangePassword(user) && (
          <LinkButton to="/remotes" look="quiet" block icon={<Icon name="server" />}>
            {t('remotes')}
          </LinkButton>
        )}
        <Button look="quiet" block icon={<Icon name="signOut" />} onClick={() => void signOut()}>
          {t('logout')}
        </Button>
      </div>
    </div>
  );
}

interface UserPanelProps {
  readonly user: User;
  /** What the button stands in: the panel is opened beside it, and closed with it. */
  readonly container: RefObject<HTMLElement | null>;
}

/** Who is signed in, their password, the look of the suite, and the way out. */
export function UserPanel({ user, container }: UserPanelProps): ReactNode {
  return (
    <Dropdown
      open
      trigger={[]}
      placement="bottomRight"
      popupRender={() => <Panel user={user} />}
      getPopupContainer={(anchor) => container.current ?? anchor}
    >
      <span className={styles.anchor} />
    </Dropdown>
  );
}
