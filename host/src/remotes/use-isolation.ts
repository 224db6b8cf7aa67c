import { useEffect, useState } from 'react';
import { settledAfterMs } from '../loading/begun-loads';
import { watchIsolation } from '../loading/isolation';
import type { LoadFailure } from '../loading/stage-result';
import type { LoadableRelease } from '../registry/release';

/** What a screen changed of the rest of the page: thrown to the boundary, which lets the release give way. */
export class Trespass extends Error {
  constructor(readonly failure: LoadFailure) {
    super(failure.detail);
    this.name = 'Trespass';
  }
}

/** Looks a moment after the first screen of a release: what runs only then has run. */
export function useIsolation(release: LoadableRelease): void {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  // Begins while the screen is rendered: its effects run before those of this component.
  const [findTrespass] = useState(() => watchIsolation(release));
  useEffect(() => {
    const timer = setTimeout(() => setFailure(findTrespass()), settledAfterMs);
    return () => clearTimeout(timer);
  }, [findTrespass]);
  if (failure !== null) throw new Trespass(failure);
}
