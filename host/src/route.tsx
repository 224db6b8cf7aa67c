import type { RouteObject } from 'shared-ui/router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ApplicationError } from './frame/application-error';
import { Guard } from './session/guard';
import { loginPath } from './session/guard-rule';
import { LoginPage } from './session/login-page';

/** Everything that is seen after sign-in is one chunk. */
const loadSignedIn = () => import('./shell/signed-in');

/** Lets the chunk travel while the login call is being answered. A failure shows when the chunk is needed. */
function preloadSignedIn(): void {
  loadSignedIn().catch(() => undefined);
}

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));
const SetupPage = lazy(async () => ({ default: (await import('./setup/setup-page')).SetupPage }));
const RefusedPage = lazy(async () => ({ default: (await import('./session/directory-refused-page')).RefusedPage }));
const HelpWithoutUser = lazy(async () => ({ default: (await import('./help/help-without-user')).HelpWithoutUser }));

const guarded: ReactNode = (
  <Suspense>
    <Guard signedIn={<SignedIn />} helpWithoutUser={<HelpWithoutUser />} />
  </Suspense>
);

/** What exists before sign-in. The guarded screens have a table of their own, in the chunk that holds them. */
export const routes: RouteObject[] = [
  { path: loginPath, element: <LoginPage onSigningIn={preloadSignedIn} />, errorElement: <ApplicationError /> },
  { path: '/setup', element: <Suspense><SetupPage /></Suspense>, errorElement: <ApplicationError /> },
  { path: '/auth/refused', element: <Suspense><RefusedPage /></Suspense>, errorElement: <ApplicationError /> },
  { path: '*', element: guarded, errorElement: <ApplicationError /> },
];
