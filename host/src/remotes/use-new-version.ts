import { useEffect, useEffectEvent, useState } from 'react';
import { isHigherVersion } from 'shared-contracts/rule/version-range';
import { failureOf, rememberFailure } from '../loading/failed-release';
import type { LoadEnvironment } from '../loading/load-release';
import { prepareRelease } from '../loading/prepare-release';
import { reportLoad } from '../loading/report-load';
import { type RemoteStart, type StartedRemote, startRemote } from '../loading/start-remote';
import { type LoadableRelease, previousOf, releaseKey } from '../registry/release';

/** The start that is on screen, and what the registry said when it was made. */
export interface Attempt {
  readonly number: number;
  readonly askedFor: LoadableRelease;
  readonly revision: string;
  readonly start: Promise<RemoteStart>;
}

/** A release whose bytes are here. Nothing of it runs before somebody switches. */
export interface Offer {
  readonly release: LoadableRelease;
  /** Whether its version is before that on screen: somebody went back. */
  readonly isEarlier: boolean;
  /** Starts it behind what is on screen; null: it failed, and what is on screen stays. */
  readonly start: () => Promise<StartedRemote | null>;
}

function isSame(one: LoadableRelease, other: LoadableRelease): boolean {
  return releaseKey(one) === releaseKey(other);
}

/** The newest release that is not on screen and can be had, or the one before it where that is new as well. */
async function findNext(shown: LoadableRelease, newest: LoadableRelease, environment: LoadEnvironment): Promise<LoadableRelease | null> {
  if (isSame(shown, newest)) return null;
  const { revision } = environment;
  if (failureOf(newest, revision) === null) {
    const startedAt = performance.now();
    const prepared = await prepareRelease(newest, environment);
    if (prepared.ok) return newest;
    const { failure } = prepared;
    reportLoad(newest, { durationMs: performance.now() - startedAt, failure, isFallback: false });
    if (!failure.isUnanswered) rememberFailure({ release: newest, failure, inUse: shown, revision });
  }
  const previous = previousOf(newest);
  if (previous === null || isSame(previous, shown)) return null;
  return (await prepareRelease(previous, environment)).ok ? previous : null;
}

/**
 * What could take the place of what is on screen. A new release is fetched and checked first: one that cannot be had
 * is never offered. Where nothing works yet, `onReplace` gets it without asking.
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
    if (!shown.ok) {
      const next = await startRemote(newest, environment);
      if (isCurrent() && next.ok) onReplace(next);
      return;
    }
    const next = await findNext(shown.release, newest, environment);
    if (!isCurrent()) return;
    if (next === null) return setMade(null);
    const start = async (): Promise<StartedRemote | null> => {
      const started = await startRemote(newest, environment);
      if (started.ok && !isSame(started.release, shown.release)) return started;
      setMade(null);
      return null;
    };
    setMade({ to: attempt, offer: { release: next, isEarlier: isHigherVersion(shown.release.version, next.version), start } });
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
