import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { LoadEnvironment } from '../loading/load-release';
import { type RemoteStart, startInsteadOf, startRemote } from '../loading/start-remote';
import { type LoadableRelease, releaseKey } from '../registry/release';
import { FallbackNotice } from './fallback-notice';
import { LimitedLoading } from './limited-loading';
import { NewVersionBar, useEdited } from './new-version-bar';
import { RemoteScreen, RenderFailure } from './remote-screen';
import { useIdle } from './use-idle';
import { type Attempt, type Offer, useNewVersion } from './use-new-version';

interface RemoteMountProps {
  /** The newest release of the remote; it changes while the remote is on screen. */
  readonly release: LoadableRelease;
  readonly environment: LoadEnvironment;
  readonly refreshRegistry: () => Promise<unknown>;
}

/**
 * The place of one remote on the page. The release it began with stays until the user switches. The parent gives it
 * the remote's name as key, and every attempt has its own boundary. So an error never outlives its cause.
 */
export function RemoteMount({ release, environment, refreshRegistry }: RemoteMountProps): ReactNode {
  const isEdited = useEdited();
  const { revision } = environment;
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    number: 0,
    askedFor: release,
    revision,
    start: startRemote(release, environment),
  }));
  const begin = (start: Promise<RemoteStart>): void =>
    setAttempt(({ number }) => ({ number: number + 1, askedFor: release, revision, start }));
  const newVersion = useNewVersion(attempt, release, environment, (started) => begin(Promise.resolve(started)));

  /** What is on screen stays until the other one runs. */
  async function switchTo({ start }: Offer): Promise<void> {
    const started = await start();
    if (started === null) return;
    begin(Promise.resolve(started));
  }
  useIdle(newVersion !== null, () => {
    if (newVersion !== null && !isEdited()) void switchTo(newVersion);
  });

  function retry(): void {
    begin(startRemote(release, environment, true));
    // A newer release than the one that failed takes its place.
    void refreshRegistry();
  }

  return (
    <>
      <FallbackNotice newest={release} revision={revision} user={environment.user} />
      {newVersion !== null && (
        <NewVersionBar
          key={releaseKey(newVersion.release)}
          version={newVersion.release.version}
          changes={newVersion.release.changes ?? null}
          isEarlier={newVersion.isEarlier}
          isEdited={isEdited}
          onSwitch={async () => {
            await switchTo(newVersion);
            // The button is gone with its bar.
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        />
      )}
      <ErrorBoundary
        key={attempt.number}
        fallbackRender={({ error }) => (
          <RenderFailure
            start={attempt.start}
            error={error}
            onFallBack={(broken, failure) => begin(startInsteadOf(broken, failure, environment))}
            onRetry={retry}
          />
        )}
      >
        <Suspense fallback={<LimitedLoading release={release} start={attempt.start} />}>
          <RemoteScreen start={attempt.start} newest={release} onRetry={retry} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
