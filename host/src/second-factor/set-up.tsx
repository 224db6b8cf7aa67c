import { beginSecondFactor, confirmSecondFactor } from 'shared-contracts/endpoint/second-factor/second-factor';
import { getApi } from 'shared-ui/client';
import { useTexts } from 'shared-ui/language';
import { type ReactNode, useState } from 'react';
import { SecretForm } from './secret-form';
import styles from './second-factor.module.css';
import { secondFactorTexts } from './text';

interface SetUpProps {
  /** The recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** People type it into their app: four letters at a time. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** First the password, then the secret goes into the app, then the first code of the app. */
export function SetUp({ onDone, onCancel }: SetUpProps): ReactNode {
  const t = useTexts(secondFactorTexts);
  const [begun, setBegun] = useState<{ readonly secret: string; readonly address: string } | null>(null);
  if (begun === null) {
    return (
      <SecretForm
        key="password"
        asks={['password']}
        submit={t('next')}
        send={({ password }) => getApi().call(beginSecondFactor, { body: { password } })}
        onDone={setBegun}
        onCancel={onCancel}
      />
    );
  }
  return (
    <>
      <p>{t('addToApp')}</p>
      <p className={styles.secret}>{inGroups(begun.secret)}</p>
      <p>
        <a href={begun.address}>{t('openApp')}</a>
      </p>
      <SecretForm
        key="code"
        asks={['code']}
        submit={t('switchOn')}
        send={({ code }) => getApi().call(confirmSecondFactor, { body: { code } })}
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
        onCancel={onCancel}
      />
    </>
  );
}
