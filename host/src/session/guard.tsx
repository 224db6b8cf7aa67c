import { Navigate, useLocation } from 'shared-ui/router';
import { useSession } from 'shared-ui/session';
import { type ReactNode, useEffect } from 'react';
import { accessTo, changePasswordPath, loginPath } from './guard-rule';
import { rememberOwner, rememberPath } from './return-path';
import { getEndReason } from './session-end';

/**
 * Sends a visitor to the login page and remembers where they wanted to go. It does not after they signed out
 * themselves or changed their password there.
 */
function ToLogin({ path }: { path: string }): ReactNode {
  useEffect(() => {
    const reason = getEndReason();
    const isDone = reason === 'signedOut' || (reason === 'passwordChanged' && path === changePasswordPath);
    if (!isDone) rememberPath(path);
  }, [path]);
  return <Navigate to={loginPath} replace />;
}

interface GuardProps {
  readonly signedIn: ReactNode;
  /** Help, as a visitor sees it. */
  readonly helpWithoutUser: ReactNode;
}

/** Lets signed-in users through to the screens they may see. */
export function Guard({ signedIn, helpWithoutUser }: GuardProps): ReactNode {
  const { user, token } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (user !== null) rememberOwner(user);
  }, [user]);
  const access = accessTo(pathname, { user, hasToken: token !== null });
  switch (access.kind) {
    case 'signIn':
      return <ToLogin path={pathname + search + hash} />;
    case 'redirect':
      return <Navigate to={access.to} replace />;
    case 'unauthorized':
      // A user whose session has just ended reads on the login page why it ended.
      if (getEndReason() !== null) return <ToLogin path={pathname + search + hash} />;
      return helpWithoutUser;
    case 'allowed':
      return signedIn;
  }
}
