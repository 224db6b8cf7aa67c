import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { isChunkError } from './check-integrity';
import { describeError, failureAt, type LoadFailure } from './load-result';
import type { LoadableRelease } from './loadable-release';
import { isProven } from './proven-release';
import { RemoteErrorPanel } from './remote-error-panel';
import { RemoteLoading } from './remote-loading';
import { reportLoad } from './report-load';
import type { RemoteStart } from './start-remote';

interface RenderFailureProps {
  readonly start: Promise<RemoteStart>;
  readonly error: unknown;
  readonly onFallBack: (release: LoadableRelease, failure: LoadFailure) => void;
  readonly onRetry: () => void;
}

/** A remote that was loaded and then broke: a part of it did not come, or a screen of it threw. A new release that does so gives way to the one before. */
export function RenderFailure({ start, error, onFallBack, onRetry }: RenderFailureProps): ReactNode {
  const { release } = use(start);
  const [failure] = useState(() => failureAt(isChunkError(error) ? 'load' : 'render', describeError(error)));
  const givesWay = release.previous !== null && (failure.stage === 'load' || !isProven(release));
  const onFailure = useEffectEvent((failed: LoadFailure) => {
    reportLoad(release, { durationMs: 0, failure: failed, isFallback: false });
    if (givesWay) onFallBack(release, failed);
  });
  useEffect(() => onFailure(failure), [failure]);
  if (givesWay) return <RemoteLoading />;
  return <RemoteErrorPanel name={release.name} version={release.version} failure={failure} onRetry={onRetry} />;
}
