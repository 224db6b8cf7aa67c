// The page of the one-time link that makes the first administrator.
import { checkSetup } from 'shared-contracts/endpoint/setup/check-setup';
import { getApi } from 'shared-ui/client';
import { LinkButton } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useSearchParams } from 'shared-ui/router';
import { type ReactNode, useEffect, useState } from 'react';
import { PageTitle } from '../frame/page-title';
import { LanguageButtons } from '../language/language-buttons';
import { loginPath } from '../session/guard-rule';
import { SetupForm } from './setup-form';
import styles from './setup-page.module.css';
import { setupTexts } from './text';

type State = 'checking' | 'open' | 'made' | 'done' | 'invalid' | 'broken';

function useSetupState(token: string): readonly [State, (state: State) => void] {
  const [state, setState] = useState<State>('checking');
  useEffect(() => {
    let isLeft = false;
    getApi().call(checkSetup, { body: { token } }).then(
      (answer) => isLeft || setState(answer.state),
      () => isLeft || setState('broken'),
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return [state, setState];
}

function Ending({ state }: { state: 'made' | 'done' | 'invalid' | 'broken' }): ReactNode {
  const t = useTexts(setupTexts);
  return (
    <>
      <Alert role={state === 'made' ? 'status' : 'alert'} type={state === 'made' ? 'success' : 'error'} showIcon title={t(state)} />
      {(state === 'made' || state === 'done') && (
        <LinkButton to={loginPath} look="primary" className={styles.action}>
          {t('signIn')}
        </LinkButton>
      )}
    </>
  );
}

export function SetupPage(): ReactNode {
  const t = useTexts(setupTexts);
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [state, setState] = useSetupState(token);
  return (
    <main className={styles.page}>
      <PageTitle page={t('title')} />
      <div className={styles.panel}>
        <h1 className={styles.title}>{t('title')}</h1>
        {state === 'checking' && <p role="status">{t('checking')}</p>}
        {state === 'open' && (
          <>
            <p className={styles.lead}>{t('lead')}</p>
            <SetupForm token={token} onMade={() => setState('made')} onTaken={() => setState('done')} />
          </>
        )}
        {state !== 'checking' && state !== 'open' && <Ending state={state} />}
      </div>
      <LanguageButtons />
    </main>
  );
}
