import { Button } from 'shared-ui/base';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import styles from './second-factor.module.css';
import { secondFactorTexts } from './text';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** They can be read only now. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const t = useTexts(secondFactorTexts);
  return (
    <div className={styles.codes}>
      <Alert role="status" type="warning" showIcon title={t('keepCodes')} />
      <ul className={styles.list} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('kept')}</Button>
    </div>
  );
}
