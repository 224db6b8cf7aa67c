// Whether a release has kept to itself. What it changed of the rest of the page is taken back.
import type { LoadableRelease } from '../registry/release';
import { watchGlobals } from './host-globals';
import { removeForeignStyles } from './release-style';
import { failureAt, type LoadFailure } from './stage-result';

/** Begins to watch; the function it gives ends it. Null: all is as it was. */
export function watchIsolation({ name, manifestUrl }: LoadableRelease): () => LoadFailure | null {
  const takeBack = watchGlobals();
  return () => {
    const changed = takeBack();
    if (changed.length > 0) return failureAt('isolation', `It changed ${changed.slice(0, 5).join(', ')}`);
    const unscoped = removeForeignStyles(name, manifestUrl);
    return unscoped.length > 0 ? failureAt('isolation', `Its styles reach ${unscoped.slice(0, 5).join(', ')}`) : null;
  };
}
