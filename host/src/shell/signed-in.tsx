// What is around every screen after sign-in. One chunk, with the pages that belong to no team.
import { useTexts } from 'shared-ui/language';
import { useRoutes } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import { type ReactNode, useRef } from 'react';
import { useRegistryWatch } from '../registry/use-registry-watch';
import { screens } from './screen';
import styles from './signed-in.module.css';
import { shellTexts } from './text';
import { TopBar } from './top-bar';
import { useHeadingFocus } from './use-heading-focus';

export function SignedIn(): ReactNode {
  const t = useTexts(shellTexts);
  const user = useUser();
  const main = useRef<HTMLElement>(null);
  const screen = useRoutes(screens);
  useHeadingFocus(main);
  useRegistryWatch();
  if (user === null) return null; // the guard is about to leave
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content" onClick={(event) => {
        // The address stays as it is: it may hold the state of a grid.
        event.preventDefault();
        main.current?.focus();
      }}>
        {t('skipToContent')}
      </a>
      <div className={styles.bar}>
        <TopBar user={user} />
      </div>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {screen}
      </main>
    </div>
  );
}
