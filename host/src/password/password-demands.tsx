import { limits } from 'shared-contracts/constant/limit';
import { passwordDemands } from 'shared-contracts/rule/password';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import styles from './password-demands.module.css';
import { passwordTexts } from './text';

/** What a strong password has, ticked off while it is typed. */
export function PasswordDemands({ id, password }: { id: string; password: string }): ReactNode {
  const t = useTexts(passwordTexts);
  return (
    <div id={id} className={styles.demands}>
      <p>{t('demands')}</p>
      <ul>
        {passwordDemands(password).map(({ demand, isMet }) => (
          <li key={demand} data-met={isMet}>
            <Icon name={isMet ? 'success' : 'minus'} />
            {demand === 'length' ? t('length', { count: limits.passwordLength }) : t(demand)}
            {isMet && <span className={styles.told}>{t('met')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
