import { useRoutes } from 'shared-ui/router';
import { type ReactNode, use } from 'react';
import { NotFoundPage } from '../shell/not-found-page';
import type { RemoteModule } from './load-module';
import type { LoadableRelease } from './loadable-release';
import { mountedRoutes } from './mounted-routes';
import { useProving } from './proven-release';
import { RemoteErrorPanel } from './remote-error-panel';
import type { RemoteStart } from './start-remote';

interface RemoteScreenProps {
  readonly start: Promise<RemoteStart>;
  readonly onRetry: () => void;
}

function RemoteRoutes({ release, remote }: { release: LoadableRelease; remote: RemoteModule }): ReactNode {
  useProving(release);
  return useRoutes([...mountedRoutes(release, remote.routes), { path: '*', element: <NotFoundPage /> }]);
}

/** The remote's own screen, once it is here. */
export function RemoteScreen({ start, onRetry }: RemoteScreenProps): ReactNode {
  const started = use(start);
  const { release } = started;
  if (started.ok) return <RemoteRoutes release={release} remote={started.module} />;
  // Denied looks like not found.
  if (started.failure.stage === 'permission') return <NotFoundPage />;
  return <RemoteErrorPanel name={release.name} version={release.version} failure={started.failure} onRetry={onRetry} />;
}
