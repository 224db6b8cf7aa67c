import { useEffect } from 'react';
import { type LoadableRelease, releaseKey } from './loadable-release';

/** A release that has stood on screen for so long has started well: what breaks later is a bug of one screen. */
export const provenAfterMs = 10_000;

const proven = new Set<string>();

export function isProven(release: LoadableRelease): boolean {
  return proven.has(releaseKey(release));
}

/** Counts the time that a screen of the release stands. */
export function useProving(release: LoadableRelease): void {
  const key = releaseKey(release);
  useEffect(() => {
    const timer = setTimeout(() => proven.add(key), provenAfterMs);
    return () => clearTimeout(timer);
  }, [key]);
}
