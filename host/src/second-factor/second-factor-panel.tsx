import { getSecondFactor } from 'shared-contracts/endpoint/second-factor/second-factor';
import { useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/base';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import { type ReactNode, useState } from 'react';
import { RecoveryCodes } from './recovery-codes';
import { RemoveForm, RenewForm } from './change-forms';
import { SetUp } from './set-up';
import styles from './second-factor.module.css';
import { secondFactorTexts } from './text';

type Step = 'none' | 'setUp' | 'renew' | 'remove';

/** Two-step sign-in: what it is, whether it is on, and how to change it. */
export function SecondFactorPanel(): ReactNode {
  const t = useTexts(secondFactorTexts);
  const user = useUser();
  const { data, error, isPending, refetch } = useEndpointQuery(getSecondFactor, {});
  const [step, setStep] = useState<Step>('none');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = (made: readonly string[] | null) => {
    setCodes(made);
    setStep('none');
    void refetch();
  };
  const withheld = user?.withheldPermissions ?? [];
  return (
    <section className={styles.panel} aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.heading}>{t('heading')}</h2>
      <p className={styles.muted}>{t('lead')}</p>
      {withheld.length > 0 && data?.isOn === false && (
        <Alert role="note" type="warning" showIcon title={t('withheld', { permissions: withheld.join(', ') })} />
      )}
      {error !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      )}
      {isPending && <Skeleton active paragraph={{ rows: 1 }} />}
      {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {data !== undefined && <p role="status">{data.isOn ? t('isOn', { count: data.recoveryCodes }) : t('isOff')}</p>}
      {data !== undefined && step === 'none' && (
        <div className={styles.actions}>
          {data.isOn ? (
            <>
              <Button onClick={() => setStep('renew')}>{t('renew')}</Button>
              <Button danger onClick={() => setStep('remove')}>{t('remove')}</Button>
            </>
          ) : (
            <Button look="primary" onClick={() => setStep('setUp')}>{t('setUp')}</Button>
          )}
        </div>
      )}
      {step === 'setUp' && <SetUp onDone={finish} onCancel={() => setStep('none')} />}
      {step === 'renew' && <RenewForm onDone={finish} onCancel={() => setStep('none')} />}
      {step === 'remove' && <RemoveForm onDone={() => finish(null)} onCancel={() => setStep('none')} />}
    </section>
  );
}
