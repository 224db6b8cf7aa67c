import { Outlet, useRoutes } from 'shared-ui/router';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { NotFoundPage } from '../frame/not-found-page';
import { isChunkError, LateScreen, type RemoteModule } from '../loading/load-module';
import { reportLoad } from '../loading/report-load';
import { describeError, failureAt, type LoadFailure } from '../loading/stage-result';
import type { RemoteStart } from '../loading/start-remote';
import { asNamedNow, type LoadableRelease } from '../registry/release';
import { AreaTitle, AreaTrail } from './area-title';
import { mountedRoutes } from './mounted-routes';
import { isProven, useProving } from './proven-release';
import { RemoteErrorPanel } from './remote-error-panel';
import { RemoteLoading } from './remote-loading';
import { Trespass, useIsolation } from './use-isolation';

interface RemoteScreenProps {
  readonly start: Promise<RemoteStart>;
  /** As the registry names it now. */
  readonly newest: LoadableRelease;
  readonly onRetry: () => void;
}

/** Around each page of the remote, but not around an address that it has no page for. */
function NamedPage({ release }: { release: LoadableRelease }): ReactNode {
  return (
    <>
      <AreaTitle release={release} />
      <AreaTrail release={release} />
      <Outlet />
    </>
  );
}

function RemoteRoutes({ release, remote }: { release: LoadableRelease; remote: RemoteModule }): ReactNode {
  useProving(release);
  useIsolation(release);
  return useRoutes([
    { element: <NamedPage release={release} />, children: mountedRoutes(release, remote.routes) },
    { path: '*', element: <NotFoundPage /> },
  ]);
}

/** The remote's own screen, once it is here. */
export function RemoteScreen({ start, newest, onRetry }: RemoteScreenProps): ReactNode {
  const started = use(start);
  const release = asNamedNow(started.release, newest);
  if (started.ok) return <RemoteRoutes release={release} remote={started.module} />;
  // Denied looks like not found.
  if (started.failure.stage === 'permission') return <NotFoundPage />;
  return (
    <>
      <AreaTitle release={release} />
      <RemoteErrorPanel name={release.name} version={release.version} failure={started.failure} onRetry={onRetry} />
    </>
  );
}

function failureOf(error: unknown): LoadFailure {
  if (error instanceof Trespass) return error.failure;
  const isLoad = isChunkError(error) || error instanceof LateScreen;
  return failureAt(isLoad ? 'load' : 'render', describeError(error));
}

interface RenderFailureProps {
  readonly start: Promise<RemoteStart>;
  readonly error: unknown;
  readonly onFallBack: (release: LoadableRelease, failure: LoadFailure) => void;
  readonly onRetry: () => void;
}

/**
 * A remote that was loaded and then broke: a part of it did not come, or a screen of it threw. A new release that
 * does so gives way to the one before.
 */
export function RenderFailure({ start, error, onFallBack, onRetry }: RenderFailureProps): ReactNode {
  const { release } = use(start);
  const [failure] = useState(() => failureOf(error));
  const givesWay = release.previous !== null && (failure.stage !== 'render' || !isProven(release));
  const onFailure = useEffectEvent((failed: LoadFailure) => {
    reportLoad(release, { durationMs: 0, failure: failed, isFallback: false });
    if (givesWay) onFallBack(release, failed);
  });
  useEffect(() => onFailure(failure), [failure]);
  if (givesWay) return <RemoteLoading release={release} />;
  return (
    <>
      <AreaTitle release={release} />
      <RemoteErrorPanel name={release.name} version={release.version} failure={failure} onRetry={onRetry} />
    </>
  );
}
