import { type ReactNode, useEffect, useState } from 'react';
import { LateScreen, loadLimitMs } from '../loading/load-module';
import type { RemoteStart } from '../loading/start-remote';
import type { LoadableRelease } from '../registry/release';
import { RemoteLoading } from './remote-loading';

interface LimitedLoadingProps {
  readonly release: LoadableRelease;
  /** The load itself has limits of its own; the time counts from its end. */
  readonly start: Promise<RemoteStart>;
}

/** What a screen waits for may never come. Then it has failed, like a release that does not load. */
export function LimitedLoading({ release, start }: LimitedLoadingProps): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void start.then(() => {
      if (!isGone) timer = setTimeout(() => setIsLate(true), loadLimitMs);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [start]);
  if (isLate) throw new LateScreen();
  return <RemoteLoading release={release} />;
}
