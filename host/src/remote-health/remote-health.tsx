import { may } from 'shared-contracts/rule/permission';
import { useUser } from 'shared-ui/session';
import { lazy, type ReactNode, Suspense } from 'react';
import { NotFoundPage } from '../frame/not-found-page';
import { RemoteLoading } from '../remotes/remote-loading';

const RemoteHealthPage = lazy(async () => ({ default: (await import('./remote-health-page')).RemoteHealthPage }));

/** Few ever see it, so it is a chunk of its own. Denied looks like not found. */
export function RemoteHealth(): ReactNode {
  const user = useUser();
  if (user === null || !may(user, 'adminRemote')) return <NotFoundPage />;
  return (
    <Suspense fallback={<RemoteLoading />}>
      <RemoteHealthPage />
    </Suspense>
  );
}
