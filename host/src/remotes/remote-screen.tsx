import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { useRoutes } from 'shared-ui/router';
import { type ReactNode, use } from 'react';
import { NotFoundPage } from '../shell/not-found-page';
import type { RemoteModule } from './load-module';
import type { RemoteLoad } from './load-store';
import { mountedRoutes } from './mounted-routes';
import { RemoteErrorPanel } from './remote-error-panel';

interface RemoteScreenProps {
  readonly release: RemoteRelease;
  readonly load: RemoteLoad;
  readonly onRetry: () => void;
}

function RemoteRoutes({ release, remote }: { release: RemoteRelease; remote: RemoteModule }): ReactNode {
  return useRoutes([...mountedRoutes(release, remote.routes), { path: '*', element: <NotFoundPage /> }]);
}

/** The remote's own screen, once it is here. */
export function RemoteScreen({ release, load, onRetry }: RemoteScreenProps): ReactNode {
  const result = use(load);
  if (result.ok) return <RemoteRoutes release={release} remote={result.value} />;
  // Denied looks like not found.
  if (result.failure.stage === 'permission') return <NotFoundPage />;
  return <RemoteErrorPanel name={release.name} version={release.version} failure={result.failure} onRetry={onRetry} />;
}
