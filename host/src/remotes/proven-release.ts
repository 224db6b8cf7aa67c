import { useEffect, useEffectEvent } from 'react';
import { reportProven } from '../loading/report-load';
import { type LoadableRelease, releaseKey } from '../registry/release';

/** A release that has stood on screen for so long has started well: what breaks later is a bug of one screen. */
export const provenAfterMs = 10_000;

const proven = new Set<string>();

export function isProven(release: LoadableRelease): boolean {
  return proven.has(releaseKey(release));
}

/** Counts the time that a screen of the release stands. */
export function useProving(release: LoadableRelease): void {
  const key = releaseKey(release);
  const prove = useEffectEvent(() => {
    if (isProven(release)) return;
    proven.add(key);
    reportProven(release);
  });
  useEffect(() => {
    const timer = setTimeout(prove, provenAfterMs);
    return () => clearTimeout(timer);
  }, [key]);
}
