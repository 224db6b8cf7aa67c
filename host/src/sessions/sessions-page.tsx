import type { EndpointOutput } from 'shared-contracts/endpoint';
import { endOwnSession, listOwnSessions } from 'shared-contracts/endpoint/session/own-sessions';
import type { Session } from 'shared-contracts/entity/session';
import { deviceName } from 'shared-contracts/rule/device-name';
import { useCall, useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/base';
import { Alert, Skeleton, Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { notify, withProcessing } from 'shared-ui/notice';
import { errorText, outcomeText } from 'shared-ui/submit';
import { formatDateTime } from 'shared-ui/time';
import type { ReactNode } from 'react';
import { Page } from '../frame/page';
import { SecondFactorPanel } from '../second-factor/second-factor-panel';
import styles from './sessions-page.module.css';
import { sessionsTexts } from './text';

type Answer = EndpointOutput<typeof listOwnSessions>;

function useDeviceText(): (device: string | null) => string {
  const t = useTexts(sessionsTexts);
  return (device) => (device === null ? t('unknownDevice') : deviceName(device));
}

interface SessionItemProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

function SessionItem({ session: { openedAt, usedAt, expiresAt, address, device, isCurrent }, onEnd }: SessionItemProps): ReactNode {
  const t = useTexts(sessionsTexts);
  const name = useDeviceText()(device);
  const opened = formatDateTime(openedAt);
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <p className={styles.device}>
          {name} {isCurrent && <Tag color="success">{t('current')}</Tag>}
        </p>
        <p>{[t('opened', { when: opened }), ...(address === null ? [] : [t('address', { address })])].join(' · ')}</p>
        <p>{[t('used', { when: formatDateTime(usedAt) }), t('expires', { when: formatDateTime(expiresAt) })].join(' · ')}</p>
      </div>
      {!isCurrent && (
        <Button danger aria-label={t('endOf', { device: name, when: opened })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** What happened to the account before this session: a wrong password of somebody else's is news to its owner. */
function Past({ past: { lastSignIn, failedTries } }: { readonly past: Answer }): ReactNode {
  const t = useTexts(sessionsTexts);
  const deviceText = useDeviceText();
  if (lastSignIn === null) return null;
  const tries = failedTries === 1 ? t('failedTry') : t('failedTries', { count: failedTries });
  const last = t('lastSignIn', { when: formatDateTime(lastSignIn.at), device: deviceText(lastSignIn.device) });
  return (
    <Alert
      type={failedTries === 0 ? 'info' : 'warning'}
      showIcon
      title={last}
      {...(failedTries > 0 && { description: tries })}
    />
  );
}

/** /sessions: where the user is signed in; what they do not know they can end. */
export function SessionsPage(): ReactNode {
  const t = useTexts(sessionsTexts);
  const call = useCall();
  const { data, error, isPending, refetch } = useEndpointQuery(listOwnSessions, {});
  const end = async (id: number): Promise<void> => {
    try {
      notify.success(outcomeText(await withProcessing(call(endOwnSession, { params: { id } }))));
    } catch (failure) {
      notify.failure([errorText(failure)]);
    }
    await refetch();
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      )}
      {isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {data !== undefined && (
        <>
          <Past past={data} />
          <ul className={styles.sessions} aria-label={t('title')}>
            {data.sessions.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
            ))}
          </ul>
        </>
      )}
      <SecondFactorPanel />
    </Page>
  );
}
