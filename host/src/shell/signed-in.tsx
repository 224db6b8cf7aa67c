// What is around every screen after sign-in. One chunk, with the pages that belong to no team.
import { useTexts } from 'shared-ui/language';
import { type RouteObject, useRoutes } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useRegistry } from '../registry/use-registry';
import { useRegistryWatch } from '../registry/use-registry-watch';
import styles from './signed-in.module.css';
import { shellTexts } from './text';
import { TopBar } from './top-bar';
import { useHeadingFocus } from './use-heading-focus';
import { HelpPage } from '../help/help-page';
import { HomePage } from '../home/home-page';
import { ChangePasswordPage } from '../password/change-password-page';
import { PlaygroundPage } from '../playground/playground-page';
import { RemoteHealth } from '../remote-health/remote-health';
import { RemoteArea } from '../remotes/remote-area';

/** For developers: not in the menu, and a chunk of its own. */
const GalleryPage = lazy(async () => ({ default: (await import('../gallery/gallery-page')).GalleryPage }));

/** Rarely opened. */
const SessionsPage = lazy(async () => ({ default: (await import('../sessions/sessions-page')).SessionsPage }));

/** The host's own screens. Every other address belongs to a remote or does not exist. */
const screens: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'change-password', element: <ChangePasswordPage /> },
  { path: 'help', element: <HelpPage /> },
  { path: 'playground', element: <PlaygroundPage /> },
  { path: 'playground/components', element: <Suspense><GalleryPage /></Suspense> },
  { path: 'remotes', element: <RemoteHealth /> },
  { path: 'sessions', element: <Suspense><SessionsPage /></Suspense> },
  { path: '*', element: <RemoteArea /> },
];

/** How long the first screen waits for the menu, so that it appears whole. */
const menuLimitMs = 1_000;

/** False for a moment after sign-in. Screens load meanwhile, unseen. */
function useIsMenuKnown(): boolean {
  const { releases, error } = useRegistry();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), menuLimitMs);
    return () => clearTimeout(timer);
  }, []);
  return releases !== null || error !== null || isLate;
}

export function SignedIn(): ReactNode {
  const t = useTexts(shellTexts);
  const user = useUser();
  const main = useRef<HTMLElement>(null);
  const screen = useRoutes(screens);
  useHeadingFocus(main);
  useRegistryWatch();
  const isMenuKnown = useIsMenuKnown();
  if (user === null) return null; // the guard is about to leave
  return (
    <div className={styles.shell} data-unseen={!isMenuKnown || undefined}>
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
