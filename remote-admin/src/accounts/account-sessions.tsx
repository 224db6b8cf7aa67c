import { type ReactNode, useState } from 'react';
import { removeAccountSecondFactor } from 'shared-contracts/endpoint/accounts/account-calls';
import { endAccountSession, listAccountSessions } from 'shared-contracts/endpoint/accounts/account-sessions';
import type { Session } from 'shared-contracts/entity/session';
import { deviceName } from 'shared-contracts/rule/device-name';
import { useCall, useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { ConfirmButton } from '../record/confirm-button';
import { useSaving } from '../record/use-saving';
import { accountTexts } from '../text/account-texts';
import styles from './account-sheet.module.css';

interface SessionItemProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

function SessionItem({ session: { openedAt, usedAt, address, device, isCurrent }, onEnd }: SessionItemProps): ReactNode {
  const t = useTexts(accountTexts);
  const name = device === null ? t('unknownDevice') : deviceName(device);
  const opened = formatDateTime(openedAt);
  const facts = [t('opened', { when: opened }), t('used', { when: formatDateTime(usedAt) })];
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <strong>{name}</strong>
        <p>{[...facts, ...(address === null ? [] : [t('address', { address })])].join(' · ')}</p>
      </div>
      {isCurrent ? (
        <span>{t('currentSession')}</span>
      ) : (
        <Button danger aria-label={t('endSessionOf', { device: name, when: opened })} onClick={onEnd}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}

/** Where the employee is signed in; each session can be ended by itself. */
export function AccountSessions({ id, name }: { readonly id: number; readonly name: string }): ReactNode {
  const t = useTexts(accountTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const { data, error, isPending, refetch } = useEndpointQuery(listAccountSessions, { params: { id } });
  const [ended, setEnded] = useState<readonly number[]>([]);
  const sessions = data?.sessions.filter((session) => !ended.includes(session.id));
  const end = (session: number) =>
    send(() => call(endAccountSession, { params: { id, session } }), () => setEnded((before) => [...before, session]))
      .then(() => refetch());
  const removeFactor = () =>
    send(() => call(removeAccountSecondFactor, { params: { id } }), () => undefined).then(() => refetch());
  return (
    <section className={styles.part} aria-label={t('sessions')}>
      <h3 className={styles.heading}>{t('sessions')}</h3>
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      {error !== null && (
        <Alert type="error" showIcon title={t('sessionsFailed')} action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>} />
      )}
      {isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {sessions?.length === 0 && <p>{t('noSessions')}</p>}
      {sessions !== undefined && sessions.length > 0 && (
        <ul className={styles.sessions} aria-label={t('sessions')}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      )}
      {data?.hasSecondFactor === true && (
        <ConfirmButton
          label={t('removeFactor')}
          question={t('removeFactorQuestion', { name })}
          hint={t('removeFactorHint')}
          onConfirm={() => void removeFactor()}
        />
      )}
    </section>
  );
}
