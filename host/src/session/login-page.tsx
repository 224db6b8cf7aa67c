// The first screen: it must appear fast, so it is made of plain elements and loads nothing else.
import { Button } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { getSession, useUser } from 'shared-ui/session';
import { type ReactNode, useEffect } from 'react';
import { PageTitle } from '../frame/page-title';
import { SuiteMark } from '../frame/suite-mark';
import { LanguageButtons } from '../language/language-buttons';
import { DirectoryLinks } from './directory-links';
import { changePasswordPath, mustChangePassword } from './guard-rule';
import { LoginArtwork } from './login-artwork';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { takeReturnPath } from './return-path';
import { endSession, useEndReason } from './session-end';
import { readStoredName } from './stored-user';
import { sessionTexts } from './text';
import { useAutomaticSignIn } from './use-automatic-sign-in';

/** The 'Developed By' logo at the foot of the login page. */
function DeveloperMark(): ReactNode {
  const t = useTexts(sessionTexts);
  return (
    <footer className={styles.mark}>
      <span className={styles.by}>{t('developedBy')}</span>
      <span className={styles.logo}>
        <SuiteMark />
        {t('developer')}
      </span>
    </footer>
  );
}

/** Says why the user is on the login page, where they did not come by themselves. */
function SessionEndNotice(): ReactNode {
  const t = useTexts(sessionTexts);
  const reason = useEndReason();
  if (reason === null || reason === 'refused') return null;
  return (
    <p role="status" className={styles.notice}>
      {t(reason)}
    </p>
  );
}

function Resuming({ isWaiting }: { isWaiting: boolean }): ReactNode {
  const t = useTexts(sessionTexts);
  const name = getSession().token === null ? null : readStoredName();
  const progress = name === null ? t('resuming') : t('resumingAs', { name });
  return (
    <div className={styles.resuming}>
      <p role="status">{isWaiting ? t('waiting') : progress}</p>
      {isWaiting && <Button onClick={() => endSession('refused')}>{t('signInInstead')}</Button>}
    </div>
  );
}

/** Leaves the login page as soon as somebody is signed in, by whichever way. */
function useEntry(): void {
  const user = useUser();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const parameter = parameters.get('path');
  useEffect(() => {
    if (user === null) return;
    const path = mustChangePassword(user) ? changePasswordPath : takeReturnPath(parameter, user);
    void navigate(path, { replace: true });
  }, [user, parameter, navigate]);
}

interface LoginPageProps {
  /** What is needed after sign-in may travel while the call is being answered. */
  readonly onSigningIn: () => void;
}

export function LoginPage({ onSigningIn }: LoginPageProps): ReactNode {
  const t = useTexts(sessionTexts);
  const resuming = useAutomaticSignIn(onSigningIn);
  useEntry();
  const [parameters] = useSearchParams();
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <LoginArtwork />
      <main className={styles.main}>
        <div className={styles.panel}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
          {resuming === 'none' ? (
            <>
              <SessionEndNotice />
              <LoginForm onSigningIn={onSigningIn} />
              <DirectoryLinks path={parameters.get('path')} />
            </>
          ) : (
            <Resuming isWaiting={resuming === 'waiting'} />
          )}
        </div>
        <LanguageButtons />
        <DeveloperMark />
      </main>
    </div>
  );
}
