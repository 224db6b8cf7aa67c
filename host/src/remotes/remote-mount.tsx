import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { useTexts } from 'shared-ui/language';
import { useLocation } from 'shared-ui/router';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageTitle } from '../shell/page-title';
import type { LoadEnvironment } from './load-release';
import { describeError, failureAt } from './load-result';
import { type RemoteLoad, startLoad } from './load-store';
import { RemoteErrorPanel } from './remote-error-panel';
import { RemoteLoading } from './remote-loading';
import { RemoteScreen } from './remote-screen';
import { areaTitles } from './stage-text';
import { remoteTexts } from './text';

interface RemoteMountProps {
  readonly release: RemoteRelease;
  readonly environment: LoadEnvironment;
  readonly refreshRegistry: () => Promise<unknown>;
}

interface Attempt {
  readonly number: number;
  readonly load: RemoteLoad;
}

/** A remote that was loaded and then broke. */
function RenderFailure({ release, error, onRetry }: { release: RemoteRelease; error: unknown; onRetry: () => void }): ReactNode {
  const [failure] = useState(() => failureAt('render', describeError(error)));
  return <RemoteErrorPanel name={release.name} version={release.version} failure={failure} onRetry={onRetry} />;
}

/**
 * The place of one release on the page. The parent gives it a key of name and version, and every
 * attempt has its own boundary, so that an error never outlives what caused it.
 */
export function RemoteMount({ release, environment, refreshRegistry }: RemoteMountProps): ReactNode {
  const t = useTexts(remoteTexts);
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState<Attempt>(() => ({ number: 0, load: startLoad(release, environment) }));

  function retry(): void {
    setAttempt({ number: attempt.number + 1, load: startLoad(release, environment, true) });
    // A newer release than the one that failed takes its place by the parent's key.
    void refreshRegistry();
  }

  const titleKey = areaTitles[pathname.split('/')[1] ?? ''];
  return (
    <>
      <PageTitle page={titleKey === undefined ? release.name : t(titleKey)} />
      <ErrorBoundary
        key={attempt.number}
        fallbackRender={({ error }) => <RenderFailure release={release} error={error} onRetry={retry} />}
      >
        <Suspense fallback={<RemoteLoading />}>
          <RemoteScreen release={release} load={attempt.load} onRetry={retry} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
