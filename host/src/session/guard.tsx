import { Navigate, useLocation } from 'shared-ui/router';
import { useSession } from 'shared-ui/session';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadSignedIn } from '../shell/load-signed-in';
import { accessTo, changePasswordPath, loginPath } from './guard-rule';
import { rememberPath } from './return-path';
import { getEndReason } from './session-end';

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));
const HelpWithoutUser = lazy(async () => ({ default: (await import('../help/help-without-user')).HelpWithoutUser }));

/** Sends a visitor to the login page and remembers where he wanted to go, unless he signed out himself or has just changed his password there. */
function ToLogin({ path }: { path: string }): ReactNode {
  useEffect(() => {
    const reason = getEndReason();
    const isDone = reason === 'signedOut' || (reason === 'passwordChanged' && path === changePasswordPath);
    if (!isDone) rememberPath(path);
  }, [path]);
  return <Navigate to={loginPath} replace />;
}

/** Lets signed-in users through to the screens they may see. */
export function Guard(): ReactNode {
  const { user, token } = useSession();
  const { pathname, search, hash } = useLocation();
  const access = accessTo(pathname, { user, hasToken: token !== null });
  switch (access.kind) {
    case 'signIn':
      return <ToLogin path={pathname + search + hash} />;
    case 'redirect':
      return <Navigate to={access.to} replace />;
    case 'unauthorized':
      // Whose session has just ended was signed in: the login page tells him why he no longer is.
      if (getEndReason() !== null) return <ToLogin path={pathname + search + hash} />;
      return (
        <Suspense>
          <HelpWithoutUser />
        </Suspense>
      );
    case 'allowed':
      return (
        <Suspense>
          <SignedIn />
        </Suspense>
      );
  }
}
