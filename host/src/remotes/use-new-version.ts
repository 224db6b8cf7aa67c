import { useEffect, useEffectEvent, useState } from 'react';
import { isHigherVersion } from 'shared-contracts/rule/version-range';
import type { LoadEnvironment } from '../loading/load-release';
import { type RemoteStart, type StartedRemote, startRemote } from '../loading/start-remote';
import { type LoadableRelease, releaseKey } from '../registry/release';

/** The start that is on screen, and what the registry said when it was made. */
export interface Attempt {
  readonly number: number;
  readonly askedFor: LoadableRelease;
  readonly revision: string;
  readonly start: Promise<RemoteStart>;
}

/** A release that runs already, behind the one on screen. */
export interface Offer {
  readonly started: StartedRemote;
  /** Whether its version is before that on screen: somebody went back. */
  readonly isEarlier: boolean;
}

function isSame(one: LoadableRelease, other: LoadableRelease): boolean {
  return releaseKey(one) === releaseKey(other);
}

/**
 * What could take the place of what is on screen. A new release is loaded behind it first: one that
 * fails is never offered. Where nothing works yet, `onReplace` gets it without asking.
 */
export function useNewVersion(
  attempt: Attempt,
  newest: LoadableRelease,
  environment: LoadEnvironment,
  onReplace: (started: StartedRemote) => void,
): Offer | null {
  const [made, setMade] = useState<{ readonly to: Attempt; readonly offer: Offer } | null>(null);
  const newestKey = releaseKey(newest);
  const isNews = attempt.revision !== environment.revision || !isSame(attempt.askedFor, newest);

  const prepare = useEffectEvent(async (isCurrent: () => boolean) => {
    const shown = await attempt.start;
    if (!isCurrent()) return;
    const next = shown.ok && isSame(shown.release, newest) ? null : await startRemote(newest, environment);
    if (!isCurrent()) return;
    if (next?.ok !== true || (shown.ok && isSame(next.release, shown.release))) setMade(null);
    else if (shown.ok)
      setMade({ to: attempt, offer: { started: next, isEarlier: isHigherVersion(shown.release.version, next.release.version) } });
    else onReplace(next);
  });

  useEffect(() => {
    if (!isNews) return undefined;
    let isCurrent = true;
    void prepare(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isNews, attempt, newestKey, environment.revision]);

  // An offer was made for one attempt; the next one knows of the release by itself.
  return isNews && made?.to === attempt ? made.offer : null;
}
